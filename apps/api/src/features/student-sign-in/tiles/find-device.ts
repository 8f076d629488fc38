import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import { DomainError } from '../../../domain-error.ts';
import { type ClassDevice, readClassDevice } from '../../classrooms/join/class-device.ts';

type Tools = Pick<Deps, 'sealer' | 'now'>;

/** Returns the class of a device, or throws CLS_008 if the token ended. */
export const findDevice = async (tools: Tools, db: Db, classToken: string) => {
  const device = await readClassDevice(tools, db, classToken);
  if (!device) throw new DomainError('CLS_008');
  return device;
};

/** Returns the open class of a device, or throws CLS_011. */
export const findOpenDevice = async (
  tools: Tools,
  db: Db,
  classToken: string,
): Promise<ClassDevice> => {
  const device = await findDevice(tools, db, classToken);
  if (!device.isOpen) throw new DomainError('CLS_011');
  return device;
};
