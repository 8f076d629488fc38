import { endSessionsAndGames } from '../../sessions/sessions.ts';
import { recordPasswordEvents } from '../../students/logins/student-passwords.ts';
import { forgetPictureAttempts } from '../../students/methods/picture-attempts.ts';
import { redealPictures, revealPictures } from '../../students/methods/student-logins.ts';
import {
  auditEach,
  ensureNoOwnPassword,
  lockManaged,
  type Manager,
  type Wanted,
} from './manage-students.ts';

/** Shows the pictures of students who sign in with them. Records the views in one transaction. */
export const showPictures = (ctx: Manager, wanted: Wanted) =>
  ctx.transaction(async (tx) => {
    const pictures = revealPictures(ctx.deps, await lockManaged(ctx, tx, wanted));
    const studentIds = pictures.map(({ userId }) => userId);
    await recordPasswordEvents(ctx, tx, { studentIds, action: 'viewed' });
    await auditEach(ctx, tx, 'sign-in.pictures-shown', studentIds);
    return { pictures };
  });

/** Deals new pictures to students who sign in with them. Ends sessions opened with the old ones. */
export const renewPictures = (ctx: Manager, wanted: Wanted) =>
  ctx.transaction(async (tx) => {
    const { deps } = ctx;
    const students = await lockManaged(ctx, tx, wanted);
    ensureNoOwnPassword(students);
    const pictures = await redealPictures(deps, tx, students);
    const studentIds = pictures.map(({ userId }) => userId);
    if (studentIds.length === 0) return { pictures };
    await forgetPictureAttempts(deps, tx, studentIds);
    await endSessionsAndGames(deps, tx, { userIds: studentIds, kinds: ['pictures'] });
    await recordPasswordEvents(ctx, tx, { studentIds, action: 'changed' });
    await auditEach(ctx, tx, 'sign-in.pictures-renewed', studentIds);
    return { pictures };
  });
