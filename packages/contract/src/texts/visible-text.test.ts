import { describe, expect, it } from 'vitest';
import * as fields from '../fields.ts';

const UNUSUAL = 'Please remove characters that cannot be shown';
const FIELDS = {
  firstName: fields.firstName,
  lastName: fields.lastName,
  city: fields.city,
  'optional text': fields.optionalText(),
  username: fields.username,
  reason: fields.reason,
};
const messageOf = (schema: (typeof FIELDS)[keyof typeof FIELDS], text: string) =>
  schema.safeParse(text).error?.issues[0]?.message;

describe.each(Object.entries(FIELDS))('%s', (_name, schema) => {
  it.each([
    ['only Hangul fillers', '\u3164\u3164'],
    ['only half-width fillers', '\uFFA0'],
    ['only an empty Braille cell', '\u2800'],
    ['only a variation selector', '\uFE0F'],
    ['a filler between letters', 'Ma\u3164ya'],
    ['an empty Braille cell between letters', 'Ma\u2800ya'],
    ['a line separator', 'Ma\u2028ya'],
    ['a paragraph separator', 'Ma\u2029ya'],
    ['an object replacement character', 'Ma\uFFFCya'],
    ['an invisible joiner', 'Ma\u034Fya'],
    ['a zero-width space', 'Ma\u200Bya'],
    ['a text direction override', 'Ma\u202Eya'],
    ['a variation selector after a letter', 'Ma\uFE0Fya'],
    ['a variation selector after a digit', 'maya1\uFE0F2'],
    ['two variation selectors', '⭐\uFE0F\uFE0F'],
    ['an unassigned character', 'Ma\u0378ya'],
    ['a private-use character', 'Ma\uE000ya'],
    ['a tag', 'Ma\u{E0041}ya'],
    ['four accents on one letter', 'q\u0301\u0302\u0303\u0304'],
    ['a stack of accents', `Z${'\u0335'.repeat(30)}o`],
    ['a stack of accents on an accented letter', 'e\u0301\u0302\u0303\u0304\u0305'],
  ])('rejects %s', (_what, text) => {
    expect(messageOf(schema, text)).toBe(UNUSUAL);
  });

  it.each([
    'Zoë',
    'Zoe\u0308',
    'Nguyễn',
    'Nguye\u0302\u0303n',
    'O’Brien',
    "D'Arcy",
    'Room 12 ⭐️',
    '⭐',
    '李小龍',
    'Анна',
    'محمد',
    'अनुष्का',
    'ไกรศรี',
    '한글',
    'Mary-Ann',
    'q\u0301\u0302\u0303',
  ])('accepts %s', (text) => {
    expect(messageOf(schema, text)).toBeUndefined();
  });
});

describe('required names', () => {
  it.each(['\u2028', '\u2029', '\uFEFF', '\u00A0', '\u3000', ' \t '])(
    'treats %j alone as a missing name',
    (text) => {
      expect(messageOf(fields.firstName, text)).toBe('Please enter First Name');
    },
  );
});
