import { useCallback, useEffect } from 'react';

/** Slightly slower than adults talk. */
const RATE = 0.92;

const canSpeak = () =>
  typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined';

/**
 * Returns a function that reads a text aloud with the voice of the browser, or undefined if there
 * is no voice. A new text and leaving the page stop the earlier one.
 */
export const useReadAloud = (): ((text: string) => void) | undefined => {
  useEffect(() => () => void (canSpeak() && speechSynthesis.cancel()), []);
  const read = useCallback((text: string) => {
    speechSynthesis.cancel();
    const words = new SpeechSynthesisUtterance(text);
    words.lang = 'en-US';
    words.rate = RATE;
    speechSynthesis.speak(words);
  }, []);
  return canSpeak() ? read : undefined;
};
