import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

const ask = (password: string, about: string[] = []) =>
  isCommonPassword(password, { about, year: 2026 });

describe('isCommonPassword', () => {
  it.each([
    'Password#1',
    'Password1!',
    'Passw0rd!',
    'P@ssword123',
    'Welcome#1',
    'Qwerty123!',
    'Qwerty#123',
    'Abcd1234!',
    'Aa123456!',
    'Letmein#1',
    'Iloveyou#1',
    'Admin@123',
    'Football#1',
    'Sunshine#1',
    'Princess#7',
    'Michael#1',
    'Dragon#1',
    'Aaaaaaa1!',
    'Summer2026!',
    'Welcome2026!',
    'School2027#',
    'Autumn#2025',
    'Wonderfield#1',
  ])('rejects %s as a common password', async (password) => {
    expect(await ask(password)).toBe(true);
  });

  it.each([
    'Marigold#42',
    'Clover#71a',
    'Thistle#93b',
    'Bluebell#77',
    'Starling#12',
    'River#Panda472',
    'Correct-Horse7',
    'Xk9#mQ2v',
    'Lighthouse#96',
    'Ñandú#Río88',
  ])('accepts %s', async (password) => {
    expect(await ask(password)).toBe(false);
  });

  it('rejects a password made of the user’s name or email', async () => {
    expect(await ask('Okonkwo#12', ['Dana', 'Okonkwo'])).toBe(true);
    expect(await ask('Larkhill#1', ['head@larkhill.test'])).toBe(true);
    expect(await ask('Okonkwo#12')).toBe(false);
  });

  it('accepts text of any length', async () => {
    expect(await ask(`Aa1#${'x'.repeat(100_000)}`)).toBe(false);
  });
});
