import { useEffect, useMemo, useRef, useState } from 'react';
import { browserVoices, createSpeech, RATE, SLOW_RATE, type Speech } from './speech.ts';
import { VOICES_MS } from './when-voices-load.ts';

const hasVoices = () => (browserVoices()?.synthesis.getVoices().length ?? 0) > 0;

/** Returns whether the device has a voice, and whether it still has none after two seconds. */
const useVoices = () => {
  const [isThere, setIsThere] = useState(hasVoices);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const synthesis = browserVoices()?.synthesis;
    const handleChange = () => setIsThere(hasVoices());
    handleChange();
    synthesis?.addEventListener?.('voiceschanged', handleChange);
    const timer = setTimeout(() => setLate(true), VOICES_MS);
    return () => {
      clearTimeout(timer);
      synthesis?.removeEventListener?.('voiceschanged', handleChange);
    };
  }, []);
  return { isThere, isMissing: isLate && !isThere };
};

/** Returns the speech of the device. Voices load late, so `isThere` can become true. */
export const useSpeech = (isSlow: boolean) => {
  const { isThere, isMissing } = useVoices();
  const rate = useRef(RATE);
  rate.current = isSlow ? SLOW_RATE : RATE;
  const speech = useMemo(() => createSpeech(browserVoices(), () => rate.current), []);
  useEffect(() => {
    // A tap interrupts the voice. What was tapped may speak next.
    document.addEventListener('pointerdown', speech.stop, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', speech.stop, { capture: true });
      speech.stop();
    };
  }, [speech]);
  return useMemo(
    () => ({ ...speech, isThere, isMissing }) satisfies Speech,
    [speech, isThere, isMissing],
  );
};
