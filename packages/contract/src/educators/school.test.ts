import { expect, it } from 'vitest';
import { createSchoolAccount, getSchoolAccountDetails } from './educator-codec.ts';

it("a school's account has the specification's spellings on the wire (D 1)", () => {
  expect(createSchoolAccount.fields).toEqual({
    isAmbassador: 'wonderfieldAmbassador',
    licenseFor: 'wonderfieldLicenseFor',
    classroomCount: 'classRoomsInSchool',
    studentCount: 'studentsInSchool',
    licenseType: 'educatorLicenseType',
  });
});

it('what a school code stands for comes back from the wire as it went', () => {
  const school = {
    code: 'WF-7K3M-92QD',
    name: 'Hazel Grove',
    city: 'Portland',
    zip: '97214',
    needsApproval: true,
  };
  const { schoolDetails } = getSchoolAccountDetails.write({ school });
  const traveled = { schoolDetails: JSON.stringify(schoolDetails) };
  expect(getSchoolAccountDetails.read(traveled)).toEqual({ school });
});
