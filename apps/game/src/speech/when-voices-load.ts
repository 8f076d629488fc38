/** Longest time that voices need to load. */
export const VOICES_MS = 2_000;

/**
 * Runs an action once the device has voices, at once if they are loaded. Gives up after two seconds.
 * Returns a function that stops waiting.
 */
export const whenVoicesLoad = (synthesis: SpeechSynthesis, run: () => void) => {
  if (synthesis.getVoices().length > 0) {
    run();
    return () => {};
  }
  const handleChange = () => {
    if (synthesis.getVoices().length === 0) return;
    stop();
    run();
  };
  const stop = () => {
    clearTimeout(timer);
    synthesis.removeEventListener?.('voiceschanged', handleChange);
  };
  const timer = setTimeout(() => stop(), VOICES_MS);
  synthesis.addEventListener?.('voiceschanged', handleChange);
  return stop;
};
