import type { SignInMethod } from '@wonderfield/contract/sign-in-method';
import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import {
  endSessionsAndGames,
  endSessionsOfClass,
  moveSessionsOfClass,
} from '../../sessions/sessions.ts';
import { lockStudents } from '../../students/affiliations.ts';
import { endCards } from '../../students/methods/cards.ts';
import {
  selectAreCardsLimited,
  selectCardRules,
  selectOptionalOpenForShare,
  selectPlaces,
  updateClosed,
  updateHandsOfClassLowered,
  updateOpened,
  updateSignIn,
} from './opening.queries.ts';

/* Classes that are open for sign-ins on devices in the room: the interface for other features. */

export type OpenClass = { id: string; openUntil: Date };

/**
 * Returns the class if it is open, and keeps it from being closed until the transaction ends. Lock
 * order: the classroom before a student's row.
 */
export const lockOpenClass = async (
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  classroomId: string,
): Promise<OpenClass | undefined> => {
  const open = await selectOptionalOpenForShare(tx, { classroomId, now: now() });
  return open?.open_until ? { id: open.id, openUntil: open.open_until } : undefined;
};

type Locked = { id: string; opened_at: Date | null; open_until: Date | null };

const isOpen = ({ open_until }: Locked, now: Date) => open_until !== null && open_until > now;

/**
 * Opens a locked class, or moves its end together with the sessions that end with it. Returns true
 * if the class was closed before.
 */
export const openUntil = async (
  deps: Pick<Deps, 'now' | 'events'>,
  tx: Db,
  { classroom, until }: { classroom: Locked; until: Date },
) => {
  const now = deps.now();
  const { id: classroomId } = classroom;
  const wasOpen = isOpen(classroom, now);
  const openedAt = wasOpen ? (classroom.opened_at ?? now) : now;
  await updateOpened(tx, { classroomId, openedAt, until });
  if (wasOpen) await moveSessionsOfClass(deps, tx, { classroomId, until });
  else await updateHandsOfClassLowered(tx, { classroomId, now });
  return !wasOpen;
};

/** Ends hands and sessions on the devices of a class, which no longer know it. It stays open. */
export const endDevices = async (
  deps: Pick<Deps, 'now' | 'events'>,
  tx: Db,
  classroomId: string,
) => {
  await updateHandsOfClassLowered(tx, { classroomId, now: deps.now() });
  await endSessionsOfClass(deps, tx, classroomId);
};

/** Closes a locked class: ends its sessions and lowers its hands. */
export const endOpening = async (
  deps: Pick<Deps, 'now' | 'events'>,
  tx: Db,
  classroomId: string,
) => {
  await updateClosed(tx, classroomId);
  await endDevices(deps, tx, classroomId);
};

/** Returns whether a class that manages the login limits cards, and which of those is open. */
export const readCardRules = async ({ now }: Pick<Deps, 'now'>, db: Db, studentId: string) => {
  const rules = await selectCardRules(db, { studentId, now: now() });
  return {
    isLimited: rules?.isLimited ?? false,
    openClassId: rules?.openClassId ?? undefined,
  };
};

/** Stores how new students of a class sign in, and whether its cards need the open class. */
export const setSignIn = async (
  tx: Db,
  change: {
    classroomId: string;
    method?: SignInMethod | undefined;
    areCardsLimited?: boolean | undefined;
  },
) => {
  if (change.method === undefined && change.areCardsLimited === undefined) return;
  await updateSignIn(tx, change);
};

type Place = { student_id: string; how: string };

/**
 * Ends the cards of students who are leaving a class that limits cards to the time while it is open.
 * Otherwise a photographed card would work at any time from then on. Students who only joined keep
 * theirs, because another class or a family manages them.
 */
export const endLimitedCards = async (
  deps: Pick<Deps, 'now' | 'events'>,
  tx: Db,
  { classroomId, places }: { classroomId: string; places: readonly Place[] },
) => {
  const managed = places.filter(({ how }) => how !== 'joined');
  if (managed.length === 0 || !(await selectAreCardsLimited(tx, classroomId))) return;
  const userIds = managed.map(({ student_id }) => student_id);
  // Waits for a sign-in that has read the card.
  await lockStudents(tx, userIds);
  await endCards(deps, tx, userIds);
  await endSessionsAndGames(deps, tx, { userIds, kinds: ['card'] });
};

/** Ends the cards of all students of a class that limits cards, before it is archived or deleted. */
export const endLimitedCardsOfClass = async (
  deps: Pick<Deps, 'now' | 'events'>,
  tx: Db,
  classroomId: string,
) => endLimitedCards(deps, tx, { classroomId, places: await selectPlaces(tx, classroomId) });

/** Ends the sessions that cards opened, when a class begins to limit its cards. */
export const endCardSessionsOfClass = async (
  deps: Pick<Deps, 'events'>,
  tx: Db,
  classroomId: string,
) => {
  const places = await selectPlaces(tx, classroomId);
  const userIds = places.filter(({ how }) => how !== 'joined').map((place) => place.student_id);
  await lockStudents(tx, userIds);
  await endSessionsAndGames(deps, tx, { userIds, kinds: ['card'] });
};
