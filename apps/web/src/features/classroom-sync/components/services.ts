import type { RosterService } from '@wonderfield/contract/classrooms/classroom';

/** What people call the services a roster can come from. */
export const SERVICE_NAMES = {
  google: 'Google',
  clever: 'Clever',
} as const satisfies Record<RosterService, string>;
