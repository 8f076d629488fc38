import { expect, it } from 'vitest';
import * as limits from './limits.ts';

// @proves K-password-length, K-zip-length, K-phone-length, K-phone-countries, K-image, K-username
// @proves K-avatar-name, K-classroom, K-district, K-textarea, K-toast, K-session-redirect
// @proves K-reset-redirect, K-linked-redirect, K-adult-age, K-wizard-steps, K-breakpoints
// @proves K-confirmation-link, K-reset-link, K-age-ticket, K-one-time-code
it.each<[keyof typeof limits, unknown]>([
  ['PASSWORD_MIN_LENGTH', 8],
  ['PASSWORD_MAX_LENGTH', 20],
  ['ZIP_LENGTH', 5],
  ['PHONE_FORMATTED_LENGTH', 14],
  ['PHONE_MIN_DIGITS', 11],
  ['PREFERRED_PHONE_COUNTRIES', ['US', 'IN', 'GB', 'NZ', 'AU', 'CA']],
  ['DEFAULT_PHONE_COUNTRY', 'US'],
  ['PROFILE_IMAGE_MAX_BYTES', 1_048_576],
  ['PROFILE_IMAGE_TYPES', ['image/jpeg', 'image/png', 'image/jpg']],
  ['GENERATED_USERNAME_LENGTH', 8],
  ['GENERATED_USERNAME_ALPHABET', 'abcdefghjkmnpqrstuvwxyz23456789'],
  ['AVATAR_NAME_MIN_LENGTH', 4],
  ['AVATAR_NAME_MAX_LENGTH', 12],
  ['CLASSROOM_MAX_STUDENTS', 40],
  ['CLASSROOM_STUDENTS_MAX_DIGITS', 2],
  ['SYNCED_STUDENTS_MAX_DIGITS', 4],
  ['SCHOOLS_IN_DISTRICT_MAX_DIGITS', 3],
  ['CLASSROOMS_MAX_DIGITS', { district: 4, school: 2 }],
  ['STUDENTS_MAX_DIGITS', { district: 5, school: 4 }],
  ['TEXTAREA_MAX_LENGTH', 65_000],
  ['CONTENT_WIZARD_STEPS', 3],
  ['TOAST_DEFAULT_MS', 5000],
  ['TOAST_RESULT_MS', 4000],
  ['SESSION_INVALID_REDIRECT_MS', 5000],
  ['PASSWORD_RESET_REDIRECT_MS', 5000],
  ['CHILDREN_PER_PARENT', 30],
  ['CHILDREN_LINKED_REDIRECT_MS', 5000],
  ['CHILD_LINKING_GAP_MS', 500],
  ['UNLINK_DELAY_MS', 500],
  ['ADULT_AGE_YEARS', 18],
  ['BIRTH_YEARS_OFFERED', 11],
  ['YOUNGEST_STUDENT_AGE_YEARS', 4],
  ['BREAKPOINTS_PX', { phone: 575, tablet: 768, desktop: 991, header: 1200 }],
  ['EMAIL_CONFIRMATION_HOURS', 24],
  ['PASSWORD_RESET_MINUTES', 30],
  ['AGE_CHECK_TICKET_MINUTES', 30],
  ['ONE_TIME_CODE_DIGITS', 6],
  ['ONE_TIME_CODE_MINUTES', 10],
  ['ONE_TIME_CODE_ATTEMPTS', 5],
  ['ONE_TIME_CODE_RESEND_SECONDS', 30],
  ['ONE_TIME_CODES_PER_HOUR', 5],
])('defines %s with its specified value', (name, value) => {
  expect(Object.entries(limits)).toContainEqual([name, value]);
});
