import { describe, expect, it } from 'vitest';
import { isUsername, ownUsernameProblem } from './usernames.ts';

describe('a username', () => {
  it.each([
    ['maya4827', true, undefined],
    ['maya.o-k_1%+', true, undefined],
    ['abc', true, undefined],
    ['maya@school.test', true, 'Please choose a username, not an email address'],
    ['@@@', false, 'Please choose a username, not an email address'],
    ['ab', false, 'Please use at least 3 characters'],
    ['', false, 'Please use at least 3 characters'],
    ['_maya', false, 'Please use letters and digits only'],
    ['Maya', false, 'Please use letters and digits only'],
    ['may\u200Ba', false, 'Please use letters and digits only'],
    ['m\u0430ya', false, 'Please use letters and digits only'],
  ])('%j: on a roster %s, by a parent %s', (name, isOnRoster, problem) => {
    expect(isUsername(name)).toBe(isOnRoster);
    expect(ownUsernameProblem(name)).toBe(problem);
  });
});
