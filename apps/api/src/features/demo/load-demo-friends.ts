import type { Deps } from '../../dependencies.ts';
import { lockDemo } from './demo.queries.ts';
import {
  hasWishes,
  insertDemoWish,
  nameDemoAvatar,
  selectDemoIds,
} from './demo-friends.queries.ts';

/** Classmates who have named their avatars, so that they can be met. */
const NAMED = [
  { username: 'ben4021', name: 'MossyPaw', look: 'bloom-5' },
  { username: 'chloe7735', name: 'KiteRider', look: 'bloom-8' },
] as const;
const MAYA = 'maya4827';

/** Two wishes that wait for Maya's parent: one of hers, one of a classmate. */
export const loadDemoFriends = (deps: Deps) =>
  deps.db.transaction().execute(async (tx) => {
    await lockDemo(tx);
    const ids = await selectDemoIds(tx, [MAYA, ...NAMED.map(({ username }) => username)]);
    for (const { username, ...avatar } of NAMED) await nameDemoAvatar(tx, username, avatar);
    const maya = ids.get(MAYA);
    const [ben, chloe] = NAMED.map(({ username }) => ids.get(username));
    if (!maya || !ben || !chloe || (await hasWishes(tx, maya))) return;
    const now = deps.now();
    await insertDemoWish(tx, { askedBy: ben, askedOf: maya, now });
    await insertDemoWish(tx, { askedBy: maya, askedOf: chloe, now });
  });
