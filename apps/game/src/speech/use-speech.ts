import { useEffect, useMemo, useState } from 'react';
import { browserVoices, createSpeech, type Speech } from './speech.ts';

const hasVoices = () => (browserVoices()?.synthesis.getVoices().length ?? 0) > 0;

/** Returns the speech of the device. Voices load late, so `isThere` can become true. */
export const useSpeech = (): Speech => {
  const [isThere, setIsThere] = useState(hasVoices);
  const speech = useMemo(() => createSpeech(), []);
  useEffect(() => {
    const synthesis = browserVoices()?.synthesis;
    const handleChange = () => setIsThere(hasVoices());
    handleChange();
    synthesis?.addEventListener?.('voiceschanged', handleChange);
    return () => {
      synthesis?.removeEventListener?.('voiceschanged', handleChange);
      speech.stop();
    };
  }, [speech]);
  return useMemo(() => ({ ...speech, isThere }), [speech, isThere]);
};
