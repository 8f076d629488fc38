import { useCallback, useEffect, useRef, useState } from 'react';
import type { Speech, SpokenPart, VoiceAt } from './speech.ts';

type Reading = {
  speech: Speech;
  parts: readonly SpokenPart[];
  /** The setting: read as soon as there is something new. */
  isOn: boolean;
  /** Changes with what is to be read. */
  about: unknown;
};

/** Reads a question aloud, by itself when the setting is on, and falls silent on leaving. */
export const useReadAloud = ({ speech, parts, isOn, about }: Reading) => {
  const [voice, setVoice] = useState<VoiceAt>();
  const latest = useRef(parts);
  latest.current = parts;
  const read = useCallback(() => speech.say(latest.current, setVoice), [speech]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: something new is read, not something else
  useEffect(() => {
    if (isOn) read();
    return () => {
      speech.stop();
      setVoice(undefined);
    };
  }, [speech, isOn, about, read]);
  const stop = useCallback(() => {
    speech.stop();
    setVoice(undefined);
  }, [speech]);
  const voiceIn = (name: string) => (voice?.name === name ? voice.from : undefined);
  return { read, stop, voiceIn };
};
