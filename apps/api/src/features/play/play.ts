import { PLAY_SESSION_HOURS } from '@wonderfield/contract/limits';
import type { EventHandlers } from '../../context/domain-events.ts';
import { deletePlayAccess, deletePlayAccessOfClass, updatePlayEnd } from './play.queries.ts';

/** Ends the games of users whose sessions ended, and invalidates unused play tokens. */
export const endPlay: EventHandlers['sessionsEnded'] = (tx, userIds) =>
  deletePlayAccess(tx, userIds);

/** Ends the games that end with a class, also if the session of a game ended before. */
export const endPlayOfClass: EventHandlers['classClosed'] = (tx, classroomId) =>
  deletePlayAccessOfClass(tx, classroomId);

/** Moves the end of the games that end with a class. */
export const movePlayEnd: EventHandlers['classEndMoved'] = (tx, moved) =>
  updatePlayEnd(tx, { ...moved, longestHours: PLAY_SESSION_HOURS });
