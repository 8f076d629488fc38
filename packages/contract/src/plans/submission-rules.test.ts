import { describe, expect, it } from 'vitest';
import type { Draft } from './plan.ts';
import type { PlanComment } from './submission.ts';
import { SUBMISSION_STATES } from './submission.ts';
import {
  changedFields,
  isOpenComment,
  isOpenToAuthor,
  isStepDone,
  stepOf,
  turnIn,
} from './submission-rules.ts';

const credentials: Draft = {
  ...{ education: 'phd', subjectExpertise: 'math', teachingGrades: ['2'] },
  ...{ qualification: 'q', awards: 'a' },
};
const background: Draft = {
  ...{ favoriteSubject: 'art', teachingStyle: 't', philosophy: 'p' },
  ...{ successfulLesson: 's', engagement: 'e' },
};

it.each([
  ['draft', 'author'],
  ['submitted', 'reviewer'],
  ['inReview', 'reviewer'],
  ['changesAsked', 'author'],
  ['accepted', 'nobody'],
  ['published', 'nobody'],
  ['declined', 'nobody'],
] as const)('a plan that is %s waits for %s', (state, turn) => {
  expect(turnIn(state)).toBe(turn);
  expect(isOpenToAuthor(state)).toBe(turn === 'author');
  expect(SUBMISSION_STATES).toHaveLength(7);
});

describe('the steps of the wizard', () => {
  it.each<[string, Draft, number]>([
    ['nothing', {}, 1],
    ['half of the first', { education: 'phd' }, 1],
    ['the first', credentials, 2],
    ['the second without the first', background, 1],
    ['the first two', { ...credentials, ...background }, 3],
  ])('with %s filled in', (_what, draft, step) => {
    expect(stepOf(draft)).toBe(step);
    expect(isStepDone(1, draft)).toBe(step > 1);
    expect(isStepDone(4, draft)).toBe(false);
  });
});

describe('a comment', () => {
  const comment: PlanComment = {
    ...{ id: '1', field: 'objective', version: 2, text: 'Which words?', reviewer: 'Maren' },
    writtenAt: '2026-11-14T10:00:00Z',
  };
  const sent = { objective: 'Explain it.', grades: ['2', '3'] };
  const reply = { text: 'As it is.', leavesAsIs: true, writtenAt: '2026-11-15T10:00:00Z' };
  it.each<[string, Partial<PlanComment>, Draft, boolean]>([
    ['is open as long as nothing has happened', {}, sent, true],
    ['is open when only spaces were added', {}, { ...sent, objective: ' Explain it.\n' }, true],
    ['is open when another field changed', {}, { ...sent, topic: 'Leaves' }, true],
    ['is answered by a change', {}, { ...sent, objective: 'Explain it in two words.' }, false],
    ['is answered by a reply', { reply }, sent, false],
    ['about an older version is over', { version: 1 }, sent, false],
    [
      'about grades is open when only their order changed',
      { field: 'grades' },
      { ...sent, grades: ['3', '2'] },
      true,
    ],
    [
      'about grades is answered by another grade',
      { field: 'grades' },
      { ...sent, grades: ['2'] },
      false,
    ],
  ])('%s', (_what, traits, answers, isOpen) => {
    expect(isOpenComment({ ...comment, ...traits }, { version: 2, sent, answers })).toBe(isOpen);
  });
});

it('names the fields two versions differ in', () => {
  const before: Draft = { topic: 'Leaves', grades: ['1', '2'], awards: 'none' };
  expect(changedFields(before, { ...before, topic: 'Leaf', grades: ['2', '1'] })).toEqual([
    'topic',
  ]);
  expect(changedFields(before, { ...before, awards: undefined })).toEqual(['awards']);
});
