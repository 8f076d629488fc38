import type { Actor } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import { DomainError } from '../../../domain-error.ts';
import {
  createClassToken,
  findClassByCode,
  readClassDevice,
} from '../../classrooms/join/class-device.ts';
import { limitJoinAttempts } from '../../classrooms/join/limit-join-attempts.ts';
import { findDevice } from '../tiles/find-device.ts';
import { readOpenClass } from '../tiles/tiles.ts';

/**
 * Exchanges a class code for a token of this device while the class is open. Guesses are limited
 * together with those of joining.
 */
export const enterClass = async (ctx: Context<Actor | null>, { code }: { code: string }) => {
  const { deps } = ctx;
  const attempts = await limitJoinAttempts(ctx, { isSchoolCode: false });
  const opened = await findClassByCode(deps, deps.db, code);
  if (!opened) return attempts.missed();
  await attempts.found();
  if (!opened.isOpen) throw new DomainError('CLS_011');
  const classToken = createClassToken(deps, opened.classroom);
  const device = await readClassDevice(deps, deps.db, classToken);
  if (!device) throw new DomainError('CLS_008');
  return { classToken, openClass: await readOpenClass(deps, deps.db, device) };
};

/** Returns the class of a device. Devices call it every few seconds. */
export const getOpenClass = async (
  { deps }: Context<Actor | null>,
  { classToken }: { classToken: string },
) => {
  const device = await findDevice(deps, deps.db, classToken);
  return { openClass: await readOpenClass(deps, deps.db, device) };
};
