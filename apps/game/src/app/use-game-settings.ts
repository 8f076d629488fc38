import type { PlaySettings } from '@wonderfield/contract/play/game-calls';
import type { Game } from './state/use-game.ts';
import { usePictures } from './use-pictures.ts';
import { useWordsMode } from './use-words-mode.ts';

/** Returns the settings as they apply on this device, and the drawing that follows from them. */
export const useGameSettings = (
  { state, changeSettings }: Game,
  { bloom, isStored }: { bloom: number; isStored: boolean },
) => {
  const { settings, playerKey } = state.field;
  const words = useWordsMode({ playerKey, earlier: settings.plain, isStored });
  const pictures = usePictures(words.isOn, bloom);
  return {
    pictures,
    settings: { ...settings, plain: words.isOn },
    change: (next: PlaySettings) => {
      // The player asked for pictures again, and drawing may work now.
      if (!next.plain) pictures.retry();
      words.change(next.plain);
      changeSettings({ ...next, plain: settings.plain });
    },
  };
};
