/** Below about 35 frames a second a movement is no pleasure. */
const SLOW_MS = 28;
const MANY = 90;

/** Tells, frame by frame, whether the device is too slow for what moves by itself. */
export const watchFrames = () => {
  let slow = 0;
  return (ms: number) => {
    slow = ms > SLOW_MS ? slow + 1 : Math.max(0, slow - 1);
    return slow >= MANY;
  };
};
