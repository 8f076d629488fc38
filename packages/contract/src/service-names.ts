import type { RosterService } from './classrooms/classroom.ts';
import type { Provider } from './identities/identity.ts';

/** Display names of the roster services. */
export const ROSTER_SERVICE_NAMES = {
  google: 'Google Classroom',
  clever: 'Clever',
} as const satisfies Record<RosterService, string>;

/** Returns the display name of a sign-in service. A school's own provider has a configured name. */
export const signInServiceName = (provider: Provider, schoolName: string): string =>
  ({ google: 'Google', clever: 'Clever', school: schoolName })[provider];
