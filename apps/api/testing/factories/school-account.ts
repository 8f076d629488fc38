import { phoneNumber } from './educator-sign-up.ts';
import { unique } from './unique.ts';

/** Form that a school's representative sends. */
export const schoolAccount = (changes: Record<string, unknown> = {}) => ({
  firstName: 'Noor',
  lastName: 'Haddad',
  email: `head${unique()}@larkhill.test`,
  phoneNumber: phoneNumber(),
  city: 'Portland',
  state: 'OR',
  zip: '97214',
  wonderfieldLicenseFor: 'school',
  schoolName: 'Lark Hill School',
  schoolCity: 'Salem',
  schoolState: 'OR',
  schoolZip: '97301',
  classRoomsInSchool: '12',
  studentsInSchool: '340',
  termsOfService: '1',
  ...changes,
});

/** Form that a district's representative sends. */
export const districtAccount = (changes: Record<string, unknown> = {}) =>
  schoolAccount({
    wonderfieldLicenseFor: 'district',
    schoolName: 'Lark County Schools',
    schoolsInDistrict: '14',
    classRoomsInSchool: '1200',
    studentsInSchool: '34000',
    ...changes,
  });
