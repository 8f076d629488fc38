import type { ComponentType } from 'react';

/** A routed screen. `open` screens are for signing in, the others need a session. */
export type ConsoleRoute = {
  path: string;
  access: 'open' | 'operator';
  screen: () => Promise<ComponentType>;
};
