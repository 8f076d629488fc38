import { rowsLeft } from '../row/offline-rows.ts';
import { gameStrings } from './game.strings.en.ts';
import type { Game } from './state/use-game.ts';

type GameConditions = {
  /** True if the device cannot store data. */
  hasNoRoom: boolean;
  /** True if the device can play rows offline. */
  hasDeviceKey: boolean;
  /** True if the player wants pictures, but they cannot be drawn. */
  lacksPictures: boolean;
};

/** Returns the message of the game, most important first, or undefined if there is none. */
export const gameMessage = (
  { notice, isOffline, rows, state }: Game,
  { hasNoRoom, hasDeviceKey, lacksPictures }: GameConditions,
) => {
  if (notice !== undefined) return notice;
  if (hasNoRoom) return gameStrings.noRoom;
  if (!isOffline) return lacksPictures ? gameStrings.noPictures : undefined;
  return hasDeviceKey ? gameStrings.away(rowsLeft(rows, state.field.places)) : gameStrings.offline;
};
