import type { SignInMethod } from '@wonderfield/contract/sign-in-method';
import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import { endSessionsOfClass, moveSessionsOfClass } from '../../sessions/sessions.ts';
import {
  selectCardRules,
  selectOptionalOpenForShare,
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

/** Closes a locked class: ends its sessions and lowers its hands. */
export const endOpening = async (
  deps: Pick<Deps, 'now' | 'events'>,
  tx: Db,
  classroomId: string,
) => {
  await updateClosed(tx, classroomId);
  await updateHandsOfClassLowered(tx, { classroomId, now: deps.now() });
  await endSessionsOfClass(deps, tx, classroomId);
};

/** Lowers the hands of a class, whose devices no longer know it. */
export const lowerHands = ({ now }: Pick<Deps, 'now'>, tx: Db, classroomId: string) =>
  updateHandsOfClassLowered(tx, { classroomId, now: now() });

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
