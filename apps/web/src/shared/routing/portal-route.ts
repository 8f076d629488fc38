import type { UserType } from '@wonderfield/contract/user-types';
import type { ComponentType } from 'react';
import type { PathPattern } from './paths.ts';
import type { PrivatePath } from './route-access.ts';

type Screen = { screen: () => Promise<ComponentType> };

/** A screen with its path and access class. */
export type PortalRoute = Screen &
  (
    | { path: PrivatePath; access: 'private' }
    | { path: PathPattern; access: 'public' }
    /** Redirects signed-in users home. `door` is the account type of the page, if it has one. */
    | { path: PathPattern; access: 'publicOnly'; door?: UserType }
  );
