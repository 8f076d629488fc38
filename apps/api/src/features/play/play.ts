import type { EventHandlers } from '../../context/domain-events.ts';
import { deletePlayOf } from './play.queries.ts';

/** Ends the games of users whose sessions ended, and invalidates unused play tokens. */
export const endPlay: EventHandlers['sessionsEnded'] = (tx, userIds) => deletePlayOf(tx, userIds);
