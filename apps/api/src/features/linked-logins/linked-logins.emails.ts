import { type Addressee, isPlainName, layOutEmail } from '../../gateways/email/email-layout.ts';
import type { LoginManager } from '../students/logins/login-managers.ts';

const FOOTNOTE = 'We send this email for your safety whenever a login is linked.';

export const ownLoginLinkedEmail = ({ to, name, portalUrl }: Addressee, service: string) =>
  layOutEmail({
    to,
    name,
    subject: `A ${service} login was linked to your account`,
    paragraphs: [
      `This ${service} login can now open your Wonderfield account without your password.`,
      'If this was not you, disconnect it on your profile now and choose a new password.',
    ],
    action: { label: 'Open my profile', url: `${portalUrl}/profile` },
    footnote: FOOTNOTE,
  });

/** Instructions for unlinking the identity, by kind of manager. */
const WHERE: Record<LoginManager['kind'], string> = {
  parent: 'You can unlink it on your child’s privacy page.',
  educator:
    'You can unlink it under My Classrooms: open the class, then the student’s Linked logins.',
  school: 'You can unlink it on your school page, under the student’s Linked logins.',
};

/** Returns the first names if they are safe in an email, or else only the number of students. */
const nameStudents = (names: readonly string[], isParent: boolean) => {
  if (names.every(isPlainName) && names.length <= 3) return names.join(', ');
  if (names.length === 1) return isParent ? 'your child' : 'one student';
  return `${names.length} ${isParent ? 'of your children' : 'students'}`;
};

type Manager = { to: string; name: string; kind: LoginManager['kind']; pageUrl: string };

/** Builds the email to one manager about new identities of the students they manage. */
export const studentLoginsLinkedEmail = (
  { to, name, kind, pageUrl }: Manager,
  service: string,
  studentNames: readonly string[],
) => {
  const isParent = kind === 'parent';
  const students = nameStudents(studentNames, isParent);
  return layOutEmail({
    to,
    name,
    subject:
      studentNames.length === 1
        ? `A ${service} login was linked for ${isParent ? 'your child' : 'a student'}`
        : `${service} logins were linked`,
    paragraphs: [
      `A ${service} login can now open the Wonderfield account of ${students} without the password.`,
      `${WHERE[kind]} If you do not know the person who linked it, set a new password too.`,
    ],
    action: { label: 'Check linked logins', url: pageUrl },
    footnote: FOOTNOTE,
  });
};
