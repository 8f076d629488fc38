import { randomBytes } from 'node:crypto';
import { CLASS_DEVICE_DAYS } from '@wonderfield/contract/limits';
import { z } from 'zod';
import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import { createTicket, readTicket } from '../../../security/tickets.ts';
import { selectOptionalClassroomOfDevice } from './class-codes.queries.ts';
import { classCodeHash } from './class-codes.ts';

/** The purpose of the ticket. Short, because the ticket is sent with every request. */
const KIND = 'class-device';
const DAY_MS = 24 * 3_600_000;

/**
 * Names the class by the hash of its code, so a new code ends all devices. `opening` is the time of
 * the opening during which an educator opened the class on this device.
 */
const TicketSchema = z.object({
  code: z.string(),
  device: z.string(),
  opening: z.number().optional(),
});

type Tools = Pick<Deps, 'sealer' | 'now'>;
type CodedClassroom = { code_hmac: Buffer | null };

/** Creates the token with which a device shows the class while it is open. */
export const createClassToken = (
  { sealer, now }: Tools,
  { code_hmac }: CodedClassroom,
  openedByEducatorAt?: Date,
) => {
  const data = {
    code: code_hmac?.toString('base64url') ?? '',
    device: randomBytes(9).toString('base64url'),
    ...(openedByEducatorAt && { opening: openedByEducatorAt.getTime() }),
  };
  const expiresAt = new Date(now().getTime() + CLASS_DEVICE_DAYS * DAY_MS);
  return createTicket(sealer, KIND, data, expiresAt);
};

type DeviceClassroom = NonNullable<Awaited<ReturnType<typeof selectOptionalClassroomOfDevice>>>;

export type ClassDevice = {
  classroom: DeviceClassroom;
  isOpen: boolean;
  /** Random, so the tiles of one device mean nothing on another. */
  deviceKey: string;
  /** True during the opening in which an educator opened the class on this device. */
  isOpenedByEducator: boolean;
};

/**
 * Returns the key by which attempts in a class are limited. Devices that the educator opened have
 * their own, so a person with the class code cannot use up theirs.
 */
export const attemptsKey = ({ classroom, isOpenedByEducator }: ClassDevice) =>
  isOpenedByEducator ? `${classroom.id}:opened` : classroom.id;

/** Returns the keys of `attemptsKey` for all devices of a class. */
export const allAttemptsKeys = (classroomId: string) => [classroomId, `${classroomId}:opened`];

const isOpen = ({ open_until }: DeviceClassroom, now: Date) =>
  open_until !== null && open_until > now;

/** Returns the class of a device, or undefined if the token is invalid or the code was renewed. */
export const readClassDevice = async (
  { sealer, now }: Tools,
  db: Db,
  classToken: string,
): Promise<ClassDevice | undefined> => {
  const ticket = readTicket(sealer, KIND, TicketSchema, classToken, now());
  if (!ticket) return undefined;
  const codeHmac = Buffer.from(ticket.code, 'base64url');
  const classroom = await selectOptionalClassroomOfDevice(db, { codeHmac });
  if (!classroom) return undefined;
  return {
    classroom,
    isOpen: isOpen(classroom, now()),
    deviceKey: ticket.device,
    isOpenedByEducator:
      ticket.opening !== undefined && ticket.opening === classroom.opened_at?.getTime(),
  };
};

/** Returns the class of a code, also if the code is off for joining, and whether it is open. */
export const findClassByCode = async ({ sealer, now }: Tools, db: Db, code: string) => {
  const codeHmac = classCodeHash({ sealer }, code);
  const classroom = await selectOptionalClassroomOfDevice(db, { codeHmac });
  return classroom && { classroom, isOpen: isOpen(classroom, now()) };
};
