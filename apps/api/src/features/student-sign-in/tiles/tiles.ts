import { defaultLook } from '@wonderfield/contract/avatars/default-look';
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

/** Returns the name on a tile: never the real name, except where an educator opened the class. */
const nameOnTile = (student: ClassStudent, { isOpenedByEducator }: ClassDevice) => {
  if (student.avatar_name) return student.avatar_name;
  if (!isOpenedByEducator) return undefined;
  const [initial] = student.last_name;
  return initial ? `${student.first_name} ${initial}.` : student.first_name;
};

const toTiles = (tools: Tools, device: ClassDevice, students: readonly ClassStudent[]): Tile[] =>
  students.flatMap((student): Tile[] => {
    const name = nameOnTile(student, device);
    if (name === undefined) return [];
    return [
      {
        tile: tileOf(tools, device.deviceKey, student.id),
        name,
        isNamed: student.avatar_name !== null,
        // The device does not know the id from which other pages choose the flower.
        avatarPreview: student.avatar_look ?? defaultLook(student.id),
        method: student.sign_in_method,
        ...(student.sign_in_method === 'pictures' && { board: boardOf(student.email) }),
        isIn: student.is_in,
      },
    ];
  });

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
    (student) =>
      nameOnTile(student, device) !== undefined &&
      tileOf(tools, device.deviceKey, student.id) === tile,
  );
};
