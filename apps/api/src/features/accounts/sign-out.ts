import type { Work } from '../../context/context.ts';
import { endSession } from '../sessions/sessions.ts';

export const signOut = ({ deps, actor, atomically, record }: Work) =>
  atomically(async (tx) => {
    await endSession(deps, tx, { sessionId: actor.sessionId, userId: actor.id });
    await record(tx, 'session.ended', actor.id);
    return {};
  });
