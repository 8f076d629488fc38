import { useEffect } from 'react';
import type { Speech } from '../speech/speech.ts';
import { gameStrings } from './game.strings.en.ts';
import type { Game } from './state/use-game.ts';

const KEY = 'no-voice-notice';

/** Returns true the first time on this device. */
const isFirstTime = () => {
  try {
    if (localStorage.getItem(KEY) !== null) return false;
    localStorage.setItem(KEY, '1');
    return true;
  } catch {
    // The browser stores nothing, so the notice comes with every start of the game.
    return true;
  }
};

type NoticeParams = Pick<Game, 'state' | 'setNotice'> & {
  speech: Speech;
  /** False in the sample, which stores nothing. */
  isStored: boolean;
};

/** Tells an adult once that the device cannot read aloud to a child who needs it. */
export const useNoVoiceNotice = ({ state, setNotice, speech, isStored }: NoticeParams) => {
  const isNeeded = speech.isMissing === true && state.field.settings.readAloud;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the missing voice decides
  useEffect(() => {
    if (isNeeded && (!isStored || isFirstTime())) setNotice(gameStrings.noVoice);
  }, [isNeeded]);
};
