import { encodeChildPassword } from '@wonderfield/contract/children/child-rules';
import type { ClassroomJson } from '@wonderfield/contract/classrooms/classroom';
import type { StudentJson } from '@wonderfield/contract/classrooms/student';
import { aClassroom } from './classrooms.ts';
import { fakeApi } from './fake-api.ts';
import { anEducator, userResponse } from './people.ts';
import { renderPortal } from './render-screen.tsx';

export type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;
type Entry = { firstName: string; lastName: string; username: string };

/** A school-created student with an issued password. */
export const aRosterStudent = (changes: Partial<StudentJson> = {}): StudentJson => ({
  userId: 'student-1',
  firstName: 'Amara',
  lastName: 'Diallo',
  email: 'q8d3mz1k',
  schoolAccountReg: '1',
  passwordResetNotDone: true,
  signInMethod: 'own',
  hasIssuedPassword: true,
  hasCard: false,
  neverSignedIn: false,
  isSynced: false,
  ...changes,
});

/** A student who has chosen a password. */
const ben = aRosterStudent({
  userId: 'student-2',
  firstName: 'Ben',
  lastName: 'Whitaker',
  email: 'x2f7rt6p',
  passwordResetNotDone: false,
  hasIssuedPassword: false,
});

/** A child with a parent account who joined with a class code. */
const chloe = aRosterStudent({
  userId: 'student-3',
  firstName: 'Chloe',
  lastName: 'Nguyen',
  email: 'chloe@example.org',
  schoolAccountReg: '0',
  passwordResetNotDone: false,
  hasIssuedPassword: false,
});

/** A classroom with its students and five seats by default. */
export const aRoster = (
  studentData: StudentJson[] = [aRosterStudent(), ben, chloe],
  changes: Partial<ClassroomJson> = {},
): ClassroomJson =>
  aClassroom({
    noOfStudents: 5,
    studentData,
    studentIds: studentData.map(({ userId }) => userId),
    ...changes,
  });

/** The password that the fake server issues for a username. */
export const passwordFor = (username: string) => `Maple@${username}`;

/** Simulates the server's roster. */
export const rosterServer = (start: ClassroomJson) => {
  let room = start;
  let gone: StudentJson[] = [];
  const put = (studentData: StudentJson[], changes: Partial<ClassroomJson> = {}) => {
    const studentIds = studentData.map(({ userId }) => userId);
    room = { ...room, ...changes, studentData, studentIds };
    return room;
  };
  const students = () => room.studentData ?? [];
  const handlers = {
    getClassroomsByEducator: () => ({ allClassroomsDocs: [room] }),
    findSameStudents: () => ({ matches: [] }),
    addStudentsToClassRoom: ({ studentDetails, existingIds = '[]' }) => {
      const entries = JSON.parse(String(studentDetails)) as Entry[];
      const existing = (JSON.parse(String(existingIds)) as string[]).map((userId) =>
        aRosterStudent({ userId, firstName: 'Existing', email: userId }),
      );
      const made = entries.map(({ username, ...names }) =>
        aRosterStudent({ ...names, userId: `id-${username}`, email: username }),
      );
      const count = made.length + existing.length;
      put([...students(), ...made, ...existing], {
        lastImport: { importId: 'import-9', count, at: '2026-11-15T15:04:00.000Z' },
      });
      return {
        studentData: [
          ...made.map((student) => ({
            ...student,
            studentPassword: encodeChildPassword(passwordFor(student.email)),
          })),
          ...existing,
        ],
        classRoomJson: room,
      };
    },
    getTwins: () => ({ twins: { students: [], pairs: [], merges: [] } }),
    removeStudents: ({ studentIds }) => {
      const ids = JSON.parse(String(studentIds)) as string[];
      gone = [...students().filter(({ userId }) => ids.includes(userId)), ...gone];
      const left = students().filter(({ userId }) => !ids.includes(userId));
      return { removed: ids.length, classRoomJson: put(left) };
    },
    getRemovedStudents: () => ({
      students: gone.map(({ userId, firstName, lastName, email }) => ({
        userId,
        firstName,
        lastName,
        email,
        removedAt: '2026-11-15T15:04:00.000Z',
        removedBy: 'Elena Rivera',
      })),
    }),
    bringBackStudents: ({ studentIds }) => {
      const ids = JSON.parse(String(studentIds)) as string[];
      const back = gone.filter(({ userId }) => ids.includes(userId));
      gone = gone.filter(({ userId }) => !ids.includes(userId));
      return { classRoomJson: put([...students(), ...back]) };
    },
    renameStudent: ({ studentId, firstName, lastName }) => ({
      classRoomJson: put(
        students().map((student) =>
          student.userId === studentId
            ? { ...student, firstName: String(firstName), lastName: String(lastName ?? '') }
            : student,
        ),
      ),
    }),
    undoRosterImport: () => {
      const removed = room.lastImport?.count ?? 0;
      // The last students belong to the import.
      const left = students().slice(0, students().length - removed);
      return { removed, classRoomJson: put(left, { lastImport: undefined }) };
    },
  } satisfies Handlers;
  return { handlers, put, room: () => room };
};

const amara = anEducator();

/** Opens a roster screen on a stateful fake server. */
export const openRoster = (
  at: 'add-students' | 'list-students' | `list-students/${string}`,
  room: ClassroomJson = aRoster(),
  handlers: Handlers = {},
  others: Parameters<typeof fakeApi>[1] = {},
) => {
  const server = rosterServer(room);
  const api = fakeApi(
    {
      getUser: () => userResponse(amara),
      ...server.handlers,
      ...handlers,
    },
    others,
  );
  const [screen, query = ''] = at.split('/');
  const page = renderPortal({ at: `/${screen}/room-12${query}`, session: amara, api });
  return { ...page, api, server };
};
