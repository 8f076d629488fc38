import type { EventHandlers } from '../../../context/domain-events.ts';
import { notifyPlayers } from '../visits/notifications.queries.ts';

/** Tells the game of a child that its minutes of the day have changed. */
export const notifyPlayTime: EventHandlers['playTimeChanged'] = (tx, childId) =>
  notifyPlayers(tx, { to: [childId], isTime: true });
