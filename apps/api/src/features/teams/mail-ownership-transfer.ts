import { INVITATION_DAYS } from '@wonderfield/contract/limits';
import type { Deps } from '../../dependencies.ts';
import { layOutEmail } from '../../gateways/email/email-layout.ts';
import { findAccount } from '../accounts/accounts.ts';
import { neutralizeLinks } from './neutralize-links.ts';
import {
  selectOptionalCoTeacher,
  selectOptionalName,
  selectOptionalOffered,
} from './ownership-transfers.queries.ts';

/** Emails a co-teacher the offer of a classroom, unless it was withdrawn. */
export const mailOwnershipTransferOffered = async (
  { db, mailer, config }: Deps,
  classroomId: string,
) => {
  const row = await selectOptionalOffered(db, classroomId);
  if (!row) return;
  const owner = neutralizeLinks(`${row.owner_first_name} ${row.owner_last_name}`);
  const name = neutralizeLinks(row.name);
  await mailer.send(
    layOutEmail({
      to: row.email,
      name: row.first_name,
      subject: `${owner} wants to transfer “${name}” to you`,
      paragraphs: [
        `${owner} wants to make you the owner of the classroom “${name}”. Only the owner can archive or delete it.`,
        'Nothing changes until you accept.',
      ],
      action: { label: 'Accept or decline', url: `${config.PUBLIC_URL}/educator` },
      footnote: `The offer is valid for ${INVITATION_DAYS} days. You can decline it on the same page.`,
    }),
  );
};

/** Emails the new owner, unless the ownership changed again. */
export const mailOwnershipTransferDone = async (
  { db, mailer, config }: Deps,
  { classroomId, heirId: newOwnerId }: { classroomId: string; heirId: string },
) => {
  const classroom = await selectOptionalName(db, classroomId);
  const newOwner = classroom && (await findAccount(db, newOwnerId));
  if (!newOwner) return;
  const name = neutralizeLinks(classroom.name);
  await mailer.send(
    layOutEmail({
      to: newOwner.email,
      name: newOwner.first_name,
      subject: `You are now the owner of “${name}”`,
      paragraphs: [
        `You accepted the classroom “${name}” and are now its owner, with all its students. You can transfer it to a co-teacher at any time.`,
      ],
      action: { label: 'Open my classrooms', url: `${config.PUBLIC_URL}/classrooms` },
      footnote: 'If you did not do this, please change your password and write to us.',
    }),
  );
};

type Answered = { classroomId: string; formerId: string; heirId: string; accepted: boolean };

/** Emails the former owner the decision about the offer. */
export const mailOwnershipTransferAnswered = async (
  { db, mailer, config }: Deps,
  { classroomId, formerId, heirId: newOwnerId, accepted }: Answered,
) => {
  const classroom = await selectOptionalName(db, classroomId);
  const [former, newOwner] = [await findAccount(db, formerId), await findAccount(db, newOwnerId)];
  if (!classroom || !former || !newOwner) return;
  const [name, who] = [
    neutralizeLinks(classroom.name),
    neutralizeLinks(`${newOwner.first_name} ${newOwner.last_name}`),
  ];
  const stays = await selectOptionalCoTeacher(db, { classroomId, educatorId: formerId });
  const place = stays
    ? 'You still teach it as a co-teacher.'
    : 'It belongs to their school now, so you no longer see it.';
  await mailer.send(
    layOutEmail({
      to: former.email,
      name: former.first_name,
      subject: accepted ? `${who} is now the owner of “${name}”` : `${who} declined “${name}”`,
      paragraphs: [
        accepted
          ? `${who} accepted the classroom “${name}” and is now its owner. ${place}`
          : `${who} declined the classroom “${name}”. You are still the owner and can offer it to another co-teacher.`,
      ],
      action: { label: 'Open my classrooms', url: `${config.PUBLIC_URL}/classrooms` },
      footnote: 'If you did not offer it, please change your password and write to us.',
    }),
  );
};
