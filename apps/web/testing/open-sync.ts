import { fakeApi } from './fake-api.ts';
import { anEducator, userResponse } from './people.ts';
import { renderPortal } from './render-screen.tsx';

export type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;

/** A screen of classroom sync, as an educator with both services connected opens it. */
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

/** The screen a sync leads to, loaded before a test waits for it. */
export const loadClassrooms = () =>
  import('../src/features/classrooms/screens/classrooms-screen.tsx');
