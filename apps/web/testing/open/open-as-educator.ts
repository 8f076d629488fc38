import { fakeApi } from '../fake-api.ts';
import { anEducator, userResponse } from '../people.ts';
import { renderPortal } from '../render-screen.tsx';

export type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;

/** Opens a screen as an educator with full access. */
export const openAsEducator = (
  at: string | string[],
  handlers: Handlers = {},
  educator = anEducator(),
) => {
  const api = fakeApi({
    getUser: () => userResponse(educator),
    getInvitations: () => ({ invitations: [], handovers: [] }),
    ...handlers,
  });
  return { ...renderPortal({ at, session: educator, api }), api };
};
