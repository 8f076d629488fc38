import { describe, expect, it } from 'vitest';
import {
  type AttendedClassroom,
  type ChildsClassroom,
  type Classroom,
  ClassroomJsonSchema,
  fromClassroomJson,
  isRosterService,
  type TaughtClassroom,
  toClassroomJson,
} from './classroom.ts';

const basics = { id: 'r1', name: 'Room 12', teacherName: 'Ms Rivera', subject: 'math' };
const taught: TaughtClassroom = {
  ...basics,
  seenBy: 'educator',
  grade: '3',
  capacity: 24,
  studentIds: ['s1'],
  students: [
    {
      id: 's1',
      firstName: 'Maya',
      lastName: 'Okafor',
      username: 'maya4827',
      isLoginManagedHere: true,
      mustChangePassword: true,
      signInMethod: 'words',
      hasIssuedPassword: true,
      hasCard: false,
      isIdle: false,
      isSynced: false,
      password: 'Zoë#Panda472',
    },
  ],
  source: { service: 'clever', classId: 'g1' },
  version: 4,
  classCode: 'K3M-92Q',
  signInMethod: 'pictures',
  areCardsLimited: true,
  openUntil: '2026-11-16T10:45:00.000Z',
  raisedHands: 2,
  isHelper: false,
  isShared: true,
  isArchived: false,
  lastImport: { id: 'i1', count: 1, at: '2026-11-15T08:00:00.000Z' },
};
const attended: AttendedClassroom = {
  ...basics,
  seenBy: 'student',
  source: undefined,
};
const childs: ChildsClassroom = {
  ...basics,
  seenBy: 'parent',
  child: { id: 'c1', name: 'Maya Okafor' },
  studentCount: 18,
};

/** Sends a classroom through JSON text and the schema. */
const overTheWire = (classroom: Classroom) =>
  fromClassroomJson(
    ClassroomJsonSchema.parse(JSON.parse(JSON.stringify(toClassroomJson(classroom)))),
  );

describe('classroom codec', () => {
  it.each<[string, Classroom]>([
    ['its teachers', taught],
    ['a student', attended],
    ['a parent', childs],
  ])('decodes an encoded classroom unchanged as seen by %s', (_who, classroom) => {
    expect(overTheWire(classroom)).toEqual(classroom);
  });

  it('keeps the wire names of a classroom', () => {
    expect(toClassroomJson(taught)).toEqual({
      classRoomId: 'r1',
      classRoomName: 'Room 12',
      teacherName: 'Ms Rivera',
      classRoomSubject: 'math',
      classRoomGrade: '3',
      noOfStudents: 24,
      studentIds: ['s1'],
      studentData: [
        {
          userId: 's1',
          firstName: 'Maya',
          lastName: 'Okafor',
          email: 'maya4827',
          schoolAccountReg: '1',
          signInMethod: 'words',
          passwordResetNotDone: true,
          hasIssuedPassword: true,
          hasCard: false,
          neverSignedIn: false,
          isSynced: false,
          studentPassword: Buffer.from('Zoë#Panda472').toString('base64'),
        },
      ],
      googleClassroomId: 'g1',
      classRoomProvider: 'clever',
      version: 4,
      classCode: 'K3M-92Q',
      isShared: true,
      lastImport: { importId: 'i1', count: 1, at: '2026-11-15T08:00:00.000Z' },
      signInMethod: 'pictures',
      cardsOnlyWhileOpen: true,
      openUntil: '2026-11-16T10:45:00.000Z',
      raisedHands: 2,
    });
  });

  it('encodes the capacity for educators and the headcount for parents in the same field', () => {
    expect(toClassroomJson(taught).noOfStudents).toBe(24);
    expect(toClassroomJson(childs).noOfStudents).toBe(18);
    expect(toClassroomJson(attended).noOfStudents).toBeUndefined();
  });

  it('decodes an old cached classroom with an empty roster', () => {
    const old = { classRoomId: 'r1', classRoomName: 'Room 12', teacherName: '', noOfStudents: 20 };
    expect(fromClassroomJson(old)).toMatchObject({ capacity: 20, studentIds: [], isShared: false });
  });
});

it.each([
  ['google', true],
  ['clever', true],
  ['school', false],
  ['', false],
])('decides whether classes can be read at %j: %s', (service, expected) => {
  expect(isRosterService(service)).toBe(expected);
});
