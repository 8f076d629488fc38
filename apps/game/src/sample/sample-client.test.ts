import { GRADES } from '@wonderfield/contract/options';
import { PLACE_ORDER } from '@wonderfield/contract/play/field';
import type { GivenAnswer, Row } from '@wonderfield/contract/play/game-calls';
import { PLAY_SESSION_CALLS } from '@wonderfield/contract/play-session-calls';
import { ALL_SKILLS } from '@wonderfield/questions/all-skills';
import { buildQuestion } from '@wonderfield/questions/build-question';
import { isRight } from '@wonderfield/questions/judge';
import type { GradeNumber } from '@wonderfield/questions/question';
import { questionIdentity } from '@wonderfield/questions/question-identity';
import { createSeededRandom } from '@wonderfield/questions/seeded-random';
import { LARGEST_SEED } from '@wonderfield/questions/skill';
import { wrongAnswers } from '@wonderfield/questions/testing/wrong-answers';
import { describe, expect, it } from 'vitest';
import type { PlayClient } from '../session/play-client.ts';
import { createSampleClient } from './sample-client.ts';

const open = (grade: GradeNumber = 3) => {
  const rng = createSeededRandom(7 + grade);
  return createSampleClient({
    grade,
    skills: ALL_SKILLS,
    drawSeed: () => rng.int(1, LARGEST_SEED),
  });
};

const questionAt = ({ tasks }: Row, position: number) => {
  const task = tasks[position];
  if (!task) throw new Error('the row has no such task');
  return { task, question: buildQuestion(task) };
};
const answerTo = (
  row: Row,
  position: number,
  { attempt = 1, isWrong = false } = {},
): GivenAnswer => {
  const { task, question } = questionAt(row, position);
  const [miss] = wrongAnswers(question, () => createSeededRandom(1));
  const given = isWrong ? (miss ?? []) : question.answer;
  expect(isRight(question, given)).toBe(!isWrong);
  return { rowId: row.rowId, seed: task.seed, attempt, given: [...given] };
};
const POSITIONS = [0, 1, 2, 3, 4, 5] as const;
const playRow = async (client: PlayClient, subject: (typeof PLACE_ORDER)[number]) => {
  const row = await client.dealRow(subject);
  const saved = await client.saveAnswers(POSITIONS.map((position) => answerTo(row, position)));
  return { row, saved };
};

describe('createSampleClient', () => {
  // @proves D-6-sample
  it.each(GRADES.map(({ label }, grade) => [label, grade as GradeNumber] as const))(
    'deals rows of %s at every place that can be played to the end',
    async (label, grade) => {
      const client = open(grade);
      const field = await client.openField();
      PLAY_SESSION_CALLS.openField.output.parse(field);
      expect(field).toMatchObject({ playerName: label, mayVisit: false, assigned: [] });
      for (const subject of PLACE_ORDER) {
        const row = await client.dealRow(subject);
        PLAY_SESSION_CALLS.dealRow.output.parse({ row });
        const skills = row.tasks.map(({ skillId }) => ALL_SKILLS.find(({ id }) => id === skillId));
        for (const skill of skills) {
          expect(skill?.subject).toBe(subject);
          expect(skill?.grades[0]).toBeLessThanOrEqual(grade);
          expect(skill?.grades[1]).toBeGreaterThanOrEqual(grade);
        }
        const wrong = await client.saveAnswers([answerTo(row, 0, { isWrong: true })]);
        expect(wrong.rows[0]?.tasks[0]).toMatchObject({ tries: 1, isGrown: false });
        expect(wrong.harvests).toEqual([]);
        const saved = await client.saveAnswers([
          ...POSITIONS.slice(1).map((position) => answerTo(row, position)),
          answerTo(row, 0, { attempt: 2 }),
        ]);
        PLAY_SESSION_CALLS.saveAnswers.output.parse(saved);
        expect(saved.harvests).toMatchObject([{ rowId: row.rowId, subject, rows: 1, cameBack: 1 }]);
      }
      const grown = await client.openField();
      expect(grown.places.map(({ rows }) => rows)).toEqual(PLACE_ORDER.map(() => 1));
    },
  );

  it('grows a skill and its place with right answers and shows both in the harvest', async () => {
    const client = open();
    const { row, saved } = await playRow(client, 'math');
    const names = [...new Set(row.tasks.map(({ skillName }) => skillName))];
    expect(saved.harvests[0]?.learned).toEqual([
      { skillName: names[0], before: 'seed', after: 'bud' },
      // Two answers are too few.
      { skillName: names[1], before: 'seed', after: 'seed' },
    ]);
    await playRow(client, 'math');
    const { places } = await client.openField();
    expect(places[0]).toMatchObject({ subject: 'math', rows: 2, stage: 'bud', hasOpenRow: false });
    expect(places[1]).toMatchObject({ rows: 0, stage: 'seed' });
  });

  it('never lets a skill shrink', async () => {
    const client = open();
    const first = await playRow(client, 'art');
    const [skillName] = first.row.tasks.map((task) => task.skillName);
    for (let round = 0; round < 3; round += 1) {
      const row = await client.dealRow('art');
      await client.saveAnswers(
        POSITIONS.map((position) => answerTo(row, position, { isWrong: true })),
      );
      const { harvests } = await client.saveAnswers(
        POSITIONS.map((position) => answerTo(row, position, { attempt: 2 })),
      );
      const learned = harvests[0]?.learned.find((skill) => skill.skillName === skillName);
      if (learned) expect(learned).toMatchObject({ before: 'bud', after: 'bud' });
    }
  });

  it('returns the open row of a place until it is finished', async () => {
    const client = open();
    const row = await client.dealRow('science');
    await client.saveAnswers([answerTo(row, 0)]);
    expect((await client.openField()).places.find(({ hasOpenRow }) => hasOpenRow)?.subject).toBe(
      'science',
    );
    const again = await client.dealRow('science');
    expect(again.rowId).toBe(row.rowId);
    expect(again.tasks[0]).toMatchObject({ tries: 1, isGrown: true });
  });

  it('ignores repeated answers, skipped attempts and unknown rows', async () => {
    const client = open();
    const row = await client.dealRow('math');
    await client.saveAnswers([answerTo(row, 0)]);
    const { rows, harvests } = await client.saveAnswers([
      answerTo(row, 0),
      answerTo(row, 1, { attempt: 2 }),
      { ...answerTo(row, 2), rowId: 'unknown' },
    ]);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.tasks.map(({ tries }) => tries)).toEqual([1, 0, 0, 0, 0, 0]);
    expect(harvests).toEqual([]);
  });

  it('starts each row with another skill, repeats no question and brings a visitor', async () => {
    const client = open();
    const played = [
      await playRow(client, 'math'),
      await playRow(client, 'math'),
      await playRow(client, 'math'),
    ];
    const focus = played.map(({ row }) => row.tasks[0]?.skillId);
    expect(new Set(focus).size).toBe(3);
    const askedQuestions = played.flatMap(({ row }) =>
      POSITIONS.map((position) => questionIdentity(questionAt(row, position).question)),
    );
    expect(new Set(askedQuestions).size).toBe(18);
    expect(played.map(({ saved }) => saved.harvests[0]?.visitor)).toEqual([
      'robin',
      undefined,
      'hedgehog',
    ]);
  });

  it('names the skill of the next row before it is dealt', async () => {
    const client = open(8);
    const { places } = await client.openField();
    for (const { subject, next } of places) {
      expect((await client.dealRow(subject)).tasks[0]?.skillName).toBe(next);
    }
  });

  it('keeps settings during the visit', async () => {
    const client = open();
    const settings = { sound: true, readAloud: true, plain: true };
    await client.saveSettings(settings);
    expect((await client.openField()).settings).toEqual(settings);
  });

  it('shares neither player nor rows with another visit', async () => {
    const [one, other] = [open(), open()];
    await playRow(one, 'math');
    const fields = [await one.openField(), await other.openField()];
    expect(fields.map(({ places }) => places[0]?.rows)).toEqual([1, 0]);
    expect(fields[0]?.playerKey).not.toBe(fields[1]?.playerKey);
  });
});
