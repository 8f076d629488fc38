import type { TestPortal } from '../build-test-app.ts';
import { openGame } from '../play-game.ts';
import { makeFamily } from './make-family.ts';

type Traits = {
  playOption?: string;
  typingMode?: string;
  birthYear?: string;
  firstName?: string;
};

/** A child of a family of its own, with the game open. */
export const makePlayingChild = async (
  portal: TestPortal,
  avatarName: string,
  { firstName, ...settings }: Traits = {},
) => {
  const family = await makeFamily(portal, {
    ...(firstName ? { firstName } : {}),
    avatar: { name: avatarName, look: 'bloom-2' },
  });
  await portal.db
    .updateTable('students')
    .set({
      play_option: settings.playOption ?? 'all',
      typing_mode: settings.typingMode ?? 'preType',
      birth_year: settings.birthYear ?? '2018',
    })
    .where('user_id', '=', family.child.id)
    .execute();
  const game = await openGame(portal, family.child);
  const { playerKey } = await game.field();
  return { ...family, game, playerKey, name: avatarName };
};
export type PlayingChild = Awaited<ReturnType<typeof makePlayingChild>>;
