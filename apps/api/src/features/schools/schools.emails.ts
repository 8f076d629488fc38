import { layOutEmail } from '../../gateways/email-layout.ts';

type Addressee = { to: string; name: string; portalUrl: string };

/** Explains the staff code in this email and its difference from the student code. */
const HOW_TO_USE = [
  'This code is for your staff only. Whoever signs up as a teacher with it and has an address of your school is in at once; anybody else waits until you say yes on your school page.',
  'Never put it on the board or into a handout for students. They join with the student code, which you switch on, on your school page, when you need it, or with the code of their class.',
];
const FOR_SAFETY = 'We send this mail for the safety of your students.';

export const schoolApprovedEmail = (to: Addressee, school: string, code: string) =>
  layOutEmail({
    to: to.to,
    name: to.name,
    subject: 'Your school account is approved',
    paragraphs: [
      `Good news: ${school} is approved on Wonderfield.`,
      `Your staff code is ${code}.`,
      ...HOW_TO_USE,
    ],
    action: { label: 'Open your school page', url: `${to.portalUrl}/school` },
    footnote: 'You get this mail because you asked for a school account.',
  });

export const schoolRejectedEmail = (to: Addressee, school: string, reason: string) =>
  layOutEmail({
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

export const newCodeEmail = (to: Addressee, school: string, code: string) =>
  layOutEmail({
    to: to.to,
    name: to.name,
    subject: 'Your new staff code',
    paragraphs: [
      `${school} has a new staff code: ${code}. The old one no longer works; teachers who used it stay.`,
      ...HOW_TO_USE,
    ],
    action: { label: 'Open your school page', url: `${to.portalUrl}/school` },
    footnote: 'You get this mail whenever the code of your school changes.',
  });

export const codeRedeemedEmail = (to: Addressee, school: string, teacher: string) =>
  layOutEmail({
    to: to.to,
    name: to.name,
    subject: 'A teacher joined your school',
    paragraphs: [
      `${teacher} entered the staff code of ${school} with an address of the school and can now make classrooms there.`,
      'If this is not one of your teachers, remove them on your school page and renew the staff code.',
    ],
    action: { label: 'Open your school page', url: `${to.portalUrl}/school` },
    footnote: FOR_SAFETY,
  });

export const teacherRemovedEmail = (to: Addressee, school: string) =>
  layOutEmail({
    to: to.to,
    name: to.name,
    subject: 'You were taken off a school license',
    paragraphs: [
      `${school} took your account off its school license. Your account stays, but classrooms are closed until you enter a staff code again or go on as an individual teacher.`,
      'Classrooms and students of the school stay with the school.',
    ],
    action: { label: 'Sign in', url: `${to.portalUrl}/sign-in/educator` },
    footnote: 'If you think this is a mistake, please ask your school.',
  });

export const teacherWaitingEmail = (to: Addressee, school: string, teacher: string) =>
  layOutEmail({
    to: to.to,
    name: to.name,
    subject: 'A teacher is waiting for your approval',
    paragraphs: [
      `${teacher} entered the staff code of ${school}. The address is not one of your school's, so nothing is open to them until you say yes.`,
      'If you do not know this person, say no, and renew the staff code: somebody passed it on.',
    ],
    action: { label: 'Open your school page', url: `${to.portalUrl}/school` },
    footnote: FOR_SAFETY,
  });

export const teacherAdmittedEmail = (to: Addressee, school: string) =>
  layOutEmail({
    to: to.to,
    name: to.name,
    subject: 'Your school let you in',
    paragraphs: [`${school} said yes: you are on its license and can make classrooms there.`],
    action: { label: 'Sign in', url: `${to.portalUrl}/sign-in/educator` },
    footnote: 'You get this mail because you entered the staff code of this school.',
  });

export const teacherNotAdmittedEmail = (to: Addressee, school: string, reason: string) =>
  layOutEmail({
    to: to.to,
    name: to.name,
    subject: 'Your school did not let you in',
    paragraphs: [
      `The administrator of ${school} did not add you to the school. This is what they wrote:`,
      reason,
      'If this is a mistake, please talk to your school and enter the staff code again.',
    ],
    action: { label: 'Sign in', url: `${to.portalUrl}/sign-in/educator` },
    footnote: 'You get this mail because you entered the staff code of this school.',
  });

export const studentCodeCrowdedEmail = (to: Addressee, school: string) =>
  layOutEmail({
    to: to.to,
    name: to.name,
    subject: 'Unusually many students joined with your student code',
    paragraphs: [
      `So many accounts were made with the student code of ${school} within an hour that we stopped it until the hour is over.`,
      'If that was not your school, renew the code or switch it off, and remove the accounts nobody uses. You can do both on your school page.',
    ],
    action: { label: 'Open your school page', url: `${to.portalUrl}/school` },
    footnote: FOR_SAFETY,
  });
