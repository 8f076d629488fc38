import type { Db } from '../db/connection.ts';
import type { Deps } from '../dependencies.ts';
import type { Actor } from './actor.ts';
import { type AuditAction, insertAuditEvent } from './audit-events.queries.ts';
import type { OperatorActor } from './operator-actor.ts';
import type { Player } from './player.ts';
import {
  type Atomically,
  type Idempotently,
  plainTransaction,
  runWithoutKey,
} from './transactions.ts';

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
export type Context<Caller extends Who = Actor> = {
  readonly deps: Deps;
  readonly actor: Caller;
  readonly request: Request;
  readonly transaction: Atomically;
  /** For a call with `idempotent: true`, in place of `atomically`. */
  readonly idempotent: Idempotently;
  /** Writes the audit event of what happens, with who, when and by which request. */
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
