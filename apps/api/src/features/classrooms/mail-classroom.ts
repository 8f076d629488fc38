import type { Deps } from '../../dependencies.ts';
import { findAccount } from '../accounts/accounts.ts';
import {
  classCodeCrowdedEmail,
  classroomTransferredEmail,
  picturesGuessedEmail,
} from './classrooms.emails.ts';
import { selectOptionalClassroom } from './classrooms.queries.ts';

/**
 * Emails the owner of an existing classroom. Reads both when the email is sent, so the data is
 * current.
 */
const writeToOwner = async (
  { db, mailer, config }: Deps,
  classroomId: string,
  email: typeof classroomTransferredEmail,
) => {
  const classroom = await selectOptionalClassroom(db, classroomId);
  const owner = classroom && (await findAccount(db, classroom.owner_id));
  if (!owner) return;
  const to = { to: owner.email, name: owner.first_name, portalUrl: config.PUBLIC_URL };
  await mailer.send(email(to, classroom.name));
};

export const mailClassroomTransferred = (deps: Deps, classroomId: string) =>
  writeToOwner(deps, classroomId, classroomTransferredEmail);

export const mailClassCodeCrowded = (deps: Deps, classroomId: string) =>
  writeToOwner(deps, classroomId, classCodeCrowdedEmail);

export const mailPicturesGuessed = (deps: Deps, classroomId: string) =>
  writeToOwner(deps, classroomId, picturesGuessedEmail);
