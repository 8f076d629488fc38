import type { Subject } from '@wonderfield/contract/options';
import { type Stage, visitorAfter } from '@wonderfield/contract/play/field';
import type { GivenAnswer, Harvest, Row } from '@wonderfield/contract/play/game-calls';
import { buildQuestion, skillOf } from '@wonderfield/questions/build-question';
import { canBeGiven, isRight } from '@wonderfield/questions/judge';
import type { GradeNumber, Level, TaskKind } from '@wonderfield/questions/question';

/* A row that was dealt: its tasks, and what answers do to them. */

export type DealtTask = {
  skillId: string;
  grade: GradeNumber;
  level: Level;
  seed: number;
  tries: number;
  isGrown: boolean;
  /** How far the skill had grown when the row was dealt. */
  before: Stage;
};

export type DealtRow = {
  id: string;
  subject: Subject;
  /** How many rows the place had with this one; nothing while it is under way. */
  rowsThere: number | null;
  dealtAt: Date;
  /** The device that took it along, and when that was last heard of. */
  deviceKey: string | null;
  deviceSeenAt: Date | null;
  /** What the parent had chosen: `dealtForOf`. */
  dealtFor: string | null;
  /** What a teacher assigned, where it is a row of that. */
  assignmentId: string | null;
  tasks: readonly DealtTask[];
};

export const isFinished = ({ tasks }: Pick<DealtRow, 'tasks'>) =>
  tasks.every((task) => task.isGrown);

export const isBegun = ({ tasks }: Pick<DealtRow, 'tasks'>) =>
  tasks.some(({ tries: attempts }) => attempts > 0);

/** What was begun waits wherever its player goes on; the rest of a device's rows is that device's. */
export const waitsAnywhere = (row: DealtRow) =>
  row.assignmentId === null && (row.deviceKey === null || isBegun(row));

/** The row a place has under way, wherever it was begun; what a teacher assigned waits elsewhere. */
export const waitingAt = (subject: Subject, open: readonly DealtRow[]) =>
  open.find((row) => row.subject === subject && waitsAnywhere(row));

/** A row as the game gets it. */
export const showRow = ({ id, subject, assignmentId, tasks }: DealtRow): Row => ({
  rowId: id,
  subject,
  assignmentId: assignmentId ?? undefined,
  tasks: tasks.map(({ before: _, ...task }) => ({
    ...task,
    skillName: skillOf(task.skillId).name,
  })),
});

/** What a finished row brought. */
export const harvestOf = (
  { id, subject, tasks, rowsThere }: DealtRow & { rowsThere: number },
  bestStageOf: (skillId: string) => Stage,
): Harvest => {
  const skillIds = [...new Set(tasks.map(({ skillId }) => skillId))];
  return {
    rowId: id,
    subject,
    rows: rowsThere,
    learned: skillIds.map((skillId) => ({
      skillName: skillOf(skillId).name,
      before: tasks.find((task) => task.skillId === skillId)?.before ?? 'seed',
      after: bestStageOf(skillId),
    })),
    cameBack: tasks.filter(({ tries: attempts }) => attempts > 1).length,
    visitor: visitorAfter(subject, rowsThere),
  };
};

/** An answer that counts, judged. */
export type Validated = {
  rowId: string;
  position: number;
  attempt: number;
  task: DealtTask;
  kind: TaskKind;
  given: readonly number[];
  isRight: boolean;
  misconception: string | undefined;
};

/**
 * Judges one answer to a row. Nothing comes of one that was told before, that skips a try, or whose
 * plant has grown already; `undefined` says that the row never had such a task.
 */
export const validate = (
  row: DealtRow,
  { seed, attempt, given }: GivenAnswer,
): { row: DealtRow; judged: Validated | null } | undefined => {
  const position = row.tasks.findIndex((task) => task.seed === seed);
  const task = row.tasks[position];
  if (!task) return undefined;
  if (task.isGrown || attempt !== task.tries + 1) return { row, judged: null };
  const question = buildQuestion(task);
  const isGrown = isRight(question, given);
  // Nobody's hand gives some answers, such as a fifth choice of four: they show no slip.
  const misconception =
    !isGrown && canBeGiven(question, given) ? question.explain(given).misconception : undefined;
  return {
    row: {
      ...row,
      tasks: row.tasks.with(position, { ...task, tries: attempt, isGrown }),
    },
    judged: {
      rowId: row.id,
      position,
      attempt,
      task,
      kind: question.task.kind,
      given,
      isRight: isGrown,
      misconception,
    },
  };
};
