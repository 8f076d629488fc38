import { describe, expect, it } from 'vitest';
import type { Draft } from './plan.ts';
import { ROYALTY_STATUSES, SUBMISSION_STATES } from './submission.ts';
import {
  changedFields,
  isOpenToAuthor,
  isStepDone,
  isUnanswered,
  mayEarn,
  royaltyStepsFrom,
  stepOf,
  turnIn,
} from './submission-rules.ts';

const credentials: Draft = {
  education: 'phd',
  subjectExpertise: 'math',
  teachingGrades: ['2'],
  qualification: 'q',
  awards: 'a',
};
const background: Draft = {
  favoriteSubject: 'art',
  teachingStyle: 't',
  philosophy: 'p',
  successfulLesson: 's',
  engagement: 'e',
};

it.each([
  ['draft', 'author'],
  ['submitted', 'reviewer'],
  ['inReview', 'reviewer'],
  ['changesAsked', 'author'],
  ['accepted', 'nobody'],
  ['published', 'nobody'],
  ['declined', 'nobody'],
] as const)('assigns the turn of a plan that is %s to %s', (state, turn) => {
  expect(turnIn(state)).toBe(turn);
  expect(isOpenToAuthor(state)).toBe(turn === 'author');
  expect(SUBMISSION_STATES).toHaveLength(7);
});

describe('wizard steps', () => {
  it.each<[string, Draft, number]>([
    ['nothing', {}, 1],
    ['half of the first step', { education: 'phd' }, 1],
    ['the first step', credentials, 2],
    ['the second step without the first', background, 1],
    ['the first two steps', { ...credentials, ...background }, 3],
  ])('finds the current step with %s filled in', (_what, draft, step) => {
    expect(stepOf(draft)).toBe(step);
    expect(isStepDone(1, draft)).toBe(step > 1);
    expect(isStepDone(4, draft)).toBe(false);
  });
});

describe('isUnanswered', () => {
  it.each([
    ['is open before any change', undefined, 'Explain it.', 'Explain it.', true],
    ['is open when only spaces were added', undefined, 'Explain it.', ' Explain it.\n', true],
    ['is open when the order of grades changed', undefined, ['2', '3'], ['3', '2'], true],
    ['is open when the field stays empty', undefined, undefined, null, true],
    ['is answered by a changed text', undefined, 'Explain it.', 'Explain it in two words.', false],
    ['is answered by changed grades', undefined, ['2', '3'], ['2'], false],
    ['is answered by a reply', 'As it is.', 'Explain it.', 'Explain it.', false],
  ])('decides whether a comment %s', (_what, reply, sent, now, isOpen) => {
    expect(isUnanswered({ reply, sent, now })).toBe(isOpen);
  });
});

it('pays only for accepted plans and allows only forward steps of a royalty', () => {
  expect(SUBMISSION_STATES.filter(mayEarn)).toEqual(['accepted', 'published']);
  const steps = ROYALTY_STATUSES.flatMap(({ value: from }) =>
    royaltyStepsFrom(from).map((to) => `${from} to ${to}`),
  );
  expect(steps).toEqual(['agreed to due', 'agreed to canceled', 'due to paid', 'due to canceled']);
});

it('returns the fields in which two versions differ', () => {
  const before: Draft = { topic: 'Leaves', grades: ['1', '2'], awards: 'none' };
  expect(changedFields(before, { ...before, topic: 'Leaf', grades: ['2', '1'] })).toEqual([
    'topic',
  ]);
  expect(changedFields(before, { ...before, awards: undefined })).toEqual(['awards']);
});
