import { expect, it } from 'vitest';
import { comesAsGuest, type LoginOwnership } from './login-ownership.rules.ts';

const nobodys: LoginOwnership = {
  isFamilys: false,
  isLookedAfter: false,
  isOwnOrphan: false,
  schoolId: null,
};

it.each([
  ['the family', { isFamilys: true, isLookedAfter: true }, null, true],
  ['this educator', { isLookedAfter: true }, null, false],
  ['this educator, for a school', { isLookedAfter: true }, 'a', false],
  ['another teacher', {}, null, true],
  ['another teacher, for a school', {}, 'a', true],
  ['a teacher of the same school', { schoolId: 'a' }, 'a', false],
  ['another school', { schoolId: 'b' }, 'a', true],
  ['another school and this educator', { schoolId: 'b', isLookedAfter: true }, 'a', true],
  ['a school, for a classroom without a school', { schoolId: 'b' }, null, true],
  ['no educator, formerly by this educator', { isOwnOrphan: true }, null, false],
])(
  'decides for a login managed by %s, with %j in a classroom of %j, whether it is a guest: %j',
  (_who, traits, school, isSo) => {
    expect(comesAsGuest({ ...nobodys, ...traits }, school)).toBe(isSo);
  },
);
