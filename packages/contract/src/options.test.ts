import { expect, it } from 'vitest';
import * as options from './options.ts';
import { STATES } from './us-states.ts';

/* Tests the option lists. */

// @proves K-states
it('has the 50 states and DC with two-letter codes', () => {
  expect(STATES).toHaveLength(51);
  expect(new Set(options.valuesOf(STATES)).size).toBe(51);
  expect(options.valuesOf(STATES).every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
  expect(options.labelOf(STATES, 'DC')).toBe('District of Columbia');
});

// @proves K-pronouns, K-grades, K-degrees, K-months, K-play-options, K-typing-modes, K-levels
// @proves K-subjects, K-subjects-content, K-license-types, K-license-for, K-plan-types
it.each<[string, readonly options.Option[], string[]]>([
  ['pronouns', options.PRONOUNS, ['1', '2', '3']],
  ['grades', options.GRADES, ['Kindergarten', '1', '2', '3', '4', '5', '6', '7', '8']],
  ['degrees', options.DEGREES, ['associate', 'bachelor', 'master', 'phd', 'others']],
  [
    'months',
    options.MONTHS,
    ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'],
  ],
  ['play options', options.PLAY_OPTIONS, ['approvedOnly', 'sameSchool', 'sameAge', 'all']],
  ['typing modes', options.TYPING_MODES, ['freeType', 'preType']],
  ['levels', options.LEVELS, ['easy', 'medium', 'challenging']],
  [
    'subjects',
    options.SUBJECTS,
    [
      'art',
      'foreignLanguage',
      'languageArts',
      'math',
      'science',
      'music',
      'socialStudies',
      'others',
    ],
  ],
  [
    'subjects of a lesson plan',
    options.CONTENT_SUBJECTS,
    ['art', 'foreignLanguage', 'languageArts', 'math', 'science', 'music', 'socialStudies'],
  ],
  [
    'educator account types',
    options.EDUCATOR_LICENSE_TYPES,
    ['teacherAccount', 'schoolLicenseCode', 'school/district'],
  ],
  ['licenses', options.LICENSE_FOR, ['district', 'school']],
  ['content types', options.PLAN_TYPES, ['lessonPlan', 'unitPlan']],
  ['subscription plans', options.SUBSCRIPTION_PLANS, ['freetoPlay']],
])('offers the %s in the specified order', (_name, list, values) => {
  expect(options.valuesOf(list)).toEqual(values);
});

// @proves K-pronouns
it.each([
  ['1', 'He/Him'],
  ['2', 'She/Her'],
  ['3', 'They/Them'],
])('labels pronoun %s as %s', (value, label) => {
  expect(options.labelOf(options.PRONOUNS, value)).toBe(label);
});

it('returns an unknown value as its label', () => {
  expect(options.labelOf(options.GRADES, '12')).toBe('12');
});

// @proves K-subscription
it('labels the plan "Beta is free to play"', () => {
  expect(options.labelOf(options.SUBSCRIPTION_PLANS, 'freetoPlay')).toBe('Beta is free to play');
});

// @proves K-defaults
it.each([
  ['level', options.DEFAULT_LEVEL, 'challenging', options.LEVELS],
  ['play option', options.DEFAULT_PLAY_OPTION, 'all', options.PLAY_OPTIONS],
  ['subscription', options.DEFAULT_SUBSCRIPTION_PLAN, 'freetoPlay', options.SUBSCRIPTION_PLANS],
  ['plan type', options.DEFAULT_PLAN_TYPE, 'lessonPlan', options.PLAN_TYPES],
])('has a default for the %s that is one of its options', (_name, value, expected, list) => {
  expect(value).toBe(expected);
  expect(options.valuesOf<string>(list)).toContain(value);
});
