import { expect, it } from 'vitest';
import {
  fromOutsideClassJson,
  fromOutsideRosterJson,
  type OutsideClass,
  OutsideClassJsonSchema,
  type OutsideRoster,
  toOutsideClassJson,
  toOutsideRosterJson,
} from './external-class.ts';

const listed: OutsideClass = {
  id: 'g1',
  name: 'Morning Math Lab',
  section: 'Period 1',
  subject: 'math',
  studentCount: 31,
  classroomId: 'r1',
  state: 'changed',
  changes: 16,
  syncedAt: '2026-11-06T08:02:00.000Z',
  stoppedAt: undefined,
};
const roster: OutsideRoster = {
  id: 'g1',
  name: 'Morning Math Lab',
  section: undefined,
  classroomId: undefined,
  students: [
    {
      id: '7',
      firstName: 'Amara',
      lastName: 'Diallo',
      email: 'amara@grove.school',
      isSynced: true,
      isLeftOut: false,
      mayBeTwin: false,
    },
    {
      id: '8',
      firstName: 'Björk',
      lastName: '',
      email: undefined,
      isSynced: false,
      isLeftOut: true,
      mayBeTwin: true,
    },
  ],
  studentIds: ['s1'],
  freeSeats: 12,
  destinations: [{ id: 'r2', name: 'Room 12', enrolled: 18, hasItsName: false }],
};
const travel = (json: unknown) => OutsideClassJsonSchema.parse(JSON.parse(JSON.stringify(json)));

it('comes back from the wire as it was', () => {
  expect(fromOutsideClassJson(travel(toOutsideClassJson(listed)))).toEqual(listed);
  expect(fromOutsideRosterJson(travel(toOutsideRosterJson(roster)))).toEqual(roster);
});

// @proves C-3.8-external
it("has the specification's spellings (S 3.8)", () => {
  expect(travel(toOutsideRosterJson(roster))).toEqual({
    classRoomName: 'Morning Math Lab',
    googleClassroomId: 'g1',
    noOfStudents: 2,
    isClassroomSync: false,
    wonderfieldStudentIds: ['s1'],
    freeSeats: 12,
    destinations: [
      { classRoomId: 'r2', classRoomName: 'Room 12', enrolled: 18, hasItsName: false },
    ],
    studentData: [
      {
        firstName: 'Amara',
        lastName: 'Diallo',
        email: 'amara@grove.school',
        googleAccountId: '7',
        isUserSync: true,
      },
      {
        firstName: 'Björk',
        lastName: '',
        googleAccountId: '8',
        isUserSync: false,
        isLeftOut: true,
        mayBeTwin: true,
      },
    ],
  });
});
