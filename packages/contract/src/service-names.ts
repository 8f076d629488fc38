import type { RosterService } from './classrooms/classroom.ts';
import type { Provider } from './identities/identity.ts';

/** What people call the services that classes come from. */
export const ROSTER_SERVICE_NAMES = {
  google: 'Google Classroom',
  clever: 'Clever',
} as const satisfies Record<RosterService, string>;

/** What people call the services they sign in with. A school's own has the name of the configuration. */
export const signInServiceName = (provider: Provider, schoolName: string): string =>
  ({ google: 'Google', clever: 'Clever', school: schoolName })[provider];
