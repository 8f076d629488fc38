import { describe, expect, it } from 'vitest';
import { READ_ONLY_FIELDS, UserChangesSchema } from './user-changes.ts';

const NEW = { password: 'Clover#71a', confirmPassword: 'Clover#71a' };
const fieldErrors = (changes: object) =>
  Object.fromEntries(
    (UserChangesSchema.safeParse(changes).error?.issues ?? []).map(({ path, message }) => [
      String(path[0]),
      message,
    ]),
  );

describe('UserChangesSchema', () => {
  it('accepts no changes and returns only the fields that were sent', () => {
    expect(UserChangesSchema.parse({})).toEqual({});
    expect(UserChangesSchema.parse({ firstName: ' Ada ' })).toEqual({ firstName: 'Ada' });
  });

  it('drops fields that no form can change', () => {
    const claims = { ageVerfiedflag: 't', userId: 'x', schoolAccountReg: '1', isAdmin: '1' };
    expect(UserChangesSchema.parse(claims)).toEqual({});
  });

  it.each<[string, object, object]>([
    ['a new own password with the current one', { ...NEW, oldPassword: 'x' }, {}],
    ['a new password of a child without the current one', { ...NEW, childId: 'c' }, {}],
    ['a new own password without the current one', NEW, {}],
    [
      'a new password that equals the current one',
      { ...NEW, oldPassword: NEW.password },
      { password: 'Please choose a password you do not have now' },
    ],
    [
      'an empty child id',
      { firstName: 'Mia', childId: '' },
      { childId: 'This field must be text' },
    ],
    [
      'a confirmation that differs from the password',
      { ...NEW, confirmPassword: 'x', childId: 'c' },
      { confirmPassword: 'Passwords did not match' },
    ],
    [
      'a missing confirmation',
      { password: NEW.password, childId: 'c' },
      { confirmPassword: 'Please confirm Password' },
    ],
    [
      'a weak password',
      { password: 'weak', confirmPassword: 'weak', childId: 'c' },
      { password: 'Please enter a Strong Password' },
    ],
    ['an empty name', { firstName: ' ' }, { firstName: 'Please enter First Name' }],
    [
      'an empty list of subjects',
      { subjects: '[]' },
      { subjects: 'Please select at least one Subject' },
    ],
  ])('validates %s', (_what, changes, errors) => {
    expect(fieldErrors(changes)).toEqual(errors);
  });

  it('accepts read-only fields up to their maximum length', () => {
    for (const field of READ_ONLY_FIELDS) {
      expect(UserChangesSchema.parse({ [field]: 'as it was' })).toEqual({ [field]: 'as it was' });
      expect(fieldErrors({ [field]: 'x'.repeat(255) })).toEqual({ [field]: 'This is too long' });
    }
  });
});
