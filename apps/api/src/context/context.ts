import type { Db } from '../db/connection.ts';
import type { Deps } from '../dependencies.ts';
import type { Actor } from './actor.ts';
import { type AuditAction, insertAuditEvent } from './audit-events.queries.ts';
import type { OperatorActor } from './operator-actor.ts';
import type { Player } from './player.ts';
import { type Atomically, makeEachTime, type Once, plainTransaction } from './transactions.ts';

/** Nobody signed in is `null`. */
type Who = Actor | OperatorActor | Player | null;

type Request = {
  /** Nothing at the command line. */
  id?: string | undefined;
  /** The network address, as limits count it. */
  address: string;
  idempotencyKey?: string | undefined;
  /** Sealed by us, for single sign-on alone: no session ever travels in a cookie. */
  signInCookie?: string | undefined;
};

type EventDetails = {
  outcome?: string;
  /** The operator's own words. */
  reason?: string | undefined;
  /** Whose doing it was, where it is not the actor's: somebody who signs up, or follows a link. */
  actorId?: string | undefined;
  /** The same for an operator who is only just signing in. */
  by?: OperatorActor;
};

/** What a use case works with: who asks, by which request, and everything it may reach. */
export type Work<Asking extends Who = Actor> = {
  readonly deps: Deps;
  readonly actor: Asking;
  readonly request: Request;
  readonly atomically: Atomically;
  /** For a call with `idempotent: true`, in place of `atomically`. */
  readonly once: Once;
  /** Writes the audit event of what happens, with who, when and by which request. */
  readonly record: (
    db: Db,
    action: AuditAction,
    subjectId?: string,
    details?: EventDetails,
  ) => Promise<void>;
};

const isOperator = (actor: Who): actor is OperatorActor =>
  actor !== null && ('operatorId' in actor || 'atCommandLine' in actor);

export const makeWork = <Asking extends Who>(
  deps: Deps,
  actor: Asking,
  request: Request,
  once: Once = makeEachTime(deps),
): Work<Asking> => ({
  deps,
  actor,
  request,
  atomically: plainTransaction(deps),
  once,
  record: (db, action, subjectId, details) =>
    insertAuditEvent(db, {
      at: deps.now(),
      action,
      subjectId,
      requestId: request.id,
      ...(isOperator(actor) ? { by: actor } : { actorId: actor?.id }),
      ...details,
    }),
});
