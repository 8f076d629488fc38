import { describe, expect, it } from 'vitest';
import { type OfferedSkill, offeredSkills } from './offered-skills.ts';

const skill = (id: string, over: Partial<OfferedSkill> = {}): OfferedSkill => ({
  id,
  name: id,
  subject: 'math',
  grades: [3, 4],
  standards: [],
  forTeachers: { about: 'Knows it.' },
  ...over,
});
const SKILLS = [
  skill('Counting', { grades: [0, 1], standards: ['K.CC.A.1'] }),
  skill('Rounding', { standards: ['3.NBT.A.1'] }),
  skill('Ratios', { grades: [6, 6] }),
  skill('Rhymes', { subject: 'languageArts', grades: [0, 1] }),
  skill('Sharing', { grades: [2, 3], forTeachers: { about: 'Deals out equal groups.' } }),
];
const namesIn = (search = '', grade = '3', first?: 'languageArts') =>
  offeredSkills(SKILLS, { grade, search, first }).map(({ label, skills }) => [
    label,
    skills.map(({ name }) => name),
  ]);

describe('offeredSkills', () => {
  it("groups skills by subject, with those of the class's grade first", () => {
    expect(namesIn()).toEqual([
      ['Math', ['Rounding', 'Sharing', 'Counting', 'Ratios']],
      ['Language Arts', ['Rhymes']],
    ]);
  });

  it('starts with the requested subject', () => {
    const [first] = namesIn('', '3', 'languageArts');
    expect(first).toEqual(['Language Arts', ['Rhymes']]);
  });

  it.each([
    ['round', ['Rounding']],
    ['3.nbt', ['Rounding']],
    ['equal groups', ['Sharing']],
    ['math ratios', ['Ratios']],
  ])('finds skills by %s', (search, names) => {
    expect(namesIn(search)).toEqual([['Math', names]]);
  });

  it('returns an empty list when no skill matches', () => {
    expect(namesIn('juggling')).toEqual([]);
  });

  it('keeps the order of skills for a class without a grade', () => {
    expect(namesIn('', 'all')[0]).toEqual(['Math', ['Counting', 'Rounding', 'Ratios', 'Sharing']]);
  });
});
