import { type Addressee, layOutEmail } from '../../gateways/email/email-layout.ts';

/** Explains the staff code in this email and its difference from the student code. */
const HOW_TO_USE = [
  'This code is for your staff only. Teachers who sign up with it and an address of your school join at once. Others wait for your approval on your school page.',
  'Do not put it on the board or in handouts for students. Students join with their class code, or with the student code from your school page.',
];
const FOR_SAFETY = 'We send this email for the safety of your students.';

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
    footnote: 'You get this email because you requested a school account.',
  });

export const schoolRejectedEmail = (to: Addressee, school: string, reason: string) =>
  layOutEmail({
    to: to.to,
    name: to.name,
    subject: 'We could not approve your school account yet',
    paragraphs: [
      `We reviewed the account for ${school} and could not approve it yet. Message from our reviewer:`,
      reason,
      'When you have fixed it, sign in and request another review.',
    ],
    action: { label: 'Sign in', url: `${to.portalUrl}/sign-in/educator` },
    footnote: 'You get this email because you requested a school account.',
  });

export const newCodeEmail = (to: Addressee, school: string, code: string) =>
  layOutEmail({
    to: to.to,
    name: to.name,
    subject: 'Your new staff code',
    paragraphs: [
      `${school} has a new staff code: ${code}. The old one no longer works. Teachers who used it stay.`,
      ...HOW_TO_USE,
    ],
    action: { label: 'Open your school page', url: `${to.portalUrl}/school` },
    footnote: 'You get this email whenever your school’s staff code changes.',
  });

export const codeRedeemedEmail = (to: Addressee, school: string, teacher: string) =>
  layOutEmail({
    to: to.to,
    name: to.name,
    subject: 'A teacher joined your school',
    paragraphs: [
      `${teacher} entered the staff code of ${school} with an address of the school and can now create classrooms there.`,
      'If this is not one of your teachers, remove them on your school page and renew the staff code.',
    ],
    action: { label: 'Open your school page', url: `${to.portalUrl}/school` },
    footnote: FOR_SAFETY,
  });

export const teacherRemovedEmail = (to: Addressee, school: string) =>
  layOutEmail({
    to: to.to,
    name: to.name,
    subject: 'You were removed from a school license',
    paragraphs: [
      `${school} removed you from its school license. You keep your account, but you cannot use classrooms until you enter a staff code again or continue as an individual teacher.`,
      'The school keeps its classrooms and their students.',
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
      `${teacher} entered the staff code of ${school}. Their address is not one of your school's, so they have no access until you approve them.`,
      'If you do not know this person, decline them and renew the staff code, because it may have been shared.',
    ],
    action: { label: 'Open your school page', url: `${to.portalUrl}/school` },
    footnote: FOR_SAFETY,
  });

export const teacherAdmittedEmail = (to: Addressee, school: string) =>
  layOutEmail({
    to: to.to,
    name: to.name,
    subject: 'Your school approved you',
    paragraphs: [`${school} approved you. You are on its license and can create classrooms there.`],
    action: { label: 'Sign in', url: `${to.portalUrl}/sign-in/educator` },
    footnote: 'You get this email because you entered the staff code of this school.',
  });

export const teacherNotAdmittedEmail = (to: Addressee, school: string, reason: string) =>
  layOutEmail({
    to: to.to,
    name: to.name,
    subject: 'Your school declined your request',
    paragraphs: [
      `The administrator of ${school} declined your request to join. This is what they wrote:`,
      reason,
      'If this is a mistake, please talk to your school and enter the staff code again.',
    ],
    action: { label: 'Sign in', url: `${to.portalUrl}/sign-in/educator` },
    footnote: 'You get this email because you entered the staff code of this school.',
  });

export const studentCodeCrowdedEmail = (to: Addressee, school: string) =>
  layOutEmail({
    to: to.to,
    name: to.name,
    subject: 'Unusually many students joined with your student code',
    paragraphs: [
      `Many accounts were created with the student code of ${school} within an hour, so we stopped the code until the hour is over.`,
      'If this was not your school, renew the code or switch it off, and remove unused accounts. You can do both on your school page.',
    ],
    action: { label: 'Open your school page', url: `${to.portalUrl}/school` },
    footnote: FOR_SAFETY,
  });
