import type { Harvest } from '@wonderfield/contract/play/game-calls';
import { useEffect, useMemo } from 'react';
import { createSounds, type Sounds } from '../sound/sounds.ts';
import { useSpeech } from '../speech/use-speech.ts';

/** Returns the speech and the sounds of the game. The player can switch the sounds off. */
export const useGameAudio = (hasSound: boolean) => {
  const sounds = useMemo(() => createSounds(), []);
  const speech = useSpeech();
  useEffect(() => sounds.setOn(hasSound), [sounds, hasSound]);
  return { sounds, speech };
};
export type GameAudio = ReturnType<typeof useGameAudio>;

/** Plays the sound of a finished row or of a new visitor. */
export const useHarvestSound = (sounds: Sounds, harvest: Harvest | undefined) => {
  useEffect(() => {
    if (harvest) sounds.play(harvest.visitor ? 'visitor' : 'rowDone');
  }, [sounds, harvest]);
};
