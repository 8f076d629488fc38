import type { SeenField, Visit } from '@wonderfield/contract/friends/friends';
import type { Subject } from '@wonderfield/contract/options';
import type { Field, Harvest, Row } from '@wonderfield/contract/play/game-calls';
import {
  isLastRow,
  type PlayedTime,
  type Rest,
  restAfter,
} from '@wonderfield/contract/play/play-day';
import type { Seed } from '@wonderfield/contract/play/seed-calls';
import type { Question } from '@wonderfield/questions/question';
import type { EndOfDay } from '../../field/day-end/end-of-day.ts';
import { type Attempts, siblingOf } from '../../row/make-questions.ts';
import { offlineHarvest } from '../../row/offline-harvest.ts';
import { afterAnswer, mergeRows, nextPosition } from '../../row/row-state.ts';
import type { SaveResult } from '../../session/play-client.ts';
import { withoutDone, withoutRow, withRowWaiting } from './assigned-state.ts';

/* The state of the game and its transitions. */

export type ActiveRow = {
  row: Row;
  /** The questions of each task with their siblings. */
  attempts: readonly Attempts[];
  /** Questions as shown. A question that is shown again is a new object. */
  questions: readonly Question[];
  position: number;
};

export type Screen =
  | { kind: 'field' }
  /** `isMissed` is true if the answer was wrong and the sheet shows the explanation. */
  | ({ kind: 'row'; isMissed: boolean } & ActiveRow)
  /** Every plant has grown, but the server has not sent the harvest yet. */
  | ({ kind: 'harvesting'; subject: Subject } & Omit<ActiveRow, 'position'>)
  | { kind: 'harvest'; harvest: Harvest }
  /** A visit in one of the two fields. It contains the chat messages. */
  | { kind: 'visit'; opened: Visit; seen: SeenField }
  /** The end of the day: the limit, enough play or the player's choice. */
  | { kind: 'dayEnd'; cause: EndOfDay; subject: Subject };

export type GameState = {
  field: Field;
  screen: Screen;
  /** Time played today. */
  played: PlayedTime;
  /** True after the end of the day was shown. */
  hasRested: boolean;
  /** The row that was announced as the last one of the day. */
  lastRowId?: string;
  /** Harvests from the server, by row. */
  harvests: Readonly<Record<string, Harvest>>;
};

export type GameEvent =
  | { kind: 'fieldOpened'; field: Field }
  /** Returns to the field with local data, without a call. */
  | { kind: 'wentHome' }
  | { kind: 'settingsChanged'; settings: Field['settings'] }
  | { kind: 'visitOpened'; visit: Visit; seen: SeenField }
  | { kind: 'rowDealt'; row: Row; attempts: readonly Attempts[]; played: PlayedTime }
  | { kind: 'answered'; isRight: boolean }
  | { kind: 'nextAsked' }
  /** Asks a sibling of the missed question at once. */
  | { kind: 'siblingAsked' }
  | { kind: 'saved'; saved: SaveResult }
  /** The row is complete and the network is offline, so the page shows the harvest itself. */
  | { kind: 'harvestedHere' }
  /** Time that the page counted offline, or that the server sent. */
  | { kind: 'timeCounted'; played: PlayedTime }
  | { kind: 'dayEnded'; subject: Subject; isChoice: boolean }
  | { kind: 'seedPlanted'; seeds: readonly Seed[] };

type OpenedGame = Pick<GameState, 'field' | 'played'>;

/** Returns the rest after the time played. After the last row, time that is left is not used. */
export const restOf = ({ played, lastRowId, harvests }: GameState): Rest => {
  const hasFinishedLast = lastRowId !== undefined && harvests[lastRowId] !== undefined;
  return hasFinishedLast && isLastRow(played) ? 'over' : restAfter(played);
};

export const openGame = ({ field, played }: OpenedGame): GameState => ({
  field,
  screen: { kind: 'field' },
  played,
  hasRested: false,
  harvests: {},
});

type Answering = Omit<ActiveRow, 'position'>;

/** Returns the question that a task asks now, as a new object that resets the sheet. */
const currentQuestion = ({ row, attempts, questions }: Answering, position: number) => {
  const task = row.tasks[position];
  const question = task && attempts[position]?.[siblingOf(task)];
  return question ? questions.with(position, { ...question }) : questions;
};

const questionScreen = (underWay: Answering, position: number): Screen => ({
  kind: 'row',
  row: underWay.row,
  attempts: underWay.attempts,
  questions: currentQuestion(underWay, position),
  position,
  isMissed: false,
});

/** Returns the next screen of a row: a question or the harvest. */
const nextScreen = ({ harvests }: GameState, underWay: Answering): Screen => {
  const { row, attempts, questions } = underWay;
  const position = nextPosition(row);
  if (position !== undefined) return questionScreen(underWay, position);
  const harvest = harvests[row.rowId];
  if (harvest) return { kind: 'harvest', harvest };
  return { kind: 'harvesting', row, attempts, questions, subject: row.subject };
};

/** Returns the questions of a row that was just dealt or continues. */
const firstQuestions = (row: Row, attempts: readonly Attempts[]) =>
  row.tasks.flatMap((task, index) => attempts[index]?.[siblingOf(task)] ?? []);

const withOpenRow = ({ field, screen }: GameState): Field =>
  screen.kind === 'row' ? withRowWaiting(field, screen.row) : field;

/** Updates the number of rows of each place after a harvest, before the field is reloaded. */
const withHarvests = (field: Field, harvests: readonly Harvest[]): Field => ({
  ...field,
  places: field.places.map((place) => {
    const rows = harvests.flatMap(({ subject, rows: finished }) =>
      subject === place.subject ? [finished] : [],
    );
    return { ...place, rows: Math.max(place.rows, ...rows) };
  }),
});

const afterSaving = (state: GameState, saved: SaveResult): GameState => {
  const harvests = {
    ...state.harvests,
    ...Object.fromEntries(saved.harvests.map((harvest) => [harvest.rowId, harvest])),
  };
  const field = withoutDone(withHarvests(state.field, saved.harvests), saved);
  const next = { ...state, field, harvests, played: saved.today };
  const { screen } = state;
  if (screen.kind !== 'row' && screen.kind !== 'harvesting') return next;
  const savedRow = saved.rows.find(({ rowId }) => rowId === screen.row.rowId);
  const row = savedRow ? mergeRows(screen.row, savedRow) : screen.row;
  // Another tab may have a wrong answer to a question that was right here. Then the row is not
  // complete and continues.
  if (screen.kind === 'harvesting') {
    return { ...next, screen: nextScreen(next, { ...screen, row }) };
  }
  return { ...next, screen: { ...screen, row } };
};

export const nextState = (state: GameState, event: GameEvent): GameState => {
  const { screen } = state;
  switch (event.kind) {
    case 'fieldOpened':
      return {
        ...state,
        field: event.field,
        played: event.field.today,
        screen: { kind: 'field' },
      };
    case 'wentHome':
      return { ...state, field: withOpenRow(state), screen: { kind: 'field' } };
    case 'settingsChanged':
      return { ...state, field: { ...state.field, settings: event.settings } };
    case 'visitOpened':
      return { ...state, screen: { kind: 'visit', opened: event.visit, seen: event.seen } };
    case 'rowDealt': {
      const { row, attempts, played } = event;
      const questions = firstQuestions(row, attempts);
      const screen = nextScreen(state, { row, attempts, questions });
      return { ...state, screen, ...(isLastRow(played) && { lastRowId: row.rowId }) };
    }
    case 'answered': {
      if (screen.kind !== 'row') return state;
      const row = afterAnswer(screen.row, screen.position, event.isRight);
      return { ...state, screen: { ...screen, row, isMissed: !event.isRight } };
    }
    case 'nextAsked':
      return screen.kind === 'row' ? { ...state, screen: nextScreen(state, screen) } : state;
    case 'siblingAsked':
      return screen.kind === 'row'
        ? { ...state, screen: questionScreen(screen, screen.position) }
        : state;
    case 'saved':
      return afterSaving(state, event.saved);
    case 'harvestedHere': {
      if (screen.kind !== 'harvesting') return state;
      const harvest = offlineHarvest(state.field, screen.row);
      return {
        ...state,
        field: withoutRow(withHarvests(state.field, [harvest]), screen.row),
        harvests: { ...state.harvests, [harvest.rowId]: harvest },
        screen: { kind: 'harvest', harvest },
      };
    }
    case 'timeCounted':
      return { ...state, played: event.played };
    case 'dayEnded': {
      const rest = restOf(state);
      const cause = rest === 'over' || !event.isChoice ? rest : 'choice';
      if (cause === 'none') return state;
      return {
        ...state,
        hasRested: true,
        screen: { kind: 'dayEnd', cause, subject: event.subject },
      };
    }
    case 'seedPlanted':
      return { ...state, field: { ...state.field, seeds: [...event.seeds] } };
  }
};
