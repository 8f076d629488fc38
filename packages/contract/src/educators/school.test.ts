import { expect, it } from 'vitest';
import { createSchoolAccount, getSchoolAccountDetails } from './educator-codec.ts';

it('keeps the wire names of a school account', () => {
  expect(createSchoolAccount.fields).toEqual({
    isAmbassador: 'wonderfieldAmbassador',
    licenseFor: 'wonderfieldLicenseFor',
    classroomCount: 'classRoomsInSchool',
    studentCount: 'studentsInSchool',
    licenseType: 'educatorLicenseType',
  });
});

it('decodes the school of a code unchanged', () => {
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
