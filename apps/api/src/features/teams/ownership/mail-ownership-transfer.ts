import type { Deps } from '../../../dependencies.ts';
import { findAccount } from '../../accounts/accounts.ts';
import { neutralizeLinks } from '../neutralize-links.ts';
import {
  ownershipAcceptedEmail,
  ownershipDeclinedEmail,
  ownershipOfferedEmail,
  ownershipReceivedEmail,
} from '../teams.emails.ts';
import {
  selectOptionalCoTeacher,
  selectOptionalName,
  selectOptionalOffered,
} from './ownership-transfers.queries.ts';

const addresseeOf = ({ config }: Deps, user: { email: string; first_name: string }) => ({
  to: user.email,
  name: user.first_name,
  portalUrl: config.PUBLIC_URL,
});

/** Emails a co-teacher the offer of a classroom, unless it was withdrawn. */
export const mailOwnershipTransferOffered = async (deps: Deps, classroomId: string) => {
  const row = await selectOptionalOffered(deps.db, classroomId);
  if (!row) return;
  const owner = neutralizeLinks(`${row.owner_first_name} ${row.owner_last_name}`);
  const email = ownershipOfferedEmail(addresseeOf(deps, row), owner, neutralizeLinks(row.name));
  await deps.mailer.send(email);
};

/** Emails the new owner, unless the ownership changed again. */
export const mailOwnershipTransferDone = async (
  deps: Deps,
  { classroomId, heirId: newOwnerId }: { classroomId: string; heirId: string },
) => {
  const classroom = await selectOptionalName(deps.db, classroomId);
  const newOwner = classroom && (await findAccount(deps.db, newOwnerId));
  if (!newOwner) return;
  await deps.mailer.send(
    ownershipReceivedEmail(addresseeOf(deps, newOwner), neutralizeLinks(classroom.name)),
  );
};

type Answered = { classroomId: string; formerId: string; heirId: string; accepted: boolean };

/** Emails the former owner the decision about the offer. */
export const mailOwnershipTransferAnswered = async (
  deps: Deps,
  { classroomId, formerId, heirId: invitedId, accepted }: Answered,
) => {
  const { db, mailer } = deps;
  const row = await selectOptionalName(db, classroomId);
  const [former, invitedRow] = [await findAccount(db, formerId), await findAccount(db, invitedId)];
  if (!row || !former || !invitedRow) return;
  const to = addresseeOf(deps, former);
  const classroom = neutralizeLinks(row.name);
  const invited = neutralizeLinks(`${invitedRow.first_name} ${invitedRow.last_name}`);
  if (!accepted) {
    await mailer.send(ownershipDeclinedEmail(to, invited, classroom));
    return;
  }
  const membership = await selectOptionalCoTeacher(db, { classroomId, educatorId: formerId });
  const isCoTeacher = membership !== undefined;
  await mailer.send(ownershipAcceptedEmail(to, invited, { classroom, isCoTeacher }));
};
