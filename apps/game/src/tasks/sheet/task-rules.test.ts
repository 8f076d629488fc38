import type { Task } from '@wonderfield/questions/question';
import { describe, expect, it } from 'vitest';
import { spotInWords } from '../map/map-places.ts';
import { join, letterOf, part, partnerOf } from '../match/pairs.ts';
import { typeKey, typeText } from '../number-pad/typed-number.ts';
import { moveTile, putTile, takeOut } from '../order/tile-moves.ts';
import { answerInWords } from '../shared/answer-in-words.ts';
import {
  answerOf,
  type Draft,
  EMPTY_DRAFT,
  isEmpty,
  usesOneTwice,
  withPart,
} from '../shared/draft.ts';
import { markInWords, moveMarker, nearestMark } from '../shared/line-places.ts';

const order: Task = { kind: 'order', tiles: ['b', 'a', 'c'], from: 'first', to: 'last' };
const match: Task = { kind: 'match', left: ['1', '2', '3'], right: ['x', 'y', 'z'] };
const line: Task & { kind: 'line' } = {
  kind: 'line',
  marks: 8,
  labels: [
    { mark: 0, text: '0' },
    { mark: 8, text: '2' },
  ],
};
const parts = (...numbers: number[]): Draft => ({ parts: numbers, typed: '' });
const typed = (text: string): Draft => ({ parts: [], typed: text });

describe('answer drafts', () => {
  it.each<[string, Task, Draft, readonly number[] | undefined]>([
    ['nothing picked', { kind: 'choose', choices: [] }, EMPTY_DRAFT, undefined],
    ['a pick', { kind: 'choose', choices: [] }, parts(2), [2]],
    ['nothing typed', { kind: 'number' }, typed(''), undefined],
    ['a number', { kind: 'number' }, typed('13'), [13]],
    [
      'a decimal point without digits after it',
      { kind: 'number', decimals: 1 },
      typed('2.'),
      undefined,
    ],
    ['a decimal', { kind: 'number', decimals: 2 }, typed('2.50'), [2.5]],
    ['an order with a missing tile', order, parts(1, 0), undefined],
    ['an order with a gap', order, parts(1, -1, 2), undefined],
    ['a complete order', order, parts(1, 0, 2), [1, 0, 2]],
    ['an order that uses a tile twice', order, parts(1, 1, 2), undefined],
    ['pairs', match, parts(2, 1, 0), [2, 1, 0]],
    [
      'a missing beat',
      { kind: 'rhythm', instrument: 'drum', pattern: [1, 0] },
      parts(1),
      undefined,
    ],
    ['all beats', { kind: 'rhythm', instrument: 'drum', pattern: [1, 0] }, parts(1, 1), [1, 1]],
  ])('returns the answer only if the draft is complete: %s', (_, task, draft, answer) => {
    expect(answerOf(task, draft)).toEqual(answer);
  });

  it('treats a draft as empty until it has a part or text', () => {
    expect(isEmpty(EMPTY_DRAFT)).toBe(true);
    expect(isEmpty(parts(-1, -1))).toBe(true);
    expect(isEmpty(parts(0))).toBe(false);
    expect(isEmpty(typed('0'))).toBe(false);
  });

  it('keeps the other parts when one is set', () => {
    const once = withPart(order, EMPTY_DRAFT, 1, 2);
    expect(once.parts).toEqual([-1, 2, -1]);
    expect(withPart(order, once, 0, 2).parts).toEqual([2, 2, -1]);
    expect(usesOneTwice(order, withPart(order, once, 0, 2))).toBe(true);
  });
});

describe('typeKey and typeText', () => {
  it.each([
    ['', '5', 0, '5'],
    ['0', '5', 0, '5'],
    ['1', '3', 0, '13'],
    ['13', 'Backspace', 0, '1'],
    ['', 'Backspace', 0, ''],
    ['1', '.', 0, '1'],
    ['1', '.', 1, '1.'],
    ['', ',', 2, '0.'],
    ['1.5', '.', 2, '1.5'],
    ['1.5', '2', 1, '1.5'],
    ['1.5', '2', 2, '1.52'],
    ['12345678', '9', 0, '12345678'],
    ['1', 'x', 0, '1'],
  ])('changes "%s" correctly with the key %s', (before, key, decimals, after) => {
    expect(typeKey(before, key, decimals)).toBe(after);
  });

  it('extracts a number from pasted text', () => {
    expect(typeText('about 012,5 cm', 1)).toBe('12.5');
  });
});

describe('tiles on a line', () => {
  it('adds tiles at the end or at a place and removes them', () => {
    expect(putTile([], 2)).toEqual([2]);
    expect(putTile([2, 0], 1, 1)).toEqual([2, 1, 0]);
    expect(putTile([2, 1, 0], 2, 2)).toEqual([1, 0, 2]);
    expect(takeOut([2, 1, 0], 1)).toEqual([2, 0]);
  });

  it('moves tiles with the arrow keys within the line', () => {
    expect(moveTile([0, 1, 2], 1, 'ArrowLeft')).toEqual([1, 0, 2]);
    expect(moveTile([0, 1, 2], 0, 'ArrowLeft')).toEqual([0, 1, 2]);
    expect(moveTile([0, 1, 2], 2, 'ArrowRight')).toEqual([0, 1, 2]);
    expect(moveTile([0, 1], 2, 'ArrowUp')).toEqual([0, 1, 2]);
    expect(moveTile([0, 1, 2], 1, 'ArrowDown')).toEqual([0, 2]);
    expect(moveTile([0], 1, 'ArrowLeft')).toEqual([0]);
    expect(moveTile([0], 0, 'ArrowUp')).toEqual([0]);
  });
});

describe('pairs', () => {
  it('joins cards, each in one pair at a time', () => {
    const once = join([-1, -1, -1], 0, 2);
    expect(once).toEqual([2, -1, -1]);
    expect(join(once, 1, 2)).toEqual([-1, 2, -1]);
    expect(join(once, 0, 1)).toEqual([1, -1, -1]);
  });

  it('returns the partner of a card', () => {
    expect(partnerOf([2, -1, 0], { side: 'left', at: 0 })).toBe(2);
    expect(partnerOf([2, -1, 0], { side: 'right', at: 2 })).toBe(0);
    expect(partnerOf([2, -1, 0], { side: 'left', at: 1 })).toBeUndefined();
    expect(partnerOf([2, -1, 0], { side: 'right', at: 1 })).toBeUndefined();
    expect(part([2, -1, 0], { side: 'right', at: 2 })).toEqual([-1, -1, 0]);
    expect(part([2, -1, 0], { side: 'left', at: 2 })).toEqual([2, -1, -1]);
    expect(letterOf(1)).toBe('B');
  });
});

describe('marker on a line', () => {
  it('snaps to the nearest mark and stays on the line', () => {
    expect(nearestMark(line, 0.36)).toBe(3);
    expect(nearestMark(line, -2)).toBe(0);
    expect(nearestMark(line, 2)).toBe(8);
  });

  it.each([
    [undefined, 'ArrowRight', 0],
    [undefined, 'ArrowLeft', 0],
    [3, 'ArrowRight', 4],
    [8, 'ArrowUp', 8],
    [3, 'ArrowDown', 2],
    [0, 'ArrowLeft', 0],
    [3, 'End', 8],
    [3, 'Home', 0],
    [3, 'x', undefined],
  ])('moves the marker from %s with %s', (from, key, to) => {
    expect(moveMarker(line, from, key)).toBe(to);
  });

  it('describes a mark by its label or by its number from the left', () => {
    expect(markInWords(line, 8)).toBe('2');
    expect(markInWords(line, 3)).toBe('mark 3, counted from the left');
  });
});

describe('spotInWords', () => {
  it.each([
    [10, 10, 1, 1],
    [50, 92, 5, 8],
    [92, 30, 8, 3],
  ])('names the square at %i, %i of a town without a direction', (x, y, across, down) => {
    expect(spotInWords({ name: 'school', thing: 'school', x, y })).toBe(
      `school: square ${across} across, ${down} down`,
    );
  });

  // @proves D-9-words
  it('counts the four squares of a grid', () => {
    const spot = { name: 'mill', thing: 'mill', x: 62, y: 30 } as const;
    expect(spotInWords(spot, true)).toBe('mill: square 3 across, 2 down');
  });
});

describe('answerInWords', () => {
  it.each<[Task, readonly number[], string]>([
    [{ kind: 'choose', choices: [{ text: 'frog' }, { text: 'snail' }] }, [1], 'snail'],
    [{ kind: 'number', before: '$', unit: 'each' }, [4], '$4 each'],
    [{ kind: 'number', before: 'x =' }, [4], 'x = 4'],
    [order, [1, 0, 2], 'a, b, c'],
    [match, [2, 0, 1], '1 – z, 2 – x, 3 – y'],
    [line, [8], '2'],
    [{ kind: 'map', spots: [{ name: 'mill', thing: 'mill', x: 1, y: 1 }] }, [0], 'mill'],
    [{ kind: 'rhythm', instrument: 'drum', pattern: [1] }, [1, 0], 'drum, rest'],
  ])('describes the answer %o', (task, answer, words) => {
    expect(answerInWords(task, answer)).toBe(words);
  });
});
