import type { Db } from '../db/connection/connection.ts';
import type { Deps } from '../dependencies.ts';
import type { Actor } from './actor.ts';
import { type AuditAction, insertAuditEvent } from './audit-events.queries.ts';
import type { OperatorActor } from './operator-actor.ts';
import type { Player } from './player.ts';
import {
  type Idempotently,
  plainTransaction,
  type RunTransaction,
  runWithoutKey,
} from './transactions.ts';

/** The caller. `null` is an anonymous caller. */
type Who = Actor | OperatorActor | Player | null;

type Request = {
  /** Undefined at the command line. */
  id?: string | undefined;
  /** IP address used for rate limits. */
  address: string;
  idempotencyKey?: string | undefined;
  /** Encrypted cookie for single sign-on only. Sessions never use cookies. */
  signInCookie?: string | undefined;
};

type EventDetails = {
  outcome?: string;
  /** The operator's text. */
  reason?: string | undefined;
  /** User who acted, if it is not the actor, for example during sign-up or after a mailed link. */
  actorId?: string | undefined;
  /** Operator who acted, if the operator is still signing in. */
  by?: OperatorActor;
};

/** Context of a use case: the caller, the request and the dependencies. */
export type Context<Caller extends Who = Actor> = {
  readonly deps: Deps;
  readonly actor: Caller;
  readonly request: Request;
  readonly transaction: RunTransaction;
  /** Replaces `transaction` in calls with `idempotent: true`. */
  readonly idempotent: Idempotently;
  /** Writes an audit event with actor, time and request id. */
  readonly audit: (
    db: Db,
    action: AuditAction,
    subjectId?: string,
    details?: EventDetails,
  ) => Promise<void>;
};

const isOperator = (actor: Who): actor is OperatorActor =>
  actor !== null && ('operatorId' in actor || 'atCommandLine' in actor);

export const createContext = <Caller extends Who>(
  deps: Deps,
  actor: Caller,
  request: Request,
  once: Idempotently = runWithoutKey(deps),
): Context<Caller> => ({
  deps,
  actor,
  request,
  transaction: plainTransaction(deps),
  idempotent: once,
  audit: (db, action, subjectId, details) =>
    insertAuditEvent(db, {
      at: deps.now(),
      action,
      subjectId,
      requestId: request.id,
      ...(isOperator(actor) ? { by: actor } : { actorId: actor?.id }),
      ...details,
    }),
});
