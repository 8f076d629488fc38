import type { RosterService } from '@wonderfield/contract/classrooms/classroom';

/** What people call the services a roster can come from. */
export const SERVICE_NAMES = {
  google: 'Google',
  clever: 'Clever',
} as const satisfies Record<RosterService, string>;

/** Where the server sends an educator off to connect a service; it brings them back by itself. */
export const CONNECT_PATHS = {
  google: '/users/googleClassAuthorize?for=rosters',
  clever: '/users/cleverAuthorize?for=rosters',
} as const satisfies Record<RosterService, string>;
