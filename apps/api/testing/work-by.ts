import type { Educator } from '../src/work/actor.ts';
import type { OperatorActor } from '../src/work/operator-actor.ts';
import { makeWork } from '../src/work/work.ts';
import type { TestPortal } from './build-test-app.ts';

/** The work of somebody, for a use case that is called without its route. */
export const workBy = <Asking extends Educator | OperatorActor>(
  { deps }: Pick<TestPortal, 'deps'>,
  actor: Asking,
) => makeWork(deps, actor, { id: crypto.randomUUID(), address: '127.0.0.1' });
