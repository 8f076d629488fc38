import { describe, expect, it } from 'vitest';
import { findInvalidTexts } from './text-validation.rules.ts';

const CARD = { field: 'Please do not enter a card number here' };

describe('card numbers', () => {
  it.each([
    '4242424242424242',
    '4242 4242 4242 4242',
    '4242-4242-4242-4242',
    'Dana 4242 4242 4242 4242, 12/34',
    '378282246310005',
    '3782 822463 10005',
    '4222222222222',
    '6304000000000000',
    '4242.4242.4242.4242',
    '4242·4242·4242·4242',
    '4242/4242/4242/4242',
    '4242_4242_4242_4242',
    '4242, 4242, 4242, 4242',
    '4242 - 4242 - 4242 - 4242',
    '4242 4242-4242.4242',
    '4242\u00a04242\u00a04242\u00a04242',
    '4242\u20094242\u30004242\u20074242',
    '4242\u20134242\u20144242\u22124242',
    '4242\u200b4242\u200b4242\u200b4242',
    '4242\t4242\n4242\t4242',
    '３７８２．８２２４６３．１０００５',
    '3056.930902.5904',
    'Dana:4242.4242.4242.4242.',
  ])('rejects the card number in %j [T33]', (field) => {
    expect(findInvalidTexts({ field })).toEqual(CARD);
    expect(findInvalidTexts({ field: JSON.stringify([{ name: field }]) })).toEqual(CARD);
    expect(findInvalidTexts({ field: [{ name: field }] })).toEqual(CARD);
  });

  it.each([
    'Pay with 4242 4242 4242 4242.',
    '4242424242424242',
    'card: 4242-4242-4242-4242, 12/34',
    '3782 822463 10005',
    'first line\n4242 4242 4242 4242\nlast line',
  ])('rejects a card number in prose in the format printed on cards: %j [T33]', (field) => {
    expect(findInvalidTexts({ field }, { isProse: true })).toEqual(CARD);
  });

  it.each([
    'Practice: 5401, 9960, 3210, 6285, 8169, 7492, 2845',
    'Round these: 4242, 4242, 4242, 4242',
    '4242\n4242\n4242\n4242',
    '1111 4242 4242 4242 4242',
    '4242 4242 4242 4242 5555',
    '4242.4242.4242.4242',
  ])('accepts the numbers of an exercise in prose: %j', (field) => {
    expect(findInvalidTexts({ field }, { isProse: true })).toEqual({});
  });

  it.each([
    '4242424242424241',
    '97214',
    '(503) 555-0142',
    '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15',
    '01890000-0000-7000-8000-000000000000',
    '4242 4242',
    '42424242424242424242424242424242',
    'Room 12, 2026-2027',
    '2018, 2019, 2020, 2021',
    '2018-2019-2020-2021',
    '+1 (503) 555-0142, +1 503.555.0143',
    '503.555.0142 503.555.0143',
    '+44 20 7946 0958',
    '192.168.100.200',
    '1.2.3.4.5.6.7.8.9.10.11.12.13',
    '978-0-306-40615-7',
    '1731672000000',
    '2026-11-15T12:00:00.000Z',
    '0412.0412.0412.0412',
    '',
  ])('accepts %j, which holds no card number', (field) => {
    expect(findInvalidTexts({ field })).toEqual({});
  });

  it('rejects a card number that is a JSON number [T33]', () => {
    expect(findInvalidTexts({ field: 4242424242424242 })).toEqual(CARD);
    expect(findInvalidTexts({ field: '[{"lastName":4242424242424242}]' })).toEqual(CARD);
  });

  it('accepts decimal numbers with many digits', () => {
    expect(findInvalidTexts({ field: '[{"secondsAgo":21.25230459914804}]' })).toEqual({});
    expect(findInvalidTexts({ field: [2223.000048400011] })).toEqual({});
  });

  it('accepts a telephone number with the digits of a card number', () => {
    expect(findInvalidTexts({ phoneNumber: '4242424242424242' })).toEqual({});
  });

  it('finds no card number in 10,000 random ids', () => {
    for (let time = 0; time < 10_000; time += 1) {
      const field = crypto.randomUUID();
      expect(findInvalidTexts({ field })).toEqual({});
    }
  });

  it('checks 100 kB of digits within 500 ms [T69]', () => {
    const since = performance.now();
    findInvalidTexts({ a: '4'.repeat(100_000), b: '4242 '.repeat(20_000), c: '4-'.repeat(50_000) });
    expect(performance.now() - since).toBeLessThan(500);
  });
});

describe('invalid characters', () => {
  it.each(['a\u0000b', '\uFFFD', '\uD800', ['a\u0000'], { a: { b: '\u0000' } }])(
    'rejects %j',
    (field) => {
      expect(findInvalidTexts({ field })).toEqual({
        field: 'Please remove characters that cannot be shown',
      });
    },
  );

  it('rejects NUL in field names and values that are nested too deep', () => {
    let deep: unknown = 'x';
    for (let layer = 0; layer < 12; layer += 1) deep = [deep];
    expect(Object.keys(findInvalidTexts({ 'a\u0000': 'x', deep }))).toEqual(['body', 'deep']);
  });
});

describe('text in a JSON field', () => {
  const UNUSUAL = 'Please remove characters that cannot be shown';

  it.each([
    ['a NUL', String.raw`[{"password":"Aa1#\u0000xyz"}]`],
    ['a NUL in an object', String.raw`{"a":{"b":"\u0000"}}`],
    ['a NUL in the name of a field', String.raw`[{"pass\u0000word":"x"}]`],
    ['a NUL after whitespace', String.raw`  [ "\u0000" ]`],
    ['a lone high surrogate', String.raw`["\ud83e"]`],
    ['a lone low surrogate', String.raw`["\uDD8A"]`],
    ['surrogates in reverse order', String.raw`["\udd8a\ud83e"]`],
    ['a replacement character', String.raw`["\ufffd"]`],
  ])('rejects %s inside a JSON field', (_what, field) => {
    expect(findInvalidTexts({ field })).toEqual({ field: UNUSUAL });
  });

  it('rejects a JSON field that is nested too deep', () => {
    expect(findInvalidTexts({ field: `${'['.repeat(12)}${']'.repeat(12)}` })).toEqual({
      field: UNUSUAL,
    });
  });

  it.each([
    ['one digit', String.raw`[{"lastName":"\u0034242424242424242"}]`],
    ['a space', String.raw`[{"lastName":"4242\u00204242\u00204242\u00204242"}]`],
    ['every digit', `["${[...'4242424242424242'].map((digit) => `\\u003${digit}`).join('')}"]`],
  ])('rejects a card number in a JSON field with %s as an escape [T33]', (_what, field) => {
    expect(findInvalidTexts({ field })).toEqual(CARD);
  });

  it.each([
    String.raw`[{"firstName":"Zo\u00eb","lastName":"\ud83e\udd8a"}]`,
    String.raw`["\\u0000"]`,
    String.raw`a \u0000 that is just typed`,
    '[{',
    '{"a":1,"b":null,"c":[true]}',
    '[4242424242424241]',
  ])('accepts the field %j', (field) => {
    expect(findInvalidTexts({ field })).toEqual({});
  });

  it('checks 200 kB of JSON within 500 ms [T69]', () => {
    const since = performance.now();
    findInvalidTexts({
      a: JSON.stringify(Array(10_000).fill('4242 4242')),
      b: '['.repeat(200_000),
      c: `${' '.repeat(200_000)}x`,
    });
    expect(performance.now() - since).toBeLessThan(500);
  });
});
