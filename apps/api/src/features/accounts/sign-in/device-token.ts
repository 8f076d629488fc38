import { DEVICE_TOKEN_DAYS } from '@wonderfield/contract/limits';
import { z } from 'zod';
import type { Deps } from '../../../dependencies.ts';
import { type AnyPassword, passwordVersion } from '../../../security/stored-password.ts';
import { createTicket, readTicket } from '../../../security/tickets.ts';

const MarkSchema = z.object({ deviceId: z.uuid() });

type Owner = { id: string } & AnyPassword;

/**
 * Binds device tokens to the user and the password. A new password invalidates all older tokens.
 */
const kindFor = (owner: Owner) => `device-mark:${owner.id}:${passwordVersion(owner)}`;

/**
 * Creates the token of a device that signed a user in. Each sign-in renews the token and keeps the
 * device id.
 */
export const createDeviceToken = (
  { sealer, now }: Pick<Deps, 'sealer' | 'now'>,
  owner: Owner,
  deviceId: string = crypto.randomUUID(),
): string => {
  const expiresAt = new Date(now().getTime() + DEVICE_TOKEN_DAYS * 24 * 3600 * 1000);
  return createTicket(sealer, kindFor(owner), { deviceId }, expiresAt);
};

/** Returns the device id, or undefined if the token is missing or invalid. */
export const readDeviceToken = (
  { sealer, now }: Pick<Deps, 'sealer' | 'now'>,
  owner: Owner | undefined,
  mark: string | undefined,
): string | undefined =>
  owner && mark ? readTicket(sealer, kindFor(owner), MarkSchema, mark, now())?.deviceId : undefined;
