import type { Saying, Visit } from '@wonderfield/contract/friends/friends';
import { describe, expect, it } from 'vitest';
import { grownMost } from './most-grown-place.ts';
import { afterEvent, type VisitNews } from './use-visits.ts';

const visit = (visitId: string, sayings: Saying[] = []): Visit => ({
  visitId,
  isHost: false,
  other: { playerKey: 'mossy', name: 'MossyPaw' },
  isOtherHere: true,
  mayType: false,
  isTypingOver: false,
  sayings,
});
const saying = (sayingId: string, visitId = 'one'): Saying => ({
  sayingId,
  visitId,
  isMine: false,
  phrase: 'hello',
});
const NOTHING: VisitNews = { visits: [], everSeen: new Set() };

describe('What is told about visits', () => {
  it('replaces what was known, and remembers which there were', () => {
    const first = afterEvent(NOTHING, { kind: 'visits', visits: [visit('one')] });
    const after = afterEvent(first, { kind: 'visits', visits: [] });
    expect(after.visits).toEqual([]);
    expect(after.everSeen.has('one')).toBe(true);
    expect(after.everSeen.has('two')).toBe(false);
  });

  it('adds what is said to its visit, once', () => {
    const known = afterEvent(NOTHING, { kind: 'visits', visits: [visit('one'), visit('two')] });
    const once = afterEvent(known, { kind: 'said', saying: saying('a') });
    const twice = afterEvent(once, { kind: 'said', saying: saying('a') });
    expect(twice.visits.map(({ sayings }) => sayings.length)).toEqual([1, 0]);
  });

  it('ends with the session', () => {
    const known = afterEvent(NOTHING, { kind: 'visits', visits: [visit('one')] });
    expect(afterEvent(known, { kind: 'ended' }).visits).toEqual([]);
  });
});

it('likes the place that has grown most', () => {
  const places = [
    { subject: 'math', rows: 2, stage: 'leaf' },
    { subject: 'science', rows: 5, stage: 'leaf' },
    { subject: 'art', rows: 5, stage: 'leaf' },
  ] as const;
  expect(grownMost({ places: [...places] })).toBe('science');
});
