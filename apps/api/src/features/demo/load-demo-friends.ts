import type { Deps } from '../../dependencies.ts';
import { lockDemo } from './demo.queries.ts';
import {
  hasFriendRequests,
  insertDemoFriendRequest,
  insertDemoYes,
  nameDemoAvatar,
  selectDemoIds,
} from './demo-friends.queries.ts';

/** Classmates with named avatars, so players can visit them. */
const NAMED = [
  { username: 'ben4021', name: 'MossyPaw', look: 'bloom-5' },
  { username: 'chloe7735', name: 'KiteRider', look: 'bloom-8' },
  { username: 'diego2846', name: 'BoldWren', look: 'bloom-1' },
] as const;
const MAYA = 'maya4827';
const DANA = 'dana@demo.wonderfield.example';

/**
 * Creates a friend of Maya and two friend requests that wait for her parent: one sent and one
 * received.
 */
export const loadDemoFriends = (deps: Deps) =>
  deps.db.transaction().execute(async (tx) => {
    await lockDemo(tx);
    const ids = await selectDemoIds(tx, [MAYA, DANA, ...NAMED.map(({ username }) => username)]);
    for (const { username, ...avatar } of NAMED) await nameDemoAvatar(tx, username, avatar);
    const maya = ids.get(MAYA);
    const dana = ids.get(DANA);
    const [ben, chloe, diego] = NAMED.map(({ username }) => ids.get(username));
    if (!maya || !dana || !ben || !chloe || !diego || (await hasFriendRequests(tx, maya))) return;
    const now = deps.now();
    await insertDemoFriendRequest(tx, { askedBy: ben, askedOf: maya, now });
    await insertDemoFriendRequest(tx, { askedBy: maya, askedOf: chloe, now });
    await insertDemoFriendRequest(tx, { askedBy: maya, askedOf: diego, now });
    await insertDemoYes(tx, { childId: maya, friendId: diego, parentId: dana, now });
  });
