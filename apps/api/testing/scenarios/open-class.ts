import type { SignInMethod } from '@wonderfield/contract/sign-in-method';
import type { LiveClass, OpenClass, Tile } from '@wonderfield/contract/student-sign-in/open-class';
import type { PictureName } from '@wonderfield/contract/student-sign-in/pictures';
import { sealPictures } from '../../src/features/students/methods/pictures.ts';
import type { Fields, TestPortal } from '../build-test-app.ts';
import { expectSuccess, successOf } from '../expect-response.ts';
import {
  type MadeClassroom,
  makeClassroom,
  makeRosterStudent,
} from '../factories/make-classroom.ts';
import type { MadeUser } from '../factories/make-user.ts';
import type { SessionFields } from '../factories/sign-in.ts';
import { unique } from '../factories/unique.ts';

type Portal = Pick<TestPortal, 'db' | 'deps'>;
const MINUTE_MS = 60_000;

/** The pictures of every student that the tests create. */
export const RIGHT_PICTURES: PictureName[] = ['cat', 'boat', 'cat'];
export const WRONG_PICTURES: PictureName[] = ['cat', 'cat', 'boat'];

/** Sets how a student signs in, without ending anything. */
export const setMethod = ({ db, deps }: Portal, studentId: string, method: SignInMethod) =>
  db
    .updateTable('students')
    .set({
      sign_in_method: method,
      sealed_pictures:
        method === 'pictures' ? sealPictures(deps.sealer, studentId, RIGHT_PICTURES) : null,
    })
    .where('user_id', '=', studentId)
    .execute();

/** Creates a student of the class with an avatar name. */
export const makeTileStudent = async (
  portal: Portal,
  classroom: Pick<MadeClassroom, 'id' | 'owner' | 'schoolId'>,
  { method = 'pictures', name = `Lark${unique()}` }: { method?: SignInMethod; name?: string } = {},
) => {
  const avatar = { name, look: 'bloom-2' };
  const student = await makeRosterStudent(portal, classroom, { avatar });
  await setMethod(portal, student.id, method);
  return { ...student, avatarName: name };
};

type OpenFields = { classRoomId: string } & SessionFields;

/** Opens the class for an hour and returns the live board. */
export const openForAnHour = async (portal: TestPortal, fields: OpenFields, minutes = 60) => {
  const openUntil = new Date(portal.deps.now().getTime() + minutes * MINUTE_MS).toISOString();
  const response = await portal.call('openClass', { ...fields, openUntil });
  return successOf<{ liveClass: LiveClass }>(response).liveClass;
};

/** Enters an open class with its code, as a device of the room does. */
export const enterDevice = async (portal: TestPortal, code: string) =>
  successOf<{ classToken: string; openClass: OpenClass }>(
    await portal.call('enterClass', { code }),
  );

export type ClassOnDevice = Awaited<ReturnType<typeof makeOpenClass>>;

/** Creates an open class with students who sign in with pictures, and a device in the room. */
export const makeOpenClass = async (
  portal: TestPortal,
  { students = 1, method }: { students?: number; method?: SignInMethod } = {},
) => {
  const classroom = await makeClassroom(portal);
  const made: (MadeUser & { avatarName: string })[] = [];
  for (let number = 0; number < students; number += 1) {
    made.push(await makeTileStudent(portal, classroom, method ? { method } : {}));
  }
  const fields = { classRoomId: classroom.id, ...classroom.session };
  const live = await openForAnHour(portal, fields);
  const code = live.classCode ?? '';
  const { classToken, openClass } = await enterDevice(portal, code);
  const tileOf = (student: { avatarName: string }) =>
    openClass.tiles.find(({ name }: Tile) => name === student.avatarName)?.tile ?? '';
  return { classroom, students: made, fields, code, classToken, openClass, tileOf };
};

/** Taps pictures on the tile of a student. */
export const tapPictures = (
  portal: TestPortal,
  { classToken, tileOf }: Pick<ClassOnDevice, 'classToken' | 'tileOf'>,
  student: { avatarName: string },
  pictures: readonly PictureName[] = RIGHT_PICTURES,
) =>
  portal.call('signInToClass', {
    classToken,
    tile: tileOf(student),
    pictures: JSON.stringify(pictures),
  });

/** Issues a card to each student and returns the codes. */
export const issueCards = async (portal: TestPortal, fields: Fields, ids: readonly string[]) => {
  const response = await portal.call('issueCards', { ...fields, studentIds: JSON.stringify(ids) });
  const { cards } = successOf<{ cards: { userId: string; cardCode: string }[] }>(response);
  return ids.map((id) => cards.find(({ userId }) => userId === id)?.cardCode ?? '');
};

/** Returns the fields that a page sends with the session of a sign-in. */
export const sessionIn = (response: Awaited<ReturnType<TestPortal['call']>>): SessionFields => {
  const { body } = expectSuccess(response);
  const user = JSON.parse(String(body.userJson)) as { userId: string };
  return { sessionToken: String(body.sessionToken), userId: user.userId };
};

/** Creates an open class with one student. */
export const makeOpenClassOfOne = async (portal: TestPortal, method?: SignInMethod) => {
  const room = await makeOpenClass(portal, method ? { method } : {});
  const [student] = room.students;
  if (!student) throw new Error('The class has no student.');
  return { ...room, student, tile: room.tileOf(student) };
};
