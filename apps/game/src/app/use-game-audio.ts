import type { Harvest, Row } from '@wonderfield/contract/play/game-calls';
import { useEffect, useMemo } from 'react';
import type { OpenGame } from '../session/start-game.ts';
import { createSounds, type Sounds } from '../sound/sounds.ts';
import { takeTurns } from '../sound/take-turns.ts';
import { useSpeech } from '../speech/use-speech.ts';
import { useSpokenButtons } from '../speech/use-spoken-buttons.ts';
import { isPreReader } from '../tasks/pre-reader/is-pre-reader.ts';
import type { Screen } from './state/game-state.ts';
import type { Game } from './state/use-game.ts';
import { useNoVoiceNotice } from './use-no-voice-notice.ts';

/** Returns true if the current task, or every task on the device, is for children who cannot read. */
const needsSlowVoice = (screen: Screen, rows: readonly Row[]) => {
  const tasks =
    screen.kind === 'row'
      ? screen.row.tasks.slice(screen.position, screen.position + 1)
      : rows.flatMap((row) => row.tasks);
  return tasks.length > 0 && tasks.every(isPreReader);
};

/** Plays the sound of a finished row or of a new visitor. */
const useHarvestSound = (sounds: Sounds, harvest: Harvest | undefined) => {
  useEffect(() => {
    if (harvest) sounds.play(harvest.visitor ? 'visitor' : 'rowDone');
  }, [sounds, harvest]);
};

/** Returns the sounds and the voice of the device, which take turns. */
const useSoundsAndSpeech = (isSlow: boolean) => {
  const { say: sayNow, stop: stopNow, isSpeaking, isThere, isMissing } = useSpeech(isSlow);
  const { sounds, say, stop } = useMemo(
    () => takeTurns(createSounds(), { say: sayNow, stop: stopNow, isSpeaking }),
    [sayNow, stopNow, isSpeaking],
  );
  const speech = useMemo(
    () => ({ say, stop, isThere, isMissing }),
    [say, stop, isThere, isMissing],
  );
  return { sounds, speech };
};

type GameAudioParams = Pick<Game, 'state' | 'rows' | 'setNotice'>;

/** Returns the speech and the sounds of the game, as the player set them. */
export const useGameAudio = (
  { state, rows, setNotice }: GameAudioParams,
  { isSample }: Pick<OpenGame, 'isSample'>,
) => {
  const { screen, field } = state;
  const { sound, readAloud } = field.settings;
  const audio = useSoundsAndSpeech(needsSlowVoice(screen, rows));
  useEffect(() => audio.sounds.setOn(sound), [audio.sounds, sound]);
  useSpokenButtons(audio.speech, readAloud);
  useNoVoiceNotice({ state, setNotice, speech: audio.speech, isStored: !isSample });
  useHarvestSound(audio.sounds, screen.kind === 'harvest' ? screen.harvest : undefined);
  return audio;
};
export type GameAudio = ReturnType<typeof useGameAudio>;
