import { describe, expect, it } from 'vitest';
import { newPassword } from './fields.ts';
import { isStrongPassword, PASSWORD_RULES } from './password-rules.ts';

const unmet = (password: string) =>
  PASSWORD_RULES.filter((rule) => !rule.isMet(password)).map((rule) => rule.name);

describe('password rules', () => {
  // @proves F-new-password, K-password-length
  it.each([
    ['Aa1!aaa', ['length']],
    [`Aa1!${'a'.repeat(17)}`, ['length']],
    ['aa1!aaaa', ['upperCase']],
    ['AA1!AAAA', ['lowerCase']],
    ['Aab!aaaa', ['digit']],
    ['Aa1aaaaa', ['specialCharacter']],
    ['Aa1 aaaa', ['specialCharacter']],
    ['', ['length', 'upperCase', 'lowerCase', 'digit', 'specialCharacter']],
  ])('finds that the password %j breaks exactly %j', (password, rules) => {
    expect(unmet(password)).toEqual(rules);
    expect(isStrongPassword(password)).toBe(false);
  });

  // @proves F-new-password
  it.each(['Aa1!aaaa', `Aa1!${'a'.repeat(16)}`, 'Sunflower#71', 'Aa1 aaaa!', 'Aa1.aaaa'])(
    'accepts the password %j',
    (password) => {
      expect(unmet(password)).toEqual([]);
      expect(isStrongPassword(password)).toBe(true);
    },
  );

  // @proves F-new-password-start
  it.each(['.Aa1!aaaa', '\nAa1!aaaa'])(
    'rejects the first character of the password %j',
    (password) => {
      expect(isStrongPassword(password)).toBe(false);
    },
  );

  it.each([
    ['', 'Please enter Password'],
    [undefined, 'Please enter Password'],
    ['weak', 'Please enter a Strong Password'],
    ['.Aa1!aaaa', 'Please enter a Strong Password'],
  ])('reports for the password %j "%s"', (password, message) => {
    expect(newPassword.safeParse(password).error?.issues[0]?.message).toBe(message);
  });
});
