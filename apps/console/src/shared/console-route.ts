import type { ComponentType } from 'react';

/** A routed screen: `open` ones are how an operator gets in, the rest need a session. */
export type ConsoleRoute = {
  path: string;
  access: 'open' | 'operator';
  screen: () => Promise<ComponentType>;
};
