import { PLACE_ORDER } from '@wonderfield/contract/play/field';
import type { Field, Row } from '@wonderfield/contract/play/game-calls';
import { expect, it } from 'vitest';
import { anAssignedRow } from '../../../testing/assigned.ts';
import type { SaveResult } from '../../session/play-client.ts';
import { withoutDone, withRowWaiting } from './assigned-state.ts';

const today = { secondsPlayed: 0, secondsToMidnight: 36_000 };
const field: Field = {
  playerKey: 'sunny',
  playerName: 'SunnyHop',
  settings: { sound: false, readAloud: false, plain: false },
  mayVisit: false,
  assigned: [anAssignedRow(), anAssignedRow({ assignmentId: 'assignment-2' })],
  places: PLACE_ORDER.map((subject) => ({
    subject,
    isOpen: true,
    rows: 0,
    stage: 'seed',
    isThirsty: false,
    hasOpenRow: false,
  })),
  seeds: [],
  rest: 'none',
  today,
};
const row: Row = { rowId: 'row', subject: 'math', assignmentId: 'assignment-1', tasks: [] };
const own: Row = { rowId: 'own', subject: 'math', tasks: [] };
const savedWith = (rows: Row[], rowId: string): SaveResult => ({
  rows,
  rest: 'none',
  today,
  harvests: [{ rowId, subject: 'math', rows: 1, learned: [], cameBack: 0 }],
});
const begunIn = ({ assigned }: Field) => assigned.map(({ isBegun }) => isBegun);
const waitingIn = ({ places }: Field) =>
  places.flatMap(({ subject, hasOpenRow }) => (hasOpenRow ? [subject] : []));

it('marks a left row as started at its assignment, or at its place', () => {
  expect(begunIn(withRowWaiting(field, row))).toEqual([true, false]);
  expect(waitingIn(withRowWaiting(field, row))).toEqual([]);
  expect(waitingIn(withRowWaiting(field, own))).toEqual(['math']);
  expect(begunIn(withRowWaiting(field, own))).toEqual([false, false]);
});

it('removes only finished assignments from the field', () => {
  const after = withoutDone(field, savedWith([row, own], 'row'));
  expect(after.assigned.map(({ assignmentId }) => assignmentId)).toEqual(['assignment-2']);
  expect(withoutDone(field, savedWith([own], 'own'))).toEqual(field);
  expect(withoutDone(field, savedWith([row], 'own'))).toBe(field);
});
