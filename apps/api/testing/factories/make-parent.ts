import type { Db } from '../../src/db/connection/connection.ts';
import { makeConsent } from './make-consent.ts';
import { makeStudent } from './make-student.ts';
import { type MadeUser, makeUser, onceBefore, type UserTraits } from './make-user.ts';

type ParentTraits = UserTraits & { ageVerified?: boolean; confirmed?: boolean; children?: number };

/** Creates a parent, by default with adult check and confirmed email. */
export const makeParent = async (
  db: Db,
  { ageVerified = true, confirmed = true, children = 0, ...traits }: ParentTraits = {},
): Promise<MadeUser & { children: MadeUser[] }> => {
  const parent = await makeUser(db, 'parent', traits, {
    email_confirmed_at: onceBefore(confirmed),
    age_verified_at: onceBefore(ageVerified),
  });
  if (ageVerified) await makeConsent(db, parent.id);
  const made: MadeUser[] = [];
  for (let number = 0; number < children; number += 1) {
    made.push(await makeStudent(db, { parentId: parent.id }));
  }
  return { ...parent, children: made };
};
