import type { Deps } from '../../dependencies.ts';
import { layOutLetter } from '../../gateways/letter-layout.ts';
import { findAccount } from '../accounts/accounts.ts';
import { selectOptionalClassroom } from './classrooms.queries.ts';

/** A classroom that is still there with its owner, as they stand when the mail goes out. */
const addressOwner = async ({ db }: Deps, classroomId: string) => {
  const classroom = await selectOptionalClassroom(db, classroomId);
  const owner = classroom && (await findAccount(db, classroom.owner_id));
  return owner && { classroom, to: owner.email, name: owner.first_name };
};

export const mailClassroomGiven = async (deps: Deps, classroomId: string) => {
  const found = await addressOwner(deps, classroomId);
  if (!found) return;
  const { classroom, to, name } = found;
  await deps.mailer.send(
    layOutLetter({
      to,
      name,
      subject: 'A classroom of your school is yours now',
      paragraphs: [
        `The administrator of your school gave you the classroom ${classroom.name}. You find it under My Classrooms, with all its students.`,
      ],
      action: { label: 'Open my classrooms', url: `${deps.config.PUBLIC_URL}/classrooms` },
      footnote: 'If you think this is a mistake, please ask your school.',
    }),
  );
};

export const mailClassCodeCrowded = async (deps: Deps, classroomId: string) => {
  const found = await addressOwner(deps, classroomId);
  if (!found) return;
  const { classroom, to, name } = found;
  await deps.mailer.send(
    layOutLetter({
      to,
      name,
      subject: 'Very many students joined with your class code',
      paragraphs: [
        `So many accounts were made with the code of ${classroom.name} within an hour that we stopped it until the hour is over.`,
        'If that was not your class, renew the code or switch it off, and remove the students you do not know. Both is done under My Classrooms.',
      ],
      action: { label: 'Open my classrooms', url: `${deps.config.PUBLIC_URL}/classrooms` },
      footnote: 'We send this mail for the safety of your students.',
    }),
  );
};
