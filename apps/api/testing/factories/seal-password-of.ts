import { sealPassword } from '../../src/security/stored-password.ts';
import type { TestPortal } from '../build-test-app.ts';
import type { MadeUser } from './make-user.ts';

/** Stores the password of a made student sealed, so that adults may show it. */
export const sealPasswordOf = async (
  { db, deps }: Pick<TestPortal, 'db' | 'deps'>,
  student: MadeUser,
) => {
  await db
    .updateTable('users')
    .set(sealPassword(deps.sealer, student))
    .where('id', '=', student.id)
    .execute();
};
