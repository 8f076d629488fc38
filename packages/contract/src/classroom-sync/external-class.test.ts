import { expect, it } from 'vitest';
import {
  type ExternalClass,
  ExternalClassJsonSchema,
  type ExternalRoster,
  fromExternalClassJson,
  fromExternalRosterJson,
  toExternalClassJson,
  toExternalRosterJson,
} from './external-class.ts';

const listed: ExternalClass = {
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
const roster: ExternalRoster = {
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
const travel = (json: unknown) => ExternalClassJsonSchema.parse(JSON.parse(JSON.stringify(json)));

it('decodes encoded classes and rosters unchanged', () => {
  expect(fromExternalClassJson(travel(toExternalClassJson(listed)))).toEqual(listed);
  expect(fromExternalRosterJson(travel(toExternalRosterJson(roster)))).toEqual(roster);
});

// @proves C-3.8-external
it('keeps the wire names of an external class', () => {
  expect(travel(toExternalRosterJson(roster))).toEqual({
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
