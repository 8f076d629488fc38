const INPUTS = ['pointerdown', 'keydown', 'touchstart'] as const;
const CHECK_MS = 10_000;

type IdleWatch = {
  limitMs: number;
  /** Time of the last input before the page loaded. Defaults to now. */
  lastInputAt?: number | undefined;
  /** Stores the time of an input for the next load of the page. */
  storeInput?: (at: number) => void;
  onIdle: () => void;
};

/**
 * Calls `onIdle` after a time without input. Returns a function that stops it. Compares times, because a
 * sleeping device runs no timers, and before each input, because the tap that wakes a device may come
 * from the next student.
 */
export const watchIdle = ({
  limitMs,
  lastInputAt = Date.now(),
  storeInput = () => {},
  onIdle,
}: IdleWatch) => {
  let last = lastInputAt;
  let isDone = false;
  const check = () => {
    if (isDone || Date.now() - last < limitMs) return;
    isDone = true;
    onIdle();
  };
  const handleInput = () => {
    check();
    if (isDone) return;
    last = Date.now();
    storeInput(last);
  };
  check();
  const timer = setInterval(check, CHECK_MS);
  for (const input of INPUTS) document.addEventListener(input, handleInput, true);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearInterval(timer);
    for (const input of INPUTS) document.removeEventListener(input, handleInput, true);
    document.removeEventListener('visibilitychange', check);
  };
};
