import { expect, it } from 'vitest';
import { fromSchoolJson, type School, SchoolJsonSchema, toSchoolJson } from './school-admin.ts';

const AT = '2026-11-15T08:00:00.000Z';
const nora = { id: 't1', firstName: 'Nora', lastName: 'Quist', email: 'nora@hazel.example' };
const school: School = {
  id: 's1',
  name: 'Hazel Grove',
  city: 'Portland',
  zip: '97214',
  licenseFor: 'district',
  staffCode: { code: 'WF-7K3M-92QD', uses: 11 },
  studentCode: { code: '7K3-M92Q', uses: 32, endsAt: AT },
  classroomSeats: 12,
  studentSeats: 340,
  studentCount: 214,
  teachers: [{ ...nora, grades: ['3', '4'], joinedAt: AT, hasSchoolAddress: true }],
  waitingTeachers: [{ ...nora, id: 't2', askedAt: AT }],
  classrooms: [
    {
      id: 'c1',
      name: 'Room 12',
      subject: 'math',
      ownerId: 't1',
      teachers: ['Nora Quist'],
      capacity: 24,
      studentCount: 18,
      isArchived: false,
    },
  ],
  unplacedStudents: [{ id: 'p1', firstName: 'Ada', lastName: 'Nwosu', joinedAt: AT, isIdle: true }],
  domains: ['hazel.example'],
};
const bare: School = {
  ...school,
  staffCode: undefined,
  studentCode: undefined,
  teachers: school.teachers.map((teacher) => ({ ...teacher, grades: [] })),
  waitingTeachers: [],
  classrooms: [],
  unplacedStudents: [],
  domains: [],
};

it('decodes an encoded school unchanged', () => {
  for (const one of [school, bare]) {
    const traveled = SchoolJsonSchema.parse(JSON.parse(JSON.stringify(toSchoolJson(one))));
    expect(fromSchoolJson(traveled)).toEqual(one);
  }
});

// @proves D-1-names
it('keeps the wire names of a school', () => {
  expect(toSchoolJson(school)).toMatchObject({
    schoolId: 's1',
    schoolName: 'Hazel Grove',
    wonderfieldLicenseFor: 'district',
    schoolCode: 'WF-7K3M-92QD',
    studentCode: '7K3-M92Q',
    teachers: [{ userId: 't1', educatorGrade: '3,4' }],
    classRooms: [{ classRoomId: 'c1', classRoomName: 'Room 12', noOfStudents: 24 }],
  });
});
