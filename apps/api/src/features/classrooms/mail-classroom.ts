import type { Deps } from '../../dependencies.ts';
import { layOutEmail } from '../../gateways/email/email-layout.ts';
import { findAccount } from '../accounts/accounts.ts';
import { selectOptionalClassroom } from './classrooms.queries.ts';

type Notification = { subject: string; paragraphs: string[]; footnote: string };

/**
 * Emails the owner of an existing classroom. Reads both when the email is sent, so the data is
 * current.
 */
const writeToOwner = async (
  { db, mailer, config }: Deps,
  classroomId: string,
  notification: (classroom: string) => Notification,
) => {
  const classroom = await selectOptionalClassroom(db, classroomId);
  const owner = classroom && (await findAccount(db, classroom.owner_id));
  if (!owner) return;
  await mailer.send(
    layOutEmail({
      to: owner.email,
      name: owner.first_name,
      ...notification(classroom.name),
      action: { label: 'Open my classrooms', url: `${config.PUBLIC_URL}/classrooms` },
    }),
  );
};

export const mailClassroomTransferred = (deps: Deps, classroomId: string) =>
  writeToOwner(deps, classroomId, (classroom) => ({
    subject: 'You are the new owner of a classroom',
    paragraphs: [
      `Your school’s administrator gave you the classroom ${classroom}. You’ll find it under My Classrooms, with all its students.`,
    ],
    footnote: 'If you think this is a mistake, please ask your school.',
  }));

export const mailClassCodeCrowded = (deps: Deps, classroomId: string) =>
  writeToOwner(deps, classroomId, (classroom) => ({
    subject: 'Unusually many students joined with your class code',
    paragraphs: [
      `Many accounts were created with the class code of ${classroom} within an hour, so we stopped the code until the hour is over.`,
      'If this was not your class, renew the code or switch it off, and remove the students you do not know. You can do both under My Classrooms.',
    ],
    footnote: 'We send this email for the safety of your students.',
  }));
