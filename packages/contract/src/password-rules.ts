import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './limits.ts';

/** Rules of a new password. Each is shown as a chip that updates while the user types. */
export const PASSWORD_RULES = [
  {
    name: 'length',
    isMet: (password: string) =>
      password.length >= PASSWORD_MIN_LENGTH && password.length <= PASSWORD_MAX_LENGTH,
  },
  { name: 'upperCase', isMet: (password: string) => /[A-Z]/.test(password) },
  { name: 'lowerCase', isMet: (password: string) => /[a-z]/.test(password) },
  { name: 'digit', isMet: (password: string) => /[0-9]/.test(password) },
  { name: 'specialCharacter', isMet: (password: string) => /[^A-Za-z0-9\s]/.test(password) },
] as const;

export type PasswordRuleName = (typeof PASSWORD_RULES)[number]['name'];

/** Returns true if the password meets all rules and does not start with a dot or a line break. */
export const isStrongPassword = (password: string) =>
  !/^[.\n]/.test(password) && PASSWORD_RULES.every((rule) => rule.isMet(password));
