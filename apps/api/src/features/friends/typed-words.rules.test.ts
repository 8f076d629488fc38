import { describe, expect, it } from 'vitest';
import { tellsTooMuch } from './typed-words.rules.ts';

const names = [
  { firstName: 'Maya', lastName: 'Okafor' },
  { firstName: 'José', lastName: 'Ng' },
];
const tells = (text: string, before: readonly string[] = []) =>
  tellsTooMuch(text, { before, names });

describe('Typed words are refused', () => {
  it.each([
    '555-0142',
    '5 5 5 0 1 4 2',
    'five five five zero one four two',
    '５５５０１４２',
    '5️⃣5️⃣5️⃣0️⃣1️⃣',
    '٥٥٥٠١٤٢',
    '5S5 OI42',
    'five55 zero1four2',
    'fivefivefivezeroone',
    'cinco cinco cinco cero uno',
    '⑤⑤⑤⓪①④②',
  ])('with a phone number, also in disguise: %s', (text) => {
    expect(tells(text)).toBe(true);
  });

  it('with a number that comes in pieces', () => {
    expect(tells('now 42', ['first 555', 'then 01'])).toBe(true);
    expect(tells('I like your pond', ['first 555', 'then 0142'])).toBe(false);
  });

  it.each([
    'maya at home',
    'I am M a y a',
    'okafor',
    'jose',
    'José',
    'my name is Bee',
    'where do you live',
    'I live by the lake',
    'whats your address',
    'my school is big',
    'how old are you',
    'I am nine years old',
    'call me later',
    'meet me at the park',
    'add me on discord',
    'insta?',
    'write to bee@mail.com',
    'bee dot com',
    'www site',
    'send a pic',
    'dont tell your mom',
    '12 Maple Street',
  ])('with something private: %s', (text) => {
    expect(tells(text)).toBe(true);
  });

  it.each([
    'I like your pond',
    'Your mill is so tall',
    'I grew 12 rows and 24 plants',
    'one more row?',
    'The owl moved in today',
    'What did you plant?',
    'Do you have the frog',
    'see you soon',
    'los patos son lindos',
    'I may add a tree',
  ])('but not when they are harmless: %s', (text) => {
    expect(tells(text)).toBe(false);
  });
});
