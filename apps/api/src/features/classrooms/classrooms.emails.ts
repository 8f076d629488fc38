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
