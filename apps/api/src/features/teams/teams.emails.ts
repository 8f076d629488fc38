import { INVITATION_DAYS } from '@wonderfield/contract/limits';
import { type Addressee, layOutEmail } from '../../gateways/email/email-layout.ts';

export const invitationEmail = (
  { to, portalUrl }: Omit<Addressee, 'name'>,
  inviter: string,
  classroom: string,
) =>
  layOutEmail({
    to,
    subject: `You are invited to teach “${classroom}” together`,
    paragraphs: [
      `${inviter} invites you to teach the classroom “${classroom}” on Wonderfield together.`,
      'Sign in with the educator account for this email address to accept or decline. If you have no account yet, sign up first.',
    ],
    action: { label: 'See the invitation', url: `${portalUrl}/classrooms` },
    footnote: `The invitation is valid for ${INVITATION_DAYS} days. If you do not know the sender, you can ignore this email.`,
  });

export const ownershipOfferedEmail = (
  { to, name, portalUrl }: Addressee,
  owner: string,
  classroom: string,
) =>
  layOutEmail({
    to,
    name,
    subject: `${owner} wants to transfer “${classroom}” to you`,
    paragraphs: [
      `${owner} wants to make you the owner of the classroom “${classroom}”. Only the owner can archive or delete it.`,
      'Nothing changes until you accept.',
    ],
    action: { label: 'Accept or decline', url: `${portalUrl}/educator` },
    footnote: `The offer is valid for ${INVITATION_DAYS} days. You can decline it on the same page.`,
  });

export const ownershipReceivedEmail = ({ to, name, portalUrl }: Addressee, classroom: string) =>
  layOutEmail({
    to,
    name,
    subject: `You are now the owner of “${classroom}”`,
    paragraphs: [
      `You accepted the classroom “${classroom}” and are now its owner, with all its students. You can transfer it to a co-teacher at any time.`,
    ],
    action: { label: 'Open my classrooms', url: `${portalUrl}/classrooms` },
    footnote: 'If you did not do this, please change your password and write to us.',
  });

const NOT_OFFERED = 'If you did not offer it, please change your password and write to us.';

export const ownershipAcceptedEmail = (
  { to, name, portalUrl }: Addressee,
  newOwner: string,
  { classroom, isCoTeacher }: { classroom: string; isCoTeacher: boolean },
) =>
  layOutEmail({
    to,
    name,
    subject: `${newOwner} is now the owner of “${classroom}”`,
    paragraphs: [
      `${newOwner} accepted the classroom “${classroom}” and is now its owner. ${
        isCoTeacher
          ? 'You still teach it as a co-teacher.'
          : 'It belongs to their school now, so you no longer see it.'
      }`,
    ],
    action: { label: 'Open my classrooms', url: `${portalUrl}/classrooms` },
    footnote: NOT_OFFERED,
  });

export const ownershipDeclinedEmail = (
  { to, name, portalUrl }: Addressee,
  invited: string,
  classroom: string,
) =>
  layOutEmail({
    to,
    name,
    subject: `${invited} declined “${classroom}”`,
    paragraphs: [
      `${invited} declined the classroom “${classroom}”. You are still the owner and can offer it to another co-teacher.`,
    ],
    action: { label: 'Open my classrooms', url: `${portalUrl}/classrooms` },
    footnote: NOT_OFFERED,
  });

/** Formats "Tuesday, December 1, 2026". */
const inWords = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' });

type Ending = { classroom: string; endsOn: string };

export const accessEndingEmail = (
  { to, name, portalUrl }: Addressee,
  { classroom, endsOn }: Ending,
) =>
  layOutEmail({
    to,
    name,
    subject: `Your access to “${classroom}” ends soon`,
    paragraphs: [
      `${inWords(endsOn)} is your last day in the classroom “${classroom}”. You no longer see it after that day.`,
    ],
    action: { label: 'Open my classrooms', url: `${portalUrl}/classrooms` },
    footnote: 'Ask the owner of the classroom if you need it longer.',
  });

export const memberAccessEndingEmail = (
  { to, name, portalUrl }: Addressee,
  { member, classroom, endsOn }: Ending & { member: string },
) =>
  layOutEmail({
    to,
    name,
    subject: `The access of ${member} to “${classroom}” ends soon`,
    paragraphs: [
      `${inWords(endsOn)} is the last day of ${member} in your classroom “${classroom}”. You can extend it on the page of its teachers.`,
    ],
    action: { label: 'Open my classrooms', url: `${portalUrl}/classrooms` },
    footnote: 'You do not need to do anything if the day is right.',
  });
