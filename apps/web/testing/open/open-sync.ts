import { fakeApi } from '../fake-api.ts';
import { anEducator, userResponse } from '../people.ts';
import { renderPortal } from '../render-screen.tsx';

export type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;

/** Opens a sync screen as an educator with both services connected. */
export const openSync = (at: string | string[], handlers: Handlers = {}) => {
  const educator = anEducator({ googleAccountId: 'google-1', cleverAccountId: 'clever-1' });
  const api = fakeApi({
    getUser: () => userResponse(educator),
    getInvitations: () => ({ invitations: [], handovers: [] }),
    getConnections: () => ({
      connections: [
        {
          provider: 'google' as const,
          isConnected: true,
          canReadClasses: true,
          isLost: false,
          email: 'elena.rivera@hazelgrove.school',
        },
      ],
    }),
    ...handlers,
  });
  return { ...renderPortal({ at, session: educator, api }), api };
};

/** Loads in advance the screen that a sync leads to. */
export const loadClassrooms = () =>
  import('../../src/features/classrooms/screens/classrooms-screen.tsx');
