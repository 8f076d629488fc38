import type { Subject } from '@wonderfield/contract/options';
import type { Stage } from '@wonderfield/contract/play/field';
import type { Field, GivenAnswer, Harvest, Row } from '@wonderfield/contract/play/game-calls';
import { isRight } from '@wonderfield/questions/judge';
import { createQuestions } from '../row/make-questions.ts';
import { offlineHarvest } from '../row/offline-harvest.ts';
import { afterAnswer, nextPosition } from '../row/row-state.ts';
import type { Growth } from './sample-growth.ts';

type SampleRow = {
  row: Row;
  /** The stages of its skills when it was dealt. */
  before: ReadonlyMap<string, Stage>;
};

/** Holds the rows of a visit and judges their answers, like the server. */
export const createRows = (growth: Growth) => {
  const rows = new Map<string, SampleRow>();
  const finished = new Map<Subject, number>();
  const isOpen = ({ row }: SampleRow) => nextPosition(row) !== undefined;

  const skillIdsOf = ({ tasks }: Row) => [...new Set(tasks.map(({ skillId }) => skillId))];

  const harvest = ({ row, before }: SampleRow, places: Field['places']): Harvest => ({
    ...offlineHarvest({ places }, row),
    learned: skillIdsOf(row).map((skillId) => ({
      skillName: row.tasks.find((task) => task.skillId === skillId)?.skillName ?? '',
      before: before.get(skillId) ?? 'seed',
      after: growth.stageOf(skillId),
    })),
  });

  /** Judges an answer. Returns true if it finishes its row. A repeated answer changes nothing. */
  const judge = async ({ rowId, seed, attempt, given, sibling = 0 }: GivenAnswer) => {
    const sampleRow = rows.get(rowId);
    const position = sampleRow?.row.tasks.findIndex((task) => task.seed === seed) ?? -1;
    const task = sampleRow?.row.tasks[position];
    if (!sampleRow || !task || task.isGrown || attempt !== task.tries + 1) return false;
    const question = (await createQuestions(sampleRow.row))[position]?.[sibling];
    const isCorrect = question !== undefined && isRight(question, given);
    if (attempt === 1) growth.addFirstAttempt(task.skillId, isCorrect);
    const answered = { ...sampleRow, row: afterAnswer(sampleRow.row, position, isCorrect) };
    rows.set(rowId, answered);
    return !isOpen(answered);
  };

  return {
    finishedAt: (subject: Subject) => finished.get(subject) ?? 0,
    openAt: (subject: Subject) =>
      [...rows.values()].find((each) => each.row.subject === subject && isOpen(each))?.row,
    add: (subject: Subject, tasks: Row['tasks']): Row => {
      const row = { rowId: `sample-${rows.size + 1}`, subject, tasks };
      const before = new Map(skillIdsOf(row).map((id) => [id, growth.stageOf(id)]));
      rows.set(row.rowId, { row, before });
      return row;
    },
    /** Judges answers in their order. Returns the state of their rows and the harvests. */
    save: async (answers: readonly GivenAnswer[], readPlaces: () => Field['places']) => {
      const harvests: Harvest[] = [];
      for (const answer of answers) {
        const sampleRow = (await judge(answer)) && rows.get(answer.rowId);
        if (!sampleRow) continue;
        const { subject } = sampleRow.row;
        harvests.push(harvest(sampleRow, readPlaces()));
        finished.set(subject, (finished.get(subject) ?? 0) + 1);
      }
      const answeredIds = new Set(answers.map(({ rowId }) => rowId));
      const answered = [...answeredIds].flatMap((rowId) => rows.get(rowId)?.row ?? []);
      return { rows: answered, harvests };
    },
  };
};
