import { useCallback, useEffect, useRef, useState } from 'react';
import type { Speech, VoiceAt } from './speech.ts';
import type { SpokenPart } from './spoken-part.ts';

type Reading = {
  speech: Speech;
  parts: readonly SpokenPart[];
  /** Setting that reads new content automatically. */
  isOn: boolean;
  /** Changes with the content to read. */
  about: unknown;
};

/**
 * Reads a question aloud, automatically if the setting is on. Stops when the component unmounts.
 */
export const useReadAloud = ({ speech, parts, isOn, about }: Reading) => {
  const [voice, setVoice] = useState<VoiceAt>();
  const latest = useRef(parts);
  latest.current = parts;
  const read = useCallback(() => speech.say(latest.current, setVoice), [speech]);
  const readPart = useCallback(
    (name: string) =>
      speech.say(
        latest.current.filter((part) => part.name === name),
        setVoice,
      ),
    [speech],
  );
  const stop = useCallback(() => {
    speech.stop();
    setVoice(undefined);
  }, [speech]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: something new is read, not something else
  useEffect(() => {
    if (isOn) read();
    return stop;
  }, [speech, isOn, about, read]);
  const voiceIn = (name: string) => (voice?.name === name ? voice.from : undefined);
  return { read, readPart, stop, voiceIn, isSpeaking: voice !== undefined };
};
