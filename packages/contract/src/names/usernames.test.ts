import { describe, expect, it } from 'vitest';
import { findUsernameError, isUsername } from './usernames.ts';

const ODD = 'Please begin with a letter or digit and use only a-z, 0-9 and . _ % + -';

describe('usernames', () => {
  it.each([
    ['maya4827', true, undefined],
    ['maya.o-k_1%+', true, undefined],
    ['abc', true, undefined],
    ['maya@school.test', true, 'Please choose a username, not an email address'],
    ['@@@', false, 'Please choose a username, not an email address'],
    ['ab', false, 'Please use at least 3 characters'],
    ['', false, 'Please use at least 3 characters'],
    ['_maya', false, ODD],
    ['Maya', false, ODD],
    ['may\u200Ba', false, ODD],
    ['m\u0430ya', false, ODD],
  ])(
    'validates the username %j on a roster as %s and from a parent as %s',
    (name, isOnRoster, problem) => {
      expect(isUsername(name)).toBe(isOnRoster);
      expect(findUsernameError(name)).toBe(problem);
    },
  );
});
