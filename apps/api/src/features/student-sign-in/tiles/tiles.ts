import { defaultLook } from '@wonderfield/contract/avatars/default-look';
import { shortLastNames } from '@wonderfield/contract/names/short-names';
import type { OpenClass, Tile } from '@wonderfield/contract/student-sign-in/open-class';
import { boardOf } from '@wonderfield/contract/student-sign-in/pictures';
import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import type { ClassDevice } from '../../classrooms/join/class-device.ts';
import { type ClassStudent, selectStudentsOfClass } from './tiles.queries.ts';

type Tools = Pick<Deps, 'sealer' | 'now'>;

/** Returns the tile of a student on one device. Without the server's key it reveals no id. */
const tileOf = ({ sealer }: Pick<Deps, 'sealer'>, deviceKey: string, studentId: string) =>
  sealer.mark(`${deviceKey}:${studentId}`, 'class-tile').toString('base64url');

/** Returns true if the student has a tile: without an avatar name only where an educator opened. */
const hasTile = ({ avatar_name }: ClassStudent, { isOpenedByEducator }: ClassDevice) =>
  avatar_name !== null || isOpenedByEducator;

/** Returns the names of students without an avatar name, with enough of the last name to differ. */
const realNames = (students: readonly ClassStudent[]) => {
  const unnamed = students.filter(({ avatar_name }) => avatar_name === null);
  const names = unnamed.map((student) => ({
    firstName: student.first_name,
    lastName: student.last_name,
  }));
  const lastNames = shortLastNames(names);
  return new Map(
    unnamed.map(({ id, first_name }, at) => [id, `${first_name} ${lastNames[at]}`.trim()]),
  );
};

/** Returns the tiles. The name is never the real one, except where an educator opened the class. */
const toTiles = (tools: Tools, device: ClassDevice, students: readonly ClassStudent[]): Tile[] => {
  const shown = students.filter((student) => hasTile(student, device));
  const names = realNames(shown);
  return shown.map((student) => ({
    tile: tileOf(tools, device.deviceKey, student.id),
    name: student.avatar_name ?? names.get(student.id) ?? student.first_name,
    isNamed: student.avatar_name !== null,
    // The device does not know the id from which other pages choose the flower.
    avatarPreview: student.avatar_look ?? defaultLook(student.id),
    method: student.sign_in_method,
    ...(student.sign_in_method === 'pictures' && { board: boardOf(student.email) }),
    isIn: student.is_in,
  }));
};

/** Returns the class as the device shows it. There are no tiles while the class is closed. */
export const readOpenClass = async (
  tools: Tools,
  db: Db,
  device: ClassDevice,
): Promise<OpenClass> => {
  const { classroom, isOpen } = device;
  if (!isOpen || !classroom.open_until) return { name: classroom.name, tiles: [] };
  const place = { classroomId: classroom.id, now: tools.now() };
  return {
    name: classroom.name,
    openUntil: classroom.open_until.toISOString(),
    tiles: toTiles(tools, device, await selectStudentsOfClass(db, place)),
  };
};

/** Returns the student of a tile, or undefined if there is no such tile on this device. */
export const findStudentOfTile = async (
  tools: Tools,
  db: Db,
  { device, tile }: { device: ClassDevice; tile: string },
) => {
  const place = { classroomId: device.classroom.id, now: tools.now() };
  const students = await selectStudentsOfClass(db, place);
  return students.find(
    (student) => hasTile(student, device) && tileOf(tools, device.deviceKey, student.id) === tile,
  );
};
