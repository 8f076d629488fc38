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
    '5\u200b5\u200b5\u200b0\u200b1',
    'f!ve f!ve f!ve f!ve f!ve',
    'f i v e f i v e one two',
    'fіve fіve fіve zero one',
    '一二三四五六七',
    '⚄⚄⚄⚀',
    'v v v o i iv ii',
    'won too tree for fife',
    'my digits are',
    'mi telefono',
  ])('with a phone number, also in disguise: %s', (text) => {
    expect(tells(text)).toBe(true);
  });

  it('with a number that comes in pieces', () => {
    expect(tells('now 42', ['first 555', 'then 01'])).toBe(true);
    expect(tells('I like your pond', ['first 555', 'then 0142'])).toBe(false);
  });

  it('with a name that comes in pieces', () => {
    expect(tells('ya', ['The owl moved in', 'Ma'])).toBe(true);
    expect(tells('a', ['M', 'a', 'y'])).toBe(true);
    expect(tells('yes', ['hi', 'lol'])).toBe(false);
  });

  it.each([
    'Мауа',
    'ᴍᴀʏᴀ',
    '𝓜𝓪𝔂𝓪',
    '🇲🇦🇾🇦',
    'm4ya',
    'Maaaya',
    'ayam',
    'Ma-ya',
    'Ma ya',
    'I am Oka for',
  ])('with a name in disguise: %s', (text) => {
    expect(tells(text)).toBe(true);
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
    'don’t tell anyone',
    'саll mе lаter',
    'c a l l m e',
    'where r u',
    'where u at',
    'u live where',
    'what r u called',
    'what is your real life name',
    'my moms phone',
    'which school do you go to',
    'i go to lincoln elementary',
    'can we meet',
    'are you home alone',
    'im 9',
    'I’m nine',
    'r o b l o x',
    'robl0x',
    'dis cord',
    'sn4p',
    'bee.me',
    'donde vives',
    'cómo te llamas',
    'cuántos años tienes',
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
    'May a duck come in?',
    'I like it. Me too!',
    'I grew 12!!!',
    'Yes! 10/10',
    '1st place',
    'Go to my pond',
    'I’m 10 rows ahead',
    'what is your favorite color',
    'one two three go',
    'great! so so so good',
    'l o l',
    'mi granja es bonita',
    'You have 3 frogs 🐸🐸🐸',
  ])('but not when they are harmless: %s', (text) => {
    expect(tells(text)).toBe(false);
  });
});
