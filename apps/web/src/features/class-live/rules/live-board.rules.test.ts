import { describe, expect, it } from 'vitest';
import { aLiveStudent, aRaisedHand } from '../../../../testing/live-class.ts';
import {
  boardStudents,
  countKinds,
  countStates,
  findChanges,
  inEarlierOrder,
  shortNames,
} from './live-board.rules.ts';

const collator = new Intl.Collator('en');
const named = (firstName: string, changes: Parameters<typeof aLiveStudent>[0] = {}) =>
  aLiveStudent({ userId: firstName, firstName, ...changes });
const names = (list: readonly { shortName: string }[]) => list.map(({ shortName }) => shortName);

describe('boardStudents', () => {
  it('puts hands first, then stuck, in, done and not in, each by name', () => {
    const students = [
      named('Noor', { state: 'notIn' }),
      named('Zoe'),
      named('Ann'),
      named('Dan', { state: 'done' }),
      named('Owen', { state: 'stuck' }),
      named('Late', { state: 'notIn' }),
      named('Early', { state: 'notIn' }),
    ];
    const hands = [
      aRaisedHand({ handId: 'h2', userId: 'Late', raisedAt: '2026-11-18T15:02:00.000Z' }),
      aRaisedHand({ handId: 'h1', userId: 'Early', raisedAt: '2026-11-18T15:01:00.000Z' }),
    ];
    expect(names(boardStudents({ students, hands }, collator))).toEqual([
      'Early',
      'Late',
      'Owen',
      'Ann',
      'Zoe',
      'Dan',
      'Noor',
    ]);
  });
});

describe('shortNames', () => {
  it('adds more letters of the last name until equal first names differ', () => {
    const anas = [
      { firstName: 'Ana', lastName: 'Silva' },
      { firstName: 'Ana', lastName: 'Santos' },
    ];
    expect(shortNames(anas)).toEqual(['Ana Si.', 'Ana Sa.']);
  });

  it('adds the initial of the last name to equal first names only', () => {
    expect(
      shortNames([
        { firstName: 'Maya', lastName: 'Okafor' },
        { firstName: 'maya', lastName: '' },
        { firstName: 'Ben', lastName: 'Lee' },
      ]),
    ).toEqual(['Maya O.', 'maya', 'Ben']);
  });
});

describe('inEarlierOrder', () => {
  it('keeps the earlier order and adds new students last', () => {
    const sorted = boardStudents(
      { students: [named('Ann'), named('Ben'), named('Cy')], hands: [] },
      collator,
    );
    expect(names(inEarlierOrder(sorted, ['Cy', 'Ann']))).toEqual(['Cy', 'Ann', 'Ben']);
  });
});

describe('countStates', () => {
  it('counts a stuck student as not in', () => {
    const students = [named('A'), named('B', { state: 'stuck' }), named('C', { state: 'notIn' })];
    expect(countStates({ students, hands: [aRaisedHand()] })).toEqual({
      in: 1,
      done: 0,
      notIn: 2,
      hands: 1,
    });
  });
});

describe('countKinds', () => {
  it('counts only students of this lesson, most frequent first', () => {
    const students = [
      named('A', { signedInWith: 'pictures' }),
      named('B'),
      named('C', { state: 'done' }),
      named('D', { state: 'notIn', signedInWith: 'google' }),
    ];
    expect(countKinds(students)).toEqual([
      { kind: 'card', count: 2 },
      { kind: 'pictures', count: 1 },
    ]);
  });
});

describe('findChanges', () => {
  it('returns who came in and who raised a hand', () => {
    const before = boardStudents(
      { students: [named('Ann', { state: 'notIn' }), named('Ben'), named('Cy')], hands: [] },
      collator,
    );
    const after = boardStudents(
      {
        students: [named('Ann'), named('Ben'), named('Cy')],
        hands: [aRaisedHand({ userId: 'Cy' })],
      },
      collator,
    );
    expect(findChanges(before, after)).toEqual({ cameIn: ['Ann'], raised: ['Cy'] });
    expect(findChanges(after, after)).toEqual({ cameIn: [], raised: [] });
  });
});
