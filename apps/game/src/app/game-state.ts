import type { Subject } from '@wonderfield/contract/options';
import type { Field, Harvest, Rest, Row } from '@wonderfield/contract/play/game-calls';
import type { Question } from '@wonderfield/questions/question';
import { afterAnswer, mergeRows, nextPosition } from '../row/row-state.ts';
import type { Saved } from '../session/play-client.ts';

/* What the game shows, and how it goes from one thing to the next. */

export type RowUnderWay = {
  row: Row;
  /** As they are asked; a question that comes back is another object. */
  questions: readonly Question[];
  position: number;
};

export type Screen =
  | { kind: 'field' }
  | ({ kind: 'row' } & RowUnderWay)
  /** Every plant has grown; the server still has to say what came of it. */
  | { kind: 'harvesting'; rowId: string; subject: Subject }
  | { kind: 'harvest'; harvest: Harvest }
  | { kind: 'rest'; rest: Exclude<Rest, 'none'>; subject: Subject };

export type GameState = {
  field: Field;
  screen: Screen;
  rest: Rest;
  /** "See you tomorrow" is said once. */
  hasRested: boolean;
  /** Harvests the server told of, by row. */
  harvests: Readonly<Record<string, Harvest>>;
};

export type GameEvent =
  | { kind: 'fieldOpened'; field: Field }
  | { kind: 'settingsChanged'; settings: Field['settings'] }
  | { kind: 'rowDealt'; row: Row; questions: readonly Question[] }
  | { kind: 'answered'; isRight: boolean }
  | { kind: 'nextAsked' }
  | { kind: 'saved'; saved: Saved }
  | { kind: 'restOffered'; subject: Subject };

export const openGame = (field: Field): GameState => ({
  field,
  screen: { kind: 'field' },
  rest: field.rest,
  hasRested: false,
  harvests: {},
});

const harvestScreen = (state: GameState, rowId: string, subject: Subject): Screen => {
  const harvest = state.harvests[rowId];
  return harvest ? { kind: 'harvest', harvest } : { kind: 'harvesting', rowId, subject };
};

const goOn = (state: GameState): Screen => {
  const { screen } = state;
  if (screen.kind !== 'row') return screen;
  const { row, questions } = screen;
  const position = nextPosition(row);
  if (position === undefined) return harvestScreen(state, row.rowId, row.subject);
  // Asked again, it is asked anew: nothing of the last try is left on the sheet.
  const asked = questions.map((question, index) =>
    index === position ? { ...question } : question,
  );
  return { ...screen, questions: asked, position };
};

const afterSaving = (state: GameState, saved: Saved): GameState => {
  const harvests = {
    ...state.harvests,
    ...Object.fromEntries(saved.harvests.map((harvest) => [harvest.rowId, harvest])),
  };
  const next = { ...state, harvests, rest: saved.rest };
  const { screen } = state;
  if (screen.kind === 'harvesting') {
    return { ...next, screen: harvestScreen(next, screen.rowId, screen.subject) };
  }
  if (screen.kind !== 'row') return next;
  const told = saved.rows.find(({ rowId }) => rowId === screen.row.rowId);
  return told ? { ...next, screen: { ...screen, row: mergeRows(screen.row, told) } } : next;
};

export const nextState = (state: GameState, event: GameEvent): GameState => {
  const { screen } = state;
  switch (event.kind) {
    case 'fieldOpened':
      return { ...state, field: event.field, rest: event.field.rest, screen: { kind: 'field' } };
    case 'settingsChanged':
      return { ...state, field: { ...state.field, settings: event.settings } };
    case 'rowDealt': {
      const { row, questions } = event;
      const position = nextPosition(row);
      return position === undefined
        ? { ...state, screen: harvestScreen(state, row.rowId, row.subject) }
        : { ...state, screen: { kind: 'row', row, questions, position } };
    }
    case 'answered':
      if (screen.kind !== 'row') return state;
      return {
        ...state,
        screen: { ...screen, row: afterAnswer(screen.row, screen.position, event.isRight) },
      };
    case 'nextAsked':
      return { ...state, screen: goOn(state) };
    case 'saved':
      return afterSaving(state, event.saved);
    case 'restOffered':
      if (state.rest === 'none') return state;
      return {
        ...state,
        hasRested: true,
        screen: { kind: 'rest', rest: state.rest, subject: event.subject },
      };
  }
};
