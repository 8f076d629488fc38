import type { ChatMessage, Visit } from '@wonderfield/contract/friends/friends';
import { describe, expect, it } from 'vitest';
import { mostGrownPlace } from './most-grown-place.ts';
import { afterEvent, type VisitState } from './use-visits.ts';

const visit = (visitId: string, messages: ChatMessage[] = []): Visit => ({
  visitId,
  isHost: false,
  other: { playerKey: 'mossy', name: 'MossyPaw' },
  isOtherHere: true,
  mayType: false,
  isTypingOver: false,
  sayings: messages,
});
const message = (chatMessageId: string, visitId = 'one'): ChatMessage => ({
  sayingId: chatMessageId,
  visitId,
  isMine: false,
  phrase: 'hello',
});
const NOTHING: VisitState = { visits: [], everSeen: new Set() };

describe('afterEvent', () => {
  it('replaces the visits and remembers the earlier ones', () => {
    const first = afterEvent(NOTHING, { kind: 'visits', visits: [visit('one')] });
    const after = afterEvent(first, { kind: 'visits', visits: [] });
    expect(after.visits).toEqual([]);
    expect(after.everSeen.has('one')).toBe(true);
    expect(after.everSeen.has('two')).toBe(false);
  });

  it('adds a message to its visit once', () => {
    const visits = afterEvent(NOTHING, { kind: 'visits', visits: [visit('one'), visit('two')] });
    const once = afterEvent(visits, { kind: 'said', saying: message('a') });
    const twice = afterEvent(once, { kind: 'said', saying: message('a') });
    expect(twice.visits.map(({ sayings: messages }) => messages.length)).toEqual([1, 0]);
  });

  it('removes all visits when the session ends', () => {
    const visits = afterEvent(NOTHING, { kind: 'visits', visits: [visit('one')] });
    expect(afterEvent(visits, { kind: 'ended' }).visits).toEqual([]);
  });
});

it('returns the place that has grown most', () => {
  const places = [
    { subject: 'math', rows: 2, stage: 'leaf' },
    { subject: 'science', rows: 5, stage: 'leaf' },
    { subject: 'art', rows: 5, stage: 'leaf' },
  ] as const;
  expect(mostGrownPlace({ places: [...places] })).toBe('science');
});
