import { describe, expect, it } from 'vitest';
import {
  nextGrade,
  proposeClassName,
  proposeSchoolYear,
  proposeYearOfSchool,
  raiseGrade,
  schoolYearAt,
  schoolYearText,
} from './next-year-rules.ts';

describe('schoolYearAt', () => {
  it.each([
    ['2026-06-30T23:59:59Z', 2025],
    ['2026-07-01T00:00:00Z', 2026],
    ['2027-01-15T12:00:00Z', 2026],
  ])('returns the year in which the school year of %s starts', (day, year) => {
    expect(schoolYearAt(new Date(day))).toBe(year);
  });
});

describe('schoolYearText', () => {
  it.each([
    [2026, '2026–27'],
    [2099, '2099–00'],
    [2008, '2008–09'],
  ])('writes %i with the two digits of the next year', (year, text) => {
    expect(schoolYearText(year)).toBe(text);
  });
});

describe('proposeSchoolYear', () => {
  it.each([
    ['in May', 2026, '2027-05-20', 2027],
    ['in August', 2026, '2027-08-20', 2027],
    ['years later', 2023, '2026-11-18', 2026],
  ])('proposes a year that is not over %s', (_when, year, day, proposed) => {
    expect(proposeSchoolYear(year, new Date(day))).toBe(proposed);
  });
});

describe('proposeYearOfSchool', () => {
  it.each([
    ['2027-06-15', 2027],
    ['2027-08-15', 2027],
    ['2027-11-15', 2028],
  ])('returns the year that a school sets up on %s', (day, year) => {
    expect(proposeYearOfSchool(new Date(day))).toBe(year);
  });
});

describe('nextGrade', () => {
  it.each([
    ['Kindergarten', '1'],
    ['3', '4'],
    ['8', undefined],
    ['unknown', undefined],
    [undefined, undefined],
  ])('returns the grade after %s', (grade, next) => {
    expect(nextGrade(grade)).toBe(next);
  });
});

describe('raiseGrade', () => {
  it.each([
    ['the grade of the class', '3', { from: '3', to: '4' }, '4'],
    ['another grade of a mixed class', '2', { from: '3', to: '4' }, '3'],
    ['no grade', null, { from: '3', to: '4' }, null],
    ['Grade 8 in a mixed class', '8', { from: '7', to: '8' }, '8'],
    ['another grade while the class repeats its grade', '2', { from: '3', to: '3' }, '2'],
  ])('returns the next grade for a student with %s', (_who, grade, change, raised) => {
    expect(raiseGrade(grade, change)).toBe(raised);
  });
});

describe('proposeClassName', () => {
  it.each([
    ['Room 7 Foxes', 'Room 7 Foxes'],
    ['Grade 3 Foxes', 'Grade 4 Foxes'],
    ['3rd Grade, Room 3', '4th Grade, Room 3'],
    ['Grade 31', 'Grade 31'],
  ])('raises only a grade that is spelled out in %s', (name, proposed) => {
    expect(proposeClassName(name, { from: '3', to: '4' })).toBe(proposed);
  });

  it('keeps a name of Kindergarten', () => {
    expect(proposeClassName('Kindergarten A', { from: 'Kindergarten', to: '1' })).toBe(
      'Kindergarten A',
    );
  });
});
