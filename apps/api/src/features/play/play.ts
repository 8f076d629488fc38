import type { EventHandlers } from '../../context/domain-events.ts';
import { deletePlayOf } from './play.queries.ts';

/** Ends the game of somebody who is signed out: a token still on its way opens nothing either. */
export const endPlay: EventHandlers['sessionsEnded'] = (tx, userIds) => deletePlayOf(tx, userIds);
