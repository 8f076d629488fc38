import type { PlaySettings } from '@wonderfield/contract/play/game-calls';
import type { Context } from '../../../context/context.ts';
import type { Player } from '../../../context/player.ts';
import { insertPlayer, updateSettings } from './players.queries.ts';

/** Saves the player's settings for all devices. */
export const savePlaySettings = async (
  { deps, actor }: Context<Player>,
  settings: PlaySettings,
) => {
  await insertPlayer(deps.db, actor.id);
  await updateSettings(deps.db, actor.id, {
    hears_sound: settings.sound,
    reads_aloud: settings.readAloud,
    wants_voice: settings.readAloud,
    is_plain: settings.plain,
  });
  return { settings };
};
