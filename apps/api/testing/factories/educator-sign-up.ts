import { PASSWORD } from './password-hash.ts';
import { unique } from './unique.ts';

/** Returns a unique phone number in Oregon from the range for fictional use. */
export const phoneNumber = () => `+1503555${String(unique() % 10_000).padStart(4, '0')}`;

/** Form that a teacher sends to sign up. */
export const educatorSignUp = (changes: Record<string, unknown> = {}) => ({
  userType: 'educator',
  educatorLicenseType: 'teacherAccount',
  firstName: 'Ines',
  lastName: 'Okafor',
  email: `new-teacher${unique()}@home.test`,
  phoneNumber: phoneNumber(),
  city: 'Portland',
  state: 'OR',
  zip: '97214',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  wonderfieldAmbassador: '1',
  termsOfService: '1',
  ...changes,
});
