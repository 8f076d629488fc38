import { type Addressee, layOutEmail } from '../../gateways/email/email-layout.ts';

const openClassrooms = (portalUrl: string) => ({
  label: 'Open my classrooms',
  url: `${portalUrl}/classrooms`,
});

export const classroomTransferredEmail = ({ to, name, portalUrl }: Addressee, classroom: string) =>
  layOutEmail({
    to,
    name,
    subject: 'You are the new owner of a classroom',
    paragraphs: [
      `Your school’s administrator gave you the classroom ${classroom}. You’ll find it under My Classrooms, with all its students.`,
    ],
    action: openClassrooms(portalUrl),
    footnote: 'If you think this is a mistake, please ask your school.',
  });

export const classCodeCrowdedEmail = ({ to, name, portalUrl }: Addressee, classroom: string) =>
  layOutEmail({
    to,
    name,
    subject: 'Unusually many students joined with your class code',
    paragraphs: [
      `Many accounts were created with the class code of ${classroom} within an hour, so we stopped the code until the hour is over.`,
      'If this was not your class, renew the code or switch it off, and remove the students you do not know. You can do both under My Classrooms.',
    ],
    action: openClassrooms(portalUrl),
    footnote: 'We send this email for the safety of your students.',
  });

export const picturesGuessedEmail = ({ to, name, portalUrl }: Addressee, classroom: string) =>
  layOutEmail({
    to,
    name,
    subject: 'Many wrong picture sign-ins in your class',
    paragraphs: [
      `Devices of ${classroom} tapped very many wrong pictures within an hour, so picture sign-ins of the class wait until the hour is over. Opening the class again ends the wait.`,
      'If these were not your students, renew the class code, which ends the class on all devices. Cards and passwords still work, and you can let each student in from the live board.',
    ],
    action: openClassrooms(portalUrl),
    footnote: 'We send this email at most once a day, for the safety of your students.',
  });
