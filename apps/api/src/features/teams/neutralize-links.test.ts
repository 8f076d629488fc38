import { describe, expect, it } from 'vitest';
import { neutralizeLinks } from './neutralize-links.ts';

describe('plainly', () => {
  it.each([
    'Room 12 — Explorers’ Club',
    'Maths & Music (3/4), “Blue”',
    'Ms. O’Neill: 4th grade, 50% art!',
    '李老师的班级',
    'Grade 2 🌻 👩‍🌾',
    'Café #1 + 2 <3',
  ])('keeps every character of the name %s', (name) => {
    expect(neutralizeLinks(name)).toBe(name);
  });

  it.each(['http://evil.test/a', 'www.evil.test', 'evil.test', 'me@evil.test', 'Win: x.co/y'])(
    'neutralizes the link in the name %s',
    (name) => {
      expect(neutralizeLinks(name)).not.toMatch(/:\/\/|[\p{L}\p{N}]\.[\p{L}\p{N}]|@[\p{L}\p{N}]/u);
      expect(neutralizeLinks(name).replaceAll('\u200b', '')).toBe(name);
    },
  );

  it('removes line breaks and direction marks from a name', () => {
    expect(neutralizeLinks('Bob\r\nBcc: x y')).toBe('Bob Bcc: x y');
    expect(neutralizeLinks('Room \u202e21')).toBe('Room 21');
  });
});
