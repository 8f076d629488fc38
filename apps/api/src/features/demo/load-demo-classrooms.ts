import type { Db } from '../../db/connection/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { lockSchoolOfTeacher } from '../schools/schools.ts';
import { createStudents, type NewStudent } from '../students/create-students.ts';
import { replaceCards } from '../students/methods/cards.ts';
import { lockDemo, selectOptionalIdOf } from './demo.queries.ts';
import {
  insertDemoClassroom,
  insertDemoEnrollment,
  selectOptionalDemoClassroom,
} from './demo-classrooms.queries.ts';

type MadeStudent = NewStudent & { studentId: string };

type DemoClassroom = {
  teacher: string;
  name: string;
  teacherName: string;
  grade: string;
  subject: string;
  capacity: number;
  /** Usernames of demo students in the classroom. */
  students: readonly string[];
  classmates: readonly NewStudent[];
};

/**
 * A full roster for printing. Without a method, the grade decides, so these students sign in with
 * words.
 */
const EXPLORERS: readonly NewStudent[] = [
  { firstName: 'Ben', lastName: 'Whitaker', username: 'ben4021', signInMethod: 'scan' },
  { firstName: 'Chloe', lastName: 'Nguyen', username: 'chloe7735', signInMethod: 'scan' },
  { firstName: 'Diego', lastName: 'Santos', username: 'diego2846' },
  { firstName: 'Freya', lastName: 'Lindqvist', username: 'freya5519', signInMethod: 'pictures' },
  { firstName: 'Hana', lastName: 'Sato', username: 'hana3684' },
  { firstName: 'Isaac', lastName: 'Cohen', username: 'isaac9270', signInMethod: 'pictures' },
  { firstName: 'Layla', lastName: 'Haddad', username: 'layla6458' },
  { firstName: 'Noah', lastName: 'O’Brien', username: 'noah8126', signInMethod: 'scan' },
  { firstName: 'Priya', lastName: 'Raman', username: 'priya7391' },
  { firstName: 'Samuel', lastName: 'Mensah', username: 'samuel2753' },
];

/** Classrooms of the demo teachers. One contains a child of the demo parent. */
export const DEMO_CLASSROOMS: readonly DemoClassroom[] = [
  {
    teacher: 'elena@demo.wonderfield.example',
    name: 'Room 12 Explorers',
    teacherName: 'Elena Rivera',
    grade: '3',
    subject: 'science',
    capacity: 24,
    students: ['maya4827', 'amara903'],
    classmates: EXPLORERS,
  },
  {
    teacher: 'elena@demo.wonderfield.example',
    name: 'Morning Math Lab',
    teacherName: 'Elena Rivera',
    grade: '4',
    subject: 'math',
    capacity: 30,
    // Both are in Room 12, too, with one login.
    students: ['chloe7735', 'noah8126'],
    classmates: [
      { firstName: 'Grace', lastName: 'Kim', username: 'grace4417' },
      { firstName: 'Hugo', lastName: 'Weiss', username: 'hugo8350' },
      { firstName: 'Ines', lastName: 'Moreau', username: 'ines2961' },
      { firstName: 'Jonah', lastName: 'Reed', username: 'jonah5082' },
      { firstName: 'Kavya', lastName: 'Rao', username: 'kavya7143' },
    ],
  },
  {
    // On the license of her school.
    teacher: 'aisha@demo.wonderfield.example',
    name: 'River Readers',
    teacherName: 'Aisha Rahman',
    grade: '2',
    subject: 'languageArts',
    capacity: 25,
    students: [],
    classmates: [
      { firstName: 'Ezra', lastName: 'Holm', username: 'ezra5140' },
      { firstName: 'Mina', lastName: 'Park', username: 'mina8362' },
      { firstName: 'Omar', lastName: 'Aziz', username: 'omar2097' },
    ],
  },
];

/** Prints cards that nobody has, because their codes are not kept. The teacher prints new ones. */
const createCards = async (
  deps: Deps,
  tx: Db,
  { classmates, ownerId }: { classmates: readonly MadeStudent[]; ownerId: string },
) => {
  const scanning = classmates.filter(({ signInMethod }) => signInMethod === 'scan');
  if (scanning.length === 0) return;
  const studentIds = scanning.map(({ studentId }) => studentId);
  await replaceCards(deps, tx, { studentIds, byId: ownerId });
};

const createClassroom = async (deps: Deps, tx: Db, ownerId: string, room: DemoClassroom) => {
  const now = deps.now();
  const schoolId = (await lockSchoolOfTeacher(tx, ownerId))?.id ?? null;
  const { id: classroomId } = await insertDemoClassroom(tx, { ...room, ownerId, schoolId, now });
  const made = await createStudents(
    deps,
    tx,
    room.classmates.map((student) => ({ ...student, grade: room.grade })),
    { educatorId: ownerId, schoolId },
  );
  const classmates = made.map(({ studentId }, index) => ({
    ...(room.classmates[index] as NewStudent),
    studentId,
  }));
  await createCards(deps, tx, { classmates, ownerId });
  const existingIds = await Promise.all(room.students.map((name) => selectOptionalIdOf(tx, name)));
  for (const studentId of [...existingIds, ...made.map((student) => student.studentId)]) {
    if (studentId) await insertDemoEnrollment(tx, { classroomId, studentId, now });
  }
};

/** Creates the demo classrooms once. Later changes by their teachers are kept. */
export const loadDemoClassrooms = async (deps: Deps) => {
  for (const room of DEMO_CLASSROOMS) {
    await deps.db.transaction().execute(async (tx) => {
      await lockDemo(tx);
      const ownerId = await selectOptionalIdOf(tx, room.teacher);
      if (!ownerId) return;
      const classroom = await selectOptionalDemoClassroom(tx, { ownerId, name: room.name });
      if (!classroom) await createClassroom(deps, tx, ownerId, room);
    });
  }
};
