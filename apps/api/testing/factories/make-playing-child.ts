import type { TestPortal } from '../build-test-app.ts';
import { openGame } from '../scenarios/play-game.ts';
import { type Family, makeFamily, makeHomeChild } from './make-family.ts';

type Traits = {
  playOption?: string;
  typingMode?: string;
  birthYear?: string;
  firstName?: string;
};

const openField = async (
  portal: TestPortal,
  family: Family,
  { avatarName, ...settings }: Traits & { avatarName: string },
) => {
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

const toStudentTraits = (avatarName: string, firstName: string | undefined) => ({
  ...(firstName ? { firstName } : {}),
  avatar: { name: avatarName, look: 'bloom-2' },
});

/** Creates a child in a new family and opens its game. */
export const makePlayingChild = async (
  portal: TestPortal,
  avatarName: string,
  { firstName, ...settings }: Traits = {},
) => {
  const family = await makeFamily(portal, toStudentTraits(avatarName, firstName));
  return openField(portal, family, { avatarName, ...settings });
};
export type PlayingChild = Awaited<ReturnType<typeof makePlayingChild>>;

/** Creates another child of the same parent and opens its game. */
export const makePlayingSibling = async (
  portal: TestPortal,
  { parent, session }: Pick<Family, 'parent' | 'session'>,
  avatarName: string,
  { firstName, ...settings }: Traits = {},
): Promise<PlayingChild> => {
  const child = await makeHomeChild(portal, {
    parentId: parent.id,
    ...toStudentTraits(avatarName, firstName),
  });
  return openField(portal, { parent, child, session }, { avatarName, ...settings });
};
