import { reject, replaceFetch } from '@wonderfield/client/testing/fake-calls';
import type { CallDefinition } from '@wonderfield/contract/define-call';
import { PLACE_ORDER } from '@wonderfield/contract/play/field';
import type { Field, GivenAnswer, Harvest, Row } from '@wonderfield/contract/play/game-calls';
import { redeemPlayToken } from '@wonderfield/contract/play/play-calls';
import { PLAY_SESSION_CALLS } from '@wonderfield/contract/play-session-calls';
import type { ErrorCode } from '@wonderfield/contract/texts/message-codes';
import { buildQuestion, skillOf } from '@wonderfield/questions/build-question';
import { isRight } from '@wonderfield/questions/judge';
import { siblingSeed } from '@wonderfield/questions/skill';
import { afterAnswer, nextPosition } from '../src/row/row-state.ts';

/** Calls with the play session, and those that start it. */
const CALLS: Readonly<Record<string, Pick<CallDefinition, 'input' | 'output'>>> = {
  ...PLAY_SESSION_CALLS,
  redeemPlayToken,
};

const SKILL = 'adding-past-ten';

export const newRow = (number: number, assignmentId?: string): Row => ({
  rowId: `row-${number}`,
  subject: 'math',
  ...(assignmentId && { assignmentId }),
  tasks: Array.from({ length: 6 }, (_, index) => ({
    skillId: SKILL,
    skillName: 'Adding past ten',
    grade: 1,
    level: 2,
    version: 1,
    seed: number * 10 + index,
    tries: 0,
    isGrown: false,
  })),
});

/** A row at the pond. */
export const newScienceRow = (): Row => {
  const { id, name, version } = skillOf('weather');
  const { tasks, ...row } = newRow(90);
  return {
    ...row,
    subject: 'science',
    tasks: tasks.map((task) => ({ ...task, skillId: id, skillName: name, version })),
  };
};

/** Returns the question of a task, or one of its siblings. */
export const questionAt = ({ tasks }: Row, position: number, sibling = 0) => {
  const task = tasks[position];
  if (!task) throw new Error('the row has no such task');
  const seed = sibling === 0 ? task.seed : siblingSeed(task.seed, sibling);
  return buildQuestion({ ...task, seed });
};

/** Fake server that deals rows of one skill and checks answers like the real one. */
export const fakeServer = (over: Partial<Field> = {}) => {
  const field: Field = {
    playerKey: 'sunny',
    playerName: 'SunnyHop',
    look: 'bloom-3',
    settings: { sound: false, readAloud: false, plain: false },
    mayVisit: false,
    places: PLACE_ORDER.map((subject) => ({
      subject,
      isOpen: subject !== 'art',
      rows: 0,
      stage: 'seed',
      next: 'Adding past ten',
      isThirsty: false,
      hasOpenRow: false,
    })),
    assigned: [],
    seeds: [],
    rest: 'none',
    today: { secondsPlayed: 0, secondsToMidnight: 36_000 },
    ...over,
  };
  const rows: Row[] = [];
  const saved: GivenAnswer[] = [];
  const calls: string[] = [];
  const server = {
    field,
    rows,
    saved,
    calls,
    isAway: false,
    /** Number of offline rows per device. */
    rowsAlong: 3,
    /** Number of requests that failed. */
    failed: 0,
    /** Assignments with offline rows. */
    assignedAlong: [] as string[],
    /** Rows that no longer exist. */
    goneRows: [] as string[],
    /** Rejects this call, or every call. */
    refusal: undefined as { call?: string; code: ErrorCode } | undefined,
  };

  const save = (answers: readonly GivenAnswer[]) => {
    const harvests: Harvest[] = [];
    for (const answer of answers) {
      saved.push(answer);
      const at = rows.findIndex(({ rowId }) => rowId === answer.rowId);
      const row = rows[at];
      const position = row?.tasks.findIndex(({ seed }) => seed === answer.seed) ?? -1;
      if (!row || position < 0) throw new Error('an answer to nothing');
      const task = row.tasks[position];
      if (!task || task.isGrown || answer.attempt !== task.tries + 1) continue;
      const after = afterAnswer(
        row,
        position,
        isRight(questionAt(row, position, answer.sibling), answer.given),
      );
      rows[at] = after;
      if (nextPosition(after) !== undefined) continue;
      field.assigned = field.assigned.filter((one) => one.assignmentId !== row.assignmentId);
      field.places = field.places.map((place) =>
        place.subject === 'math' ? { ...place, rows: place.rows + 1, hasOpenRow: false } : place,
      );
      harvests.push({
        rowId: row.rowId,
        subject: 'math',
        rows: 1,
        learned: [{ skillName: 'Adding past ten', before: 'seed', after: 'sprout' }],
        cameBack: after.tasks.filter(({ tries: attempts }) => attempts > 1).length,
      });
    }
    return { rows: [...rows], harvests, rest: field.rest, today: field.today };
  };

  const dealRow = (form: URLSearchParams) => {
    const assignmentId = form.get('assignmentId') ?? undefined;
    const open = rows.find(
      (row) => row.assignmentId === assignmentId && nextPosition(row) !== undefined,
    );
    if (!open) rows.push(newRow(rows.length + 1, assignmentId));
    return { row: open ?? rows.at(-1) };
  };
  const takeRowsAlong = () => {
    for (const assignmentId of server.assignedAlong.splice(0)) {
      rows.push(newRow(rows.length + 1, assignmentId));
    }
    const open = rows.filter((row) => nextPosition(row) !== undefined);
    while (open.length < server.rowsAlong) {
      const row = newRow(rows.length + 1);
      rows.push(row);
      open.push(row);
    }
    return { rows: open, today: field.today };
  };
  const saveSettings = (form: URLSearchParams) => {
    for (const name of ['sound', 'readAloud', 'plain'] as const) {
      field.settings = { ...field.settings, [name]: form.get(name) === '1' };
    }
    return { settings: field.settings };
  };
  const redeem = () => ({ playSession: 'play-session', playerName: field.playerName });
  const handlers: Record<string, (form: URLSearchParams) => unknown> = {
    redeemPlayToken: redeem,
    openField: () => field,
    dealRow,
    takeRowsAlong,
    saveAnswers: (form) => save(JSON.parse(form.get('answers') ?? '[]')),
    savePlaySettings: saveSettings,
    plantSeed: () => {
      field.seeds = [{ subject: 'math', isOpen: false }];
      return { seeds: field.seeds };
    },
  };

  const respond = (name: string, form: URLSearchParams) => {
    const answers: GivenAnswer[] = JSON.parse(form.get('answers') ?? '[]');
    if (answers.some(({ rowId }) => server.goneRows.includes(rowId))) return reject('PLY_004');
    const { refusal: error } = server;
    if (error && (error.call ?? name) === name) return reject(error.code);
    return structuredClone(handlers[name]?.(form));
  };

  replaceFetch((address, { body }, { surprise, respondToCall }) => {
    if (server.isAway) {
      server.failed += 1;
      throw new TypeError('no network');
    }
    const { pathname } = new URL(address, 'https://wonderfield.test');
    const name = pathname.split('/').at(-1) ?? '';
    const call = CALLS[name];
    if (!(body instanceof URLSearchParams) || !call) return surprise(`Nobody handles ${pathname}`);
    calls.push(address);
    return respondToCall({
      name,
      fields: body,
      request: call.input.safeParse(Object.fromEntries(body)),
      output: call.output,
      handler: handlers[name] && (() => respond(name, body)),
    });
  });
  return server;
};
