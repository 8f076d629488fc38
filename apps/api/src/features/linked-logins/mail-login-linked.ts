import type { Provider } from '@wonderfield/contract/identities/identity';
import { signInServiceName } from '@wonderfield/contract/service-names';
import type { Deps } from '../../dependencies.ts';
import { isPlainName, layOutEmail } from '../../gateways/email/email-layout.ts';
import { findAccount } from '../accounts/accounts.ts';
import { findLoginManagers, type LoginManager } from '../students/logins/login-managers.ts';

const FOOTNOTE = 'We send this email for your safety whenever a login is linked.';

const mailOwner = async (
  { config, mailer }: Deps,
  { email, first_name }: { email: string; first_name: string },
  provider: Provider,
) => {
  const service = signInServiceName(provider, config.SCHOOL_SSO_NAME);
  await mailer.send(
    layOutEmail({
      to: email,
      name: first_name,
      subject: `A ${service} login was linked to your account`,
      paragraphs: [
        `This ${service} login can now open your Wonderfield account without your password.`,
        'If this was not you, disconnect it on your profile now and choose a new password.',
      ],
      action: { label: 'Open my profile', url: `${config.PUBLIC_URL}/profile` },
      footnote: FOOTNOTE,
    }),
  );
};

const PAGES: Record<LoginManager['kind'], (studentId: string) => string> = {
  parent: (studentId) => `/linked-child/${studentId}/privacy`,
  educator: () => '/classrooms',
  school: () => '/school',
};

/** Instructions for unlinking the identity, by kind of manager. */
const WHERE: Record<LoginManager['kind'], string> = {
  parent: 'You can unlink it on your child’s privacy page.',
  educator:
    'You can unlink it under My Classrooms: open the class, then the student’s Linked logins.',
  school: 'You can unlink it on your school page, under the student’s Linked logins.',
};

/** Returns the first names if they are safe in an email, or else only the number of students. */
const nameStudents = (students: readonly LoginManager[], isParent: boolean) => {
  const names = students.map(({ student_first_name: name }) => name);
  if (names.every(isPlainName) && names.length <= 3) return names.join(', ');
  if (names.length === 1) return isParent ? 'your child' : 'one student';
  return `${names.length} ${isParent ? 'of your children' : 'students'}`;
};

/** Emails one manager about new identities of the students they manage. */
const mailManager = async (
  { config, mailer }: Deps,
  students: readonly LoginManager[],
  provider: Provider,
) => {
  const [manager] = students;
  if (!manager) return;
  const service = signInServiceName(provider, config.SCHOOL_SSO_NAME);
  const isParent = manager.kind === 'parent';
  const names = nameStudents(students, isParent);
  const isOne = students.length === 1;
  await mailer.send(
    layOutEmail({
      to: manager.email,
      name: manager.first_name,
      subject: isOne
        ? `A ${service} login was linked for ${isParent ? 'your child' : 'a student'}`
        : `${service} logins were linked`,
      paragraphs: [
        `A ${service} login can now open the Wonderfield account of ${names} without the password.`,
        `${WHERE[manager.kind]} If you do not know the person who linked it, set a new password too.`,
      ],
      action: {
        label: 'Check linked logins',
        url: `${config.PUBLIC_URL}${PAGES[manager.kind](manager.student_id)}`,
      },
      footnote: FOOTNOTE,
    }),
  );
};

/** Emails a manager about new identities of students, if they still manage them. */
export const mailLoginsLinked = async (
  deps: Deps,
  {
    studentIds,
    provider,
    managerId,
  }: { studentIds: readonly string[]; provider: Provider; managerId: string },
) => {
  const managers = await findLoginManagers(deps.db, studentIds);
  const students = managers.filter(({ id }) => id === managerId);
  await mailManager(deps, students, provider);
};

/** Emails an adult about a new identity of the adult’s account. */
export const mailLoginLinked = async (
  deps: Deps,
  { userId, provider }: { userId: string; provider: Provider },
) => {
  const user = await findAccount(deps.db, userId);
  if (user && user.user_type !== 'student') await mailOwner(deps, user, provider);
};
