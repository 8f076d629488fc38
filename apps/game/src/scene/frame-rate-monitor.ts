/** Below about 35 frames a second a movement is no pleasure. */
const SLOW_MS = 28;
const VERY_SLOW_MS = 100;
const MANY = 90;

const weightOf = (ms: number) => {
  if (ms > VERY_SLOW_MS) return 15;
  return ms > SLOW_MS ? 1 : -1;
};

/** Tells, frame by frame, whether the device is too slow for what moves by itself. */
export const watchFrames = () => {
  let slow = 0;
  return (ms: number) => {
    slow = Math.max(0, slow + weightOf(ms));
    return slow >= MANY;
  };
};
