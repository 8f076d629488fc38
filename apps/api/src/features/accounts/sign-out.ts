import type { Actor } from '../../calls/actor.ts';
import type { Deps } from '../../dependencies.ts';
import { recordEvent } from '../audit/record-event.ts';
import { endSession } from '../sessions/end-sessions.ts';

export const signOut = ({ db, now }: Deps, actor: Actor, requestId: string) =>
  db.transaction().execute(async (tx) => {
    await endSession(tx, { sessionId: actor.sessionId, userId: actor.id });
    await recordEvent(tx, {
      at: now(),
      action: 'session.ended',
      actorId: actor.id,
      subjectId: actor.id,
      requestId,
    });
    return {};
  });
