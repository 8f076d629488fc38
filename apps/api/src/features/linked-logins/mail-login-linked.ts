import type { Provider } from '@wonderfield/contract/identities/identity';
import { signInServiceName } from '@wonderfield/contract/service-names';
import type { Deps } from '../../dependencies.ts';
import { findAccount } from '../accounts/accounts.ts';
import { findLoginManagers, type LoginManager } from '../students/logins/login-managers.ts';
import { ownLoginLinkedEmail, studentLoginsLinkedEmail } from './linked-logins.emails.ts';

const PAGES: Record<LoginManager['kind'], (studentId: string) => string> = {
  parent: (studentId) => `/linked-child/${studentId}/privacy`,
  educator: () => '/classrooms',
  school: () => '/school',
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
  const [manager] = students;
  if (!manager) return;
  const { email, first_name: name, kind, student_id: studentId } = manager;
  const pageUrl = `${deps.config.PUBLIC_URL}${PAGES[kind](studentId)}`;
  const service = signInServiceName(provider, deps.config.SCHOOL_SSO_NAME);
  const names = students.map(({ student_first_name }) => student_first_name);
  await deps.mailer.send(
    studentLoginsLinkedEmail({ to: email, name, kind, pageUrl }, service, names),
  );
};

/** Emails an adult about a new identity of the adult’s account. */
export const mailLoginLinked = async (
  deps: Deps,
  { userId, provider }: { userId: string; provider: Provider },
) => {
  const user = await findAccount(deps.db, userId);
  if (!user || user.user_type === 'student') return;
  const to = { to: user.email, name: user.first_name, portalUrl: deps.config.PUBLIC_URL };
  const service = signInServiceName(provider, deps.config.SCHOOL_SSO_NAME);
  await deps.mailer.send(ownLoginLinkedEmail(to, service));
};
