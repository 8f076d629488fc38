import { layOutLetter } from '../../gateways/letter-layout.ts';

type Addressee = { to: string; name: string; portalUrl: string };

const HOW_TO_USE =
  'Give it to your teachers, and to nobody else: whoever signs up as a teacher with this code joins your school. You see who did, and can remove anybody, on your school page.';

export const schoolApprovedLetter = (to: Addressee, school: string, code: string) =>
  layOutLetter({
    to: to.to,
    name: to.name,
    subject: 'Your school account is approved',
    paragraphs: [
      `Good news: ${school} is approved on Wonderfield.`,
      `Your school code is ${code}.`,
      HOW_TO_USE,
    ],
    action: { label: 'Open your school page', url: `${to.portalUrl}/school` },
    footnote: 'You get this mail because you asked for a school account.',
  });

export const schoolRefusedLetter = (to: Addressee, school: string, reason: string) =>
  layOutLetter({
    to: to.to,
    name: to.name,
    subject: 'We could not approve your school account yet',
    paragraphs: [
      `Somebody from Wonderfield looked at the account for ${school} and could not approve it yet. This is what they wrote:`,
      reason,
      'When you have fixed it, sign in and ask us to look again.',
    ],
    action: { label: 'Sign in', url: `${to.portalUrl}/sign-in/educator` },
    footnote: 'You get this mail because you asked for a school account.',
  });

export const newCodeLetter = (to: Addressee, school: string, code: string) =>
  layOutLetter({
    to: to.to,
    name: to.name,
    subject: 'Your new school code',
    paragraphs: [
      `${school} has a new school code: ${code}. The old one no longer works; teachers who used it stay.`,
      HOW_TO_USE,
    ],
    action: { label: 'Open your school page', url: `${to.portalUrl}/school` },
    footnote: 'You get this mail whenever the code of your school changes.',
  });

export const codeRedeemedLetter = (to: Addressee, school: string, teacher: string) =>
  layOutLetter({
    to: to.to,
    name: to.name,
    subject: 'A teacher joined your school',
    paragraphs: [
      `${teacher} signed up with the school code of ${school} and can now make classrooms there.`,
      'If this is not one of your teachers, remove them on your school page and renew the code.',
    ],
    action: { label: 'Open your school page', url: `${to.portalUrl}/school` },
    footnote: 'We send this mail for the safety of your students whenever somebody uses your code.',
  });

export const teacherRemovedLetter = (to: Addressee, school: string) =>
  layOutLetter({
    to: to.to,
    name: to.name,
    subject: 'You were taken off a school license',
    paragraphs: [
      `${school} took your account off its school license. Your account stays, but classrooms are closed until you enter a school code again or go on as an individual teacher.`,
    ],
    action: { label: 'Sign in', url: `${to.portalUrl}/sign-in/educator` },
    footnote: 'If you think this is a mistake, please ask your school.',
  });
