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
const [withCode, ensureSchoolMember] = ['schoolLicenseCode', 'school/district'] as const;

it.each<[string, Partial<Educator>, boolean]>([
  ['an individual teacher with grades', {}, true],
  ['an individual teacher with grades and a school', school, true],
  ['an individual teacher without grades', { ...school, grades: [] }, false],
  ['a teacher with grades and the school of the code', { licenseType: withCode, ...school }, true],
  ['a teacher with grades before the code', { licenseType: withCode }, false],
  ['a teacher with an empty school', { licenseType: withCode, schoolName: '' }, false],
  [
    'a school that teaches nobody',
    { licenseType: ensureSchoolMember, ...school, grades: [] },
    false,
  ],
  ['somebody without a license', { licenseType: undefined }, false],
])('decides whether %s is set up: %s', (_who, traits, expected) => {
  expect(isConfigured(educator(traits))).toBe(expected);
});

const request = { schoolName: 'Lark Hill School', askedAt: '2026-11-15T08:00:00.000Z' };
const requested = { licenseType: withCode, schoolRequest: request } as const;
const rejected = { schoolRequest: { ...request, refusalReason: 'Not one of ours' } };

// @proves S-educator-states
it.each<[string, Partial<Educator>, string]>([
  ['an individual teacher who waits', { isApproved: false }, 'pending'],
  ['one who waits and has set everything up', { isApproved: false, ...school }, 'pending'],
  ['an approved teacher without grades', { grades: [] }, 'unconfigured'],
  ['an approved teacher with grades', {}, 'ready'],
  ['a teacher before the school code', { licenseType: withCode, grades: [] }, 'unconfigured'],
  ['a teacher whose school has to say yes', { ...requested }, 'waiting'],
  ['one whose school said no', { ...requested, ...rejected }, 'unconfigured'],
  ['an individual teacher who asked a school', { schoolRequest: request }, 'ready'],
  ['a teacher of a school', { licenseType: withCode, ...school }, 'ready'],
  [
    'a school that waits',
    { licenseType: ensureSchoolMember, isApproved: false, ...school },
    'pending',
  ],
  ['an approved school', { licenseType: ensureSchoolMember, ...school, grades: [] }, 'ready'],
])('returns the state of %s: %s', (_who, traits, state) => {
  expect(educatorState(educator(traits))).toBe(state);
});
