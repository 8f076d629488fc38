import type { TestPortal } from '../build-test-app.ts';
import { makeParent } from './make-parent.ts';
import { makeStudent } from './make-student.ts';
import type { MadeUser } from './make-user.ts';
import { sealPasswordOf } from './seal-password-of.ts';
import { type SessionFields, signIn } from './sign-in.ts';

type StudentTraits = Parameters<typeof makeStudent>[1];
type Portal = Pick<TestPortal, 'db' | 'deps'>;
export type Family = { parent: MadeUser; child: MadeUser; session: SessionFields };

/** Creates a child with a password that guardians can view. */
export const makeHomeChild = async (portal: Portal, traits: StudentTraits = {}) => {
  const child = await makeStudent(portal.db, traits);
  await sealPasswordOf(portal, child);
  return child;
};

export const makeFamily = async (portal: Portal, traits: StudentTraits = {}): Promise<Family> => {
  const parent = await makeParent(portal.db);
  const child = await makeHomeChild(portal, { parentId: parent.id, ...traits });
  return { parent, child, session: await signIn(portal, parent) };
};

export const makeSecondParent = async (portal: Portal, child: MadeUser) => {
  const parent = await makeParent(portal.db);
  const { id: consentId } = await portal.db
    .selectFrom('consents')
    .select('id')
    .where('guardian_id', '=', parent.id)
    .executeTakeFirstOrThrow();
  await portal.db
    .insertInto('guardianships')
    .values({ parent_id: parent.id, child_id: child.id, consent_id: consentId })
    .execute();
  return { parent, session: await signIn(portal, parent) };
};
