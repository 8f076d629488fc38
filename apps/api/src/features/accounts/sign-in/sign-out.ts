import type { Context } from '../../../context/context.ts';
import { endSession } from '../../sessions/sessions.ts';

export const signOut = ({ deps, actor, transaction, audit }: Context) =>
  transaction(async (tx) => {
    await endSession(deps, tx, { sessionId: actor.sessionId, userId: actor.id });
    await audit(tx, 'session.ended', actor.id);
    return {};
  });
