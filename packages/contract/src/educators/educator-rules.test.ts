import { expect, it } from 'vitest';
import { educatorState, isConfigured } from './educator-rules.ts';

type Educator = Parameters<typeof educatorState>[0];
const educator = (traits: Partial<Educator>): Educator => ({
  licenseType: 'teacherAccount',
  isApproved: true,
  isAgeVerified: true,
  schoolName: undefined,
  grades: ['3'],
  ...traits,
});
const school = { schoolName: 'Lark Hill School' };
const [withCode, withSchoolLicense] = ['schoolLicenseCode', 'school/district'] as const;

it.each<[string, Partial<Educator>, boolean]>([
  ['an individual teacher with grades', {}, true],
  ['an individual teacher with grades and a school', school, true],
  ['an individual teacher without grades', { ...school, grades: [] }, false],
  [
    'a teacher with grades who has entered the school code',
    { licenseType: withCode, ...school },
    true,
  ],
  ['a teacher with grades who has not entered the school code', { licenseType: withCode }, false],
  ['a teacher with an empty school name', { licenseType: withCode, schoolName: '' }, false],
  [
    'a school that teaches no students',
    { licenseType: withSchoolLicense, ...school, grades: [] },
    false,
  ],
  ['an educator without a license', { licenseType: undefined }, false],
])('decides whether %s is set up: %s', (_who, traits, expected) => {
  expect(isConfigured(educator(traits))).toBe(expected);
});

const request = { schoolName: 'Lark Hill School', askedAt: '2026-11-15T08:00:00.000Z' };
const requested = { licenseType: withCode, schoolRequest: request } as const;
const rejected = { schoolRequest: { ...request, refusalReason: 'Not one of ours' } };

// @proves S-educator-states
it.each<[string, Partial<Educator>, string]>([
  ['an individual teacher who waits for approval', { isApproved: false }, 'pending'],
  [
    'an individual teacher who waits for approval with a finished setup',
    { isApproved: false, ...school },
    'pending',
  ],
  ['an approved teacher without grades', { grades: [] }, 'unconfigured'],
  ['an approved teacher with grades', {}, 'ready'],
  [
    'a teacher who has not entered the school code',
    { licenseType: withCode, grades: [] },
    'unconfigured',
  ],
  ['a teacher whose school has not approved them yet', { ...requested }, 'waiting'],
  ['a teacher who was declined by the school', { ...requested, ...rejected }, 'unconfigured'],
  ['an individual teacher who asked to join a school', { schoolRequest: request }, 'ready'],
  ['a teacher on a school license', { licenseType: withCode, ...school }, 'ready'],
  [
    'a school that waits for approval',
    { licenseType: withSchoolLicense, isApproved: false, ...school },
    'pending',
  ],
  ['an approved school', { licenseType: withSchoolLicense, ...school, grades: [] }, 'ready'],
])('returns the state of %s: %s', (_who, traits, state) => {
  expect(educatorState(educator(traits))).toBe(state);
});
