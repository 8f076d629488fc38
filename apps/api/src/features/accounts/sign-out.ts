import type { Context } from '../../context/context.ts';
import { endSession } from '../sessions/sessions.ts';

export const signOut = ({ deps, actor, transaction, audit: record }: Context) =>
  transaction(async (tx) => {
    await endSession(deps, tx, { sessionId: actor.sessionId, userId: actor.id });
    await record(tx, 'session.ended', actor.id);
    return {};
  });
