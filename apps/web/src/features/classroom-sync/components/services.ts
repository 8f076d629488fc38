import type { RosterService } from '@wonderfield/contract/classrooms/classroom';

export const SERVICE_NAMES = {
  google: 'Google',
  clever: 'Clever',
} as const satisfies Record<RosterService, string>;
