import type { Educator } from '../src/context/actor.ts';
import { createContext } from '../src/context/context.ts';
import type { OperatorActor } from '../src/context/operator-actor.ts';
import type { TestPortal } from './build-test-app.ts';

/** Creates a context for calling a use case without its route. */
export const contextFor = <Caller extends Educator | OperatorActor>(
  { deps }: Pick<TestPortal, 'deps'>,
  actor: Caller,
) => createContext(deps, actor, { id: crypto.randomUUID(), address: '127.0.0.1' });
