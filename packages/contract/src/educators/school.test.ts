import { expect, it } from 'vitest';
import { createSchoolAccount } from './educator-spelling.ts';
import { fromSchoolJson, type School, SchoolJsonSchema, toSchoolJson } from './school.ts';

const school: School = {
  id: 's1',
  name: 'Hazel Grove',
  city: 'Portland',
  zip: '97214',
  licenseFor: 'district',
  code: 'WF-7K3M-92QD',
  classroomSeats: 12,
  studentSeats: 340,
  teachers: [
    {
      id: 't1',
      firstName: 'Nora',
      lastName: 'Quist',
      email: 'nora@hazel.example',
      grades: ['3', '4'],
      joinedAt: '2026-11-15T08:00:00.000Z',
    },
  ],
};

it('a school comes back from the wire as it went, whatever it has', () => {
  const bare = { ...school, code: undefined, teachers: [{ ...school.teachers[0], grades: [] }] };
  for (const one of [school, bare as School]) {
    const traveled = SchoolJsonSchema.parse(JSON.parse(JSON.stringify(toSchoolJson(one))));
    expect(fromSchoolJson(traveled)).toEqual(one);
  }
});

it("a school has the specification's spellings on the wire (D 1)", () => {
  expect(toSchoolJson(school)).toMatchObject({
    schoolId: 's1',
    schoolName: 'Hazel Grove',
    wonderfieldLicenseFor: 'district',
    schoolCode: 'WF-7K3M-92QD',
    teachers: [{ userId: 't1', educatorGrade: '3,4' }],
  });
  expect(createSchoolAccount.fields).toEqual({
    isAmbassador: 'wonderfieldAmbassador',
    licenseFor: 'wonderfieldLicenseFor',
    classroomCount: 'classRoomsInSchool',
    studentCount: 'studentsInSchool',
  });
});
