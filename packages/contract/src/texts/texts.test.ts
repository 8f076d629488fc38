import { expect, it } from 'vitest';
import { capacityBelowRoster, FIELD_MESSAGES } from './field-messages.ts';
import { MESSAGE_CODES } from './message-codes.ts';
import { alreadySignedIn, TEXTS } from './texts.ts';

// @proves M-something-wrong, M-classroom-not-saved, M-password-updated, M-student-password-updated
// @proves M-changes-updated, M-child-added, M-child-updated, M-child-unlinked, M-children-linked
// @proves M-students-added, M-sign-in-new-password, M-age-verified, M-password-not-reset
// @proves M-password-not-read, M-current-password-child, M-device-unsupported, M-child-exists
// @proves M-unlink, M-confirm-logout
it.each<[keyof typeof TEXTS, string]>([
  ['somethingWrong', 'Something went wrong, Please try again'],
  ['classroomNotSaved', "Classroom hasn't created, Please try again."],
  ['passwordUpdated', 'Password updated successfully'],
  ['studentPasswordUpdated', 'Student Password updated Successfully'],
  ['changesUpdated', 'Changes updated successfully'],
  ['childAdded', 'Child account added successfully'],
  ['childUpdated', 'Child account details updated successfully'],
  ['childUnlinked', 'Child account unlinked successfully'],
  ['childrenLinked', 'Child(s) linked successfully'],
  ['studentsAdded', 'Student(s) added successfully!'],
  ['signInWithNewPassword', 'You can now sign in now with your new password.'],
  ['ageVerified', 'Authentication verified successfully.'],
  ['passwordNotReset', 'Failed to reset Password'],
  ['passwordNotRead', 'Failed to get Password'],
  ['currentPasswordWrongForChild', 'Current Password does not match'],
  ['deviceUnsupported', 'Currently we do not support the game on your device'],
  ['childExistsTitle', 'Child Account Exists'],
  [
    'childExists',
    "An account already exists for another child with the same email address. If this is your child's email address please contact support so we can fix the issue.",
  ],
  ['unlinkTitle', "Are you sure you want to unlink the child's account?"],
  [
    'unlinkText',
    "The child account will be unlinked and you will not be able to access the child's information.",
  ],
  ['confirmLogoutTitle', 'Confirm Logout'],
  ['confirmLogout', 'Are you sure you want to logout?'],
])('has the specified text for %s', (name, text) => {
  expect(TEXTS[name]).toBe(text);
});

// @proves M-already-signed-in
it('names the account type of the signed-in user', () => {
  expect(alreadySignedIn('parent')).toBe(
    'You have already signed-in to the application with parent account',
  );
});

// @proves M-PWD_001, M-PWD_002, M-PWD_003, M-EML_001, M-CHD_002, M-CLS_001, M-CLS_002, M-AST_001
// @proves M-AST_002, M-SYS_001
it.each<[keyof typeof MESSAGE_CODES, string]>([
  ['PWD_001', 'Please enter a Strong Password'],
  ['PWD_002', 'Passwords did not match'],
  ['PWD_003', 'Current password does not match'],
  ['EML_001', 'Email already exists. Please try with another Email.'],
  ['CHD_002', TEXTS.childExists],
  ['CLS_001', 'Requested classroom does not exist.'],
  ['CLS_002', 'Max no. of Students exceeded'],
  ['AST_001', 'Valid file formats are JPG, JPEG, PNG'],
  ['AST_002', 'Max size allowed is 1 MB'],
  ['SYS_001', 'Something went wrong, Please try again'],
])('has the specified text for the code %s', (code, text) => {
  expect(MESSAGE_CODES[code].text).toBe(text);
});

// @proves D-8-spelling
it('contains none of the known spelling mistakes', () => {
  const shown = [
    ...Object.values(TEXTS),
    ...Object.values(FIELD_MESSAGES),
    ...Object.values(MESSAGE_CODES).map(({ text }) => text),
    capacityBelowRoster(3),
  ].map(String);
  expect(shown.filter((text) => /detais|atleast|does not exists|\bno\.of/i.test(text))).toEqual([]);
});

// @proves M-USN_001, M-AST_004, D-2-codes
it('has a text and an HTTP class for every code', () => {
  for (const { text, http } of Object.values(MESSAGE_CODES)) {
    expect(text).not.toBe('');
    expect(http).toBeGreaterThanOrEqual(200);
    expect(http).toBeLessThan(600);
  }
});
