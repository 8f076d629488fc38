import { DEVICE_TOKEN_DAYS } from '@wonderfield/contract/limits';
import { z } from 'zod';
import type { Deps } from '../../dependencies.ts';
import { createTicket, readTicket } from '../../security/tickets.ts';
import { sha256 } from '../../security/tokens.ts';

const MarkSchema = z.object({ deviceId: z.uuid() });

type Owner = { id: string; password_hash: string | null };

/** Tied to the person and to the password: another password, and no mark of before opens. */
const kindFor = ({ id, password_hash }: Owner) =>
  `device-mark:${id}:${sha256(password_hash ?? '').toString('base64url')}`;

/** What a device keeps that signed somebody in. Renewed at each sign-in, with the same device inside. */
export const createDeviceToken = (
  { sealer, now }: Pick<Deps, 'sealer' | 'now'>,
  owner: Owner,
  deviceId: string = crypto.randomUUID(),
): string => {
  const expiresAt = new Date(now().getTime() + DEVICE_TOKEN_DAYS * 24 * 3600 * 1000);
  return createTicket(sealer, kindFor(owner), { deviceId }, expiresAt);
};

/** Which device it is, or nothing: a mark that is not good is as none. */
export const readDeviceToken = (
  { sealer, now }: Pick<Deps, 'sealer' | 'now'>,
  owner: Owner | undefined,
  mark: string | undefined,
): string | undefined =>
  owner && mark ? readTicket(sealer, kindFor(owner), MarkSchema, mark, now())?.deviceId : undefined;
