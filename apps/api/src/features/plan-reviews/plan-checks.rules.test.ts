import { describe, expect, it } from 'vitest';
import { findLinks, studentNamesIn, telltaleSentences, textOf } from './plan-checks.rules.ts';

describe('studentNamesIn', () => {
  const students = [
    { firstName: 'Maya', lastName: 'Okafor' },
    { firstName: 'José', lastName: 'Núñez-Ríos' },
    { firstName: 'Kai', lastName: '' },
    { firstName: '李', lastName: '娜' },
  ];
  it.each([
    ['Last week Maya Okafor found it.', ['Maya Okafor']],
    ['last week MAYA   OKAFOR found it', ['Maya Okafor']],
    [
      'José Núñez-Ríos (and Maya Okafor) sat together; Maya Okafor won.',
      ['José Núñez-Ríos', 'Maya Okafor'],
    ],
    ['Jose\u0301 Nu\u0301n\u0303ez Ri\u0301os drew it', ['José Núñez-Ríos']],
    ['李 娜 drew it', ['李 娜']],
    ['Maya drew it, then Okafor did', []],
    ['Amaya Okafora drew it', []],
    ['Kai drew it', []],
    ['', []],
  ])('finds in the text %j the student names %j', (text, names) => {
    expect(studentNamesIn(text, students)).toEqual(names);
  });
});

describe('findLinks', () => {
  it.each([
    ['See https://a.example/b?c=1.', ['https://a.example/b?c=1']],
    ['(www.a.example) and www.a.example', ['www.a.example']],
    ['the sheet at bakery-orders.example/sheet', ['bakery-orders.example/sheet']],
    ['HTTP://A.EXAMPLE', ['HTTP://A.EXAMPLE']],
    ['2 of 3 and/or 1.5/2 cups, e.g. this', []],
  ])('finds in the text %j the links %j', (text, links) => {
    expect(findLinks(text)).toEqual(links);
  });

  it.each(['a-', 'a.', 'aa.', 'www.', 'http://', 'a/', '-', '((((', 'a.b/'])(
    'finds links in linear time in a text full of %j',
    (piece) => {
      const text = piece.repeat(65_000).slice(0, 65_000);
      // A pattern with backtracking would take minutes.
      for (let count = 0; count < 13; count += 1) findLinks(text);
      expect(findLinks(`${text} https://a.example/b`)).toContain('https://a.example/b');
    },
  );

  it('returns at most 20 links', () => {
    const text = Array.from({ length: 50 }, (_, n) => `https://a.example/${n}`).join(' ');
    expect(findLinks(text)).toHaveLength(20);
  });
});

describe('telltaleSentences', () => {
  it('returns at most 12 long sentences from the whole text', () => {
    const sentence = (n: number) => `This is sentence number ${n} and it is long enough to tell.`;
    const text = Array.from({ length: 100 }, (_, n) => sentence(n)).join(' Short one. ');
    const sentences = telltaleSentences(text);
    expect(sentences.length).toBeLessThanOrEqual(12);
    expect(sentences[0]).toBe(sentence(0).slice(0, -1));
    expect(sentences.at(-1)).toContain('number 9');
  });

  it('returns an empty list for a text of short sentences', () => {
    expect(telltaleSentences('Look. Wonder. Try it with a cup.')).toEqual([]);
  });
});

it('returns the texts of a plan without its multiple choices', () => {
  expect(textOf({ topic: 'Leaves', grades: ['2'], special: 'One leaf.' })).toBe(
    'Leaves\nOne leaf.',
  );
});
