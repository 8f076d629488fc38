import type { Subject } from '@wonderfield/contract/options';
import { LAST_ATTEMPT, type Stage, visitorAfter } from '@wonderfield/contract/play/field';
import type { GivenAnswer, Harvest, Row } from '@wonderfield/contract/play/game-calls';
import { guessOf } from '@wonderfield/mastery/chance';
import { buildQuestion, skillOf } from '@wonderfield/questions/build-question';
import { factOf } from '@wonderfield/questions/fact-of';
import { canBeGiven, isPassed, isRight } from '@wonderfield/questions/judge';
import type { AskedLevel, GradeNumber, Question, TaskKind } from '@wonderfield/questions/question';
import { siblingSeed } from '@wonderfield/questions/skill';

/* A dealt row: its tasks, and the effect of answers. */

export type DealtTask = {
  skillId: string;
  grade: GradeNumber;
  level: AskedLevel;
  version: number;
  seed: number;
  tries: number;
  isGrown: boolean;
  /** The stage of the skill when the row was dealt. */
  before: Stage;
};

export type DealtRow = {
  id: string;
  subject: Subject;
  /** Number of rows at the place including this one, or null while it is open. */
  rowsThere: number | null;
  dealtAt: Date;
  /** The device that reserved the row, and when it was last seen. */
  deviceKey: string | null;
  deviceSeenAt: Date | null;
  /** The parent's settings at that time, from `dealtForOf`. */
  dealtFor: string | null;
  /** The assignment of the row, or null. */
  assignmentId: string | null;
  tasks: readonly DealtTask[];
};

export const isFinished = ({ tasks }: Pick<DealtRow, 'tasks'>) =>
  tasks.every((task) => task.isGrown);

export const isBegun = ({ tasks }: Pick<DealtRow, 'tasks'>) =>
  tasks.some(({ tries: attempts }) => attempts > 0);

/** Returns true if the row is available to every device: it was started or has no device. */
export const waitsAnywhere = (row: DealtRow) =>
  row.assignmentId === null && (row.deviceKey === null || isBegun(row));

/** Returns the open row of a place, without assigned rows. */
export const waitingAt = (subject: Subject, open: readonly DealtRow[]) =>
  open.find((row) => row.subject === subject && waitsAnywhere(row));

/** Returns the row for the game. */
export const showRow = ({ id, subject, assignmentId, tasks }: DealtRow): Row => ({
  rowId: id,
  subject,
  assignmentId: assignmentId ?? undefined,
  tasks: tasks.map(({ before: _, ...task }) => ({
    ...task,
    skillName: skillOf(task.skillId).name,
  })),
});

/** Returns the harvest of a finished row. */
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

/** An answer that counts, with its result. */
export type Validated = {
  rowId: string;
  position: number;
  attempt: number;
  task: DealtTask;
  /** The seed of the question that was answered: of the task or of a sibling. */
  seed: number;
  isSibling: boolean;
  kind: TaskKind;
  guess: number;
  given: readonly number[];
  isRight: boolean;
  isHinted: boolean;
  misconception: string | undefined;
  /** The fact that was asked, if the skill is a set of facts. */
  fact: string | undefined;
};

/** Returns the question that was answered, or undefined if the attempt cannot have asked it. */
const askedQuestion = (task: DealtTask, { sibling = 0, attempt }: GivenAnswer) => {
  if (sibling >= attempt) return undefined;
  const seed = sibling === 0 ? task.seed : siblingSeed(task.seed, sibling);
  return { seed, question: buildQuestion({ ...task, seed }) };
};

/** Impossible answers, such as choice 5 of 4, indicate no misconception. */
const misconceptionOf = (question: Question, given: readonly number[]) =>
  !isRight(question, given) && canBeGiven(question, given)
    ? question.explain(given).misconception
    : undefined;

/**
 * Evaluates one answer to a row. Returns null for a repeated answer, a skipped attempt or a grown
 * plant, and undefined if the row has no such task.
 */
export const validate = (
  row: DealtRow,
  answer: GivenAnswer,
): { row: DealtRow; judged: Validated | null } | undefined => {
  const { attempt, given, sibling, hinted = false } = answer;
  const position = row.tasks.findIndex(({ seed }) => seed === answer.seed);
  const task = row.tasks[position];
  const attempted = task && askedQuestion(task, answer);
  if (!task || !attempted) return undefined;
  if (task.isGrown || attempt !== task.tries + 1) return { row, judged: null };
  const { question, seed } = attempted;
  const isCorrect = isRight(question, given);
  const isExplained = sibling !== undefined && attempt >= LAST_ATTEMPT;
  const isGrown = isCorrect || isExplained;
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
      seed,
      isSibling: seed !== task.seed,
      kind: question.task.kind,
      guess: isPassed(given) ? 0 : guessOf(question.task),
      given,
      isRight: isCorrect,
      isHinted: hinted,
      misconception: misconceptionOf(question, given),
      fact: factOf(skillOf(task.skillId), question),
    },
  };
};
