import { sealStudentPassword } from '../../src/features/students/logins/student-password-encryption.ts';
import type { TestPortal } from '../build-test-app.ts';
import { makeParent } from './make-parent.ts';
import { makeStudent } from './make-student.ts';
import type { MadeUser } from './make-user.ts';
import { type SessionFields, signIn } from './sign-in.ts';

type StudentTraits = Parameters<typeof makeStudent>[1];
type Portal = Pick<TestPortal, 'db' | 'deps'>;
export type Family = { parent: MadeUser; child: MadeUser; session: SessionFields };

/** Creates a child with a password that guardians can view. */
export const makeHomeChild = async ({ db, deps }: Portal, traits: StudentTraits = {}) => {
  const child = await makeStudent(db, traits);
  await db
    .updateTable('students')
    .set({ sealed_password: sealStudentPassword(deps.sealer, child) })
    .where('user_id', '=', child.id)
    .execute();
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
