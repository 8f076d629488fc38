import { betterStage } from '@wonderfield/contract/play/field';
import { guessOf } from '@wonderfield/mastery/chance';
import { newStudent, type StudentState } from '@wonderfield/mastery/student';
import { findSkill } from '@wonderfield/questions/all-skills';
import { factOf } from '@wonderfield/questions/fact-of';
import type { AskedLevel, GradeNumber } from '@wonderfield/questions/question';
import { createQuestion, hasVersion } from '@wonderfield/questions/skill';
import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import { growSkills, type Measured } from '../mastery/grow-skills.ts';
import { gradeOf } from '../sessions/find-player.ts';
import { lockPlayer } from '../sessions/players.queries.ts';
import { selectGrowths, upsertGrowths } from './growths.queries.ts';
import {
  type FormerAnswer,
  selectFirstAttempts,
  selectModel,
  selectPlayersToReplay,
  upsertModel,
} from './models.queries.ts';
import { changeOf, type Learner, learnerOf, readModel, toStudentState } from './student-model.ts';

/** Returns an answer as the model counts it. Omits questions that this version cannot build. */
const toMeasured = (answer: FormerAnswer): Measured[] => {
  const skill = findSkill(answer.skillId);
  if (!skill || !hasVersion(skill, answer.version)) return [];
  const key = {
    ...answer,
    grade: answer.grade as GradeNumber,
    level: answer.level as AskedLevel,
  };
  const question = createQuestion(skill, key);
  const { task } = question;
  return [
    {
      skillId: skill.id,
      grade: answer.grade,
      level: key.level,
      kind: task.kind,
      guess: guessOf(task),
      isRight: answer.isRight,
      isHinted: false,
      isRetry: false,
      misconception: undefined,
      fact: factOf(skill, question),
      day: answer.day,
    },
  ];
};

/** Counts the stored answers. The field keeps its stages, because a plant never shrinks. */
const replayAnswers = async (tx: Db, { id, grade }: Learner) => {
  const answers = (await selectFirstAttempts(tx, id)).flatMap(toMeasured);
  const before = newStudent(grade);
  const { student, grown } = growSkills(before, new Map(), answers);
  await upsertModel(tx, id, changeOf(before, student));
  const { own } = await selectGrowths(tx, id);
  const growths = [...grown.values()].flatMap((growth) => {
    const former = own.get(growth.skillId);
    if (!former) return [];
    const { answers: counted, recent, recentSlips } = former;
    const bestStage = betterStage(former.bestStage, growth.bestStage);
    return [{ ...growth, answers: counted, recent, recentSlips, bestStage }];
  });
  await upsertGrowths(tx, id, growths);
};

/**
 * Returns what is known about a locked player. The first time, counts the answers that only the former
 * model has counted.
 */
export const loadModel = async (tx: Db, learner: Learner): Promise<StudentState> => {
  const model = await selectModel(tx, learner.id);
  if (model.student) return toStudentState(model, learner.grade);
  await replayAnswers(tx, learner);
  return readModel(tx, learner);
};

const PLAYERS_AT_ONCE = 100;

/**
 * Counts the answers of all players that the former model has counted, so that adults see the new
 * stages before a child plays again. Each player is replayed in one transaction.
 */
export const replayAllAnswers = async ({ db }: Pick<Deps, 'db'>) => {
  for (;;) {
    const players = await selectPlayersToReplay(db, PLAYERS_AT_ONCE);
    for (const { id, grade, classGrade } of players) {
      await db.transaction().execute(async (tx) => {
        await lockPlayer(tx, id);
        await loadModel(tx, learnerOf({ id, grade: gradeOf([grade, classGrade]) }));
      });
    }
    if (players.length < PLAYERS_AT_ONCE) return;
  }
};
