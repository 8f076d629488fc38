import { describe, expect, it } from 'vitest';
import { type Candidate, enrollsAsGuest, ensureEnrollable } from './enroll-existing.rules.ts';

const own: Candidate = {
  school_id: null,
  is_active: true,
  is_taught: true,
  is_managed_by_caller: true,
  is_familys: false,
  shares_owner: true,
  is_managed_by_owner: true,
};
const others = { is_managed_by_caller: false, is_managed_by_owner: false, shares_owner: false };
const unseen = { ...others, is_taught: false };

describe('ensureEnrollable', () => {
  it.each([
    ['an own student', {}, null, undefined],
    ['an own student, in a class of another owner', { shares_owner: false }, null, undefined],
    ['a student of the same school', { ...unseen, school_id: 'a' }, 'a', undefined],
    ['a student of another school', { ...unseen, school_id: 'b' }, 'a', 'STU_007'],
    [
      'a student of a school, in a class without one',
      { ...unseen, school_id: 'b' },
      null,
      'STU_007',
    ],
    ['another teacher’s student', unseen, null, 'STU_007'],
    ['a suspended student', { is_active: false }, null, 'STU_008'],
    ['a guest, in a class of the same owner', { ...others, shares_owner: true }, null, undefined],
    ['a guest, in a class of another owner', others, null, 'STU_009'],
    ['a family’s child, in a class of the same owner', { is_familys: true }, null, undefined],
    [
      'a family’s child, in a class of another owner',
      { is_familys: true, shares_owner: false },
      null,
      'STU_009',
    ],
    [
      'a school’s student with a parent, in another owner’s class of the school',
      { is_familys: true, shares_owner: false, school_id: 'a' },
      'a',
      undefined,
    ],
  ])('decides about %s', (_who, traits, school_id, code) => {
    const decide = () => ensureEnrollable({ ...own, ...traits }, { school_id });
    if (code) expect(decide).toThrow(expect.objectContaining({ code }));
    else expect(decide).not.toThrow();
  });
});

describe('enrollsAsGuest', () => {
  it.each([
    ['an own student', {}, null, false],
    ['an own student with a parent', { is_familys: true }, null, false],
    ['a student managed by another owner’s class', { is_managed_by_owner: false }, null, true],
    ['a student of another school', { school_id: 'b' }, 'a', true],
    ['a school’s student outside the school', { school_id: 'b' }, null, true],
    ['a school’s student without a class', { ...unseen, school_id: 'a' }, 'a', false],
    [
      'a school’s student managed only by the family',
      { ...unseen, school_id: 'a', is_familys: true },
      'a',
      true,
    ],
  ])('decides about %s', (_who, traits, school_id, isGuest) => {
    expect(enrollsAsGuest({ ...own, ...traits }, { school_id })).toBe(isGuest);
  });
});
