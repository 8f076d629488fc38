/** Below about 35 frames per second, movement looks bad. */
const SLOW_MS = 28;
const VERY_SLOW_MS = 100;
const MANY = 90;

const weightOf = (ms: number) => {
  if (ms > VERY_SLOW_MS) return 15;
  return ms > SLOW_MS ? 1 : -1;
};

/** Returns a function that reports per frame whether the device is too slow for idle animations. */
export const monitorFrameRate = () => {
  let slow = 0;
  return (ms: number) => {
    slow = Math.max(0, slow + weightOf(ms));
    return slow >= MANY;
  };
};
