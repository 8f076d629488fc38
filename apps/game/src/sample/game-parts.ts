import type { ComponentType } from 'react';
import type { OpenGame } from '../session/start-game.ts';

/**
 * Parts of the game that the page hands to the sample. If the sample imported them, the build would
 * divide the first file of the game, and students would load more.
 */
export type GameParts = {
  Game: ComponentType<{ entered: OpenGame; onError: () => void }>;
  ErrorCard: ComponentType<{ onRetry: () => void }>;
  /** A flower by its number. */
  Flower: ComponentType<{ seed: number; size: number }>;
  Hare: ComponentType<{ className: string | undefined }>;
};
