import type { PlanComment } from '@wonderfield/contract/plans/submission';
import { expect, it } from 'vitest';
import { type Standing, standingOf } from './comment-status.ts';

const comment: PlanComment = {
  id: 'c-1',
  field: 'objective',
  version: 2,
  text: 'Which words?',
  reviewer: 'Maren',
  writtenAt: '2026-11-14T10:00:00Z',
};
const reviewed = { state: 'changesAsked', version: 2, sent: { objective: 'Explain.' } } as const;
const reply = { text: 'Because.', leavesAsIs: false, writtenAt: '2026-11-15T10:00:00Z' };

it.each<[Standing, Partial<PlanComment>, string, object]>([
  ['open', {}, 'Explain.', {}],
  ['open', {}, ' Explain.\n', {}],
  ['changed', {}, 'Explain with two words.', {}],
  ['replied', { reply }, 'Explain.', {}],
  ['left', { reply: { ...reply, leavesAsIs: true } }, 'Explain.', {}],
  ['settled', { version: 1 }, 'Explain.', {}],
  ['settled', { version: 1, reply }, 'Explain.', {}],
  ['noted', {}, 'Explain.', { state: 'declined' }],
  ['noted', {}, 'Explain.', { state: 'accepted' }],
])(
  'returns the status %s for the comment %j, the field text %j and the state %j',
  (standing, changes, objective, state) => {
    expect(standingOf({ ...comment, ...changes }, { ...reviewed, ...state }, { objective })).toBe(
      standing,
    );
  },
);
