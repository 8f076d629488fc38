import type { EventHandlers } from '../../context/domain-events.ts';
import { deletePlayAccess } from './play.queries.ts';

/** Ends the games of users whose sessions ended, and invalidates unused play tokens. */
export const endPlay: EventHandlers['sessionsEnded'] = (tx, userIds) =>
  deletePlayAccess(tx, userIds);
