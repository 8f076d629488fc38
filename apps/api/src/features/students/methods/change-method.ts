import type { SignInMethod } from '@wonderfield/contract/sign-in-method';
import type { Actor } from '../../../context/actor.ts';
import { insertAuditEvents } from '../../../context/audit-events.queries.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { endSessionsOf } from '../../sessions/sessions.ts';
import { createStudentPassword } from '../logins/make-student-password.ts';
import { replacePasswords } from '../logins/student-passwords.ts';
import { endCardsAndHands } from './cards.ts';
import { type StudentLogin, updateMethods } from './methods.queries.ts';
import { forgetPictureAttempts } from './picture-attempts.ts';
import { columnsOfMethod } from './pictures.ts';

type Adult = Context<Actor<'parent' | 'educator'>>;
type Change = { students: readonly StudentLogin[]; method: SignInMethod };

/** Returns true if the password that the school issued has to be replaced by the student. */
const mustChange = (student: StudentLogin, method: SignInMethod) =>
  method === 'own' && student.is_school_made && student.sealed_password !== null;

/**
 * Changes how students sign in. What the old method used ends: cards, codes, pictures, raised hands and sessions.
 * A student who needs a printed password and chose one gets a new one. The students are locked.
 * Returns how many students changed.
 */
export const changeSignInMethod = async (ctx: Adult, tx: Db, { students, method }: Change) => {
  const { deps, actor, request } = ctx;
  const changed = students.filter((student) => student.sign_in_method !== method);
  if (changed.length === 0) return 0;
  const ids = changed.map(({ id }) => id);
  const at = deps.now();
  await updateMethods(
    tx,
    changed.map((student) => ({
      id: student.id,
      ...columnsOfMethod(deps.sealer, { id: student.id, method }),
      mustChange: mustChange(student, method),
    })),
    at,
  );
  await endCardsAndHands(deps, tx, ids);
  await forgetPictureAttempts(deps, tx, ids);
  await endSessionsOf(deps, tx, ids);
  const withoutPrint = method === 'words' ? changed.filter((login) => !login.sealed_password) : [];
  const passwords = withoutPrint.map((student) => ({ student, password: createStudentPassword() }));
  await replacePasswords(ctx, tx, { passwords, mustChange: false });
  await insertAuditEvents(
    tx,
    ids.map((subjectId) => ({
      at,
      action: 'sign-in.method-changed' as const,
      subjectId,
      outcome: method,
      actorId: actor.id,
      requestId: request.id,
    })),
  );
  return changed.length;
};
