import type { UserType } from '@wonderfield/contract/user-types';
import type { ComponentType } from 'react';
import type { PathPattern } from './paths.ts';
import type { PrivatePath } from './route-access.ts';

type Screen = { screen: () => Promise<ComponentType> };

/** A routed screen with its access class (specification, section 2.1). */
export type PortalRoute = Screen &
  (
    | { path: PrivatePath; access: 'private' }
    | { path: PathPattern; access: 'public' }
    /** Sends signed-in users home; `door` is the kind of account it is for, if one. */
    | { path: PathPattern; access: 'publicOnly'; door?: UserType }
  );
