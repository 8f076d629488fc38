import type { ChildSkill } from '@wonderfield/contract/progress/child-skill';
import type { ChildProgress } from '@wonderfield/contract/progress/progress';
import { findSkill } from '@wonderfield/questions/all-skills';
import { describe, expect, it } from 'vitest';
import { expectError, expectSuccess, successOf } from '../../../testing/expect-response.ts';
import {
  type Family,
  makeFamily,
  makeSecondParent,
} from '../../../testing/factories/make-family.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { openGame } from '../../../testing/scenarios/play-game.ts';
import { openTestServer } from '../../../testing/test-server.ts';

const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });
const DAY_MS = 24 * 60 * 60 * 1000;
const SKILL = 'adding-past-ten';

const newFamily = () => makeFamily(portal, { avatar: { name: 'Foxglove', look: 'bloom-3' } });
const ask = ({ session, child }: Pick<Family, 'session' | 'child'>, skillId = SKILL, fields = {}) =>
  portal.call('getChildSkill', { requestUserId: child.id, skillId, ...session, ...fields });
const read = async (family: Family, skillId = SKILL) =>
  successOf<ChildSkill>(await ask(family, skillId));

/** Plays a row and returns the skill with the most answers, as the progress page shows it. */
const playRow = async (family: Family, missed: readonly number[] = []) => {
  const game = await openGame(portal, family.child);
  await game.playRow('math', missed);
  const { skills } = successOf<ChildProgress>(
    await portal.call('getChildProgress', { requestUserId: family.child.id, ...family.session }),
  );
  const [most] = skills.toSorted((first, second) => second.answers - first.answers);
  if (!most) throw new Error('the row has skills');
  return most;
};

describe('getChildSkill', () => {
  // @proves C-getChildSkill
  it('returns a skill that the child has not met, with a question and what comes next', async () => {
    const family = await newFamily();
    const skill = await read(family);
    expect(skill).toMatchObject({
      childId: family.child.id,
      name: 'Adding past ten',
      subject: 'math',
      about: findSkill(SKILL)?.forTeachers.about,
      toTry: findSkill(SKILL)?.forTeachers.toTry,
      stage: 'seed',
      level: 1,
      isSure: false,
      isRated: false,
      answers: 0,
      right: 0,
      days: 0,
    });
    expect(skill.answersToGo).toBeGreaterThan(0);
    expect(skill.lastDay).toBeUndefined();
    expect(skill.misconception).toBeUndefined();
    expect(skill.sample.steps.length).toBeGreaterThan(0);
    expect(skill.next.length).toBeGreaterThan(0);
    for (const { skillId, stage } of skill.next) {
      expect(findSkill(skillId)?.needs).toContain(SKILL);
      expect(stage).toBeUndefined();
    }
  });

  // @proves C-getChildSkill
  it('counts answers, right ones and days like the page of the child', async () => {
    const before = await newFamily();
    await playRow(before);
    portal.clock.advance(DAY_MS);
    const family = { ...before, session: await signIn(portal, before.parent) };
    const most = await playRow(family, [0, 1]);
    const sums = await portal.db
      .selectFrom('skill_days')
      .select(['answers', 'right_answers'])
      .where('user_id', '=', family.child.id)
      .where('skill_id', '=', most.skillId)
      .execute();
    const skill = await read(family, most.skillId);
    expect(skill).toMatchObject({
      name: most.name,
      stage: most.stage,
      level: most.level,
      isSure: most.isSure,
      answersToGo: most.answersToGo,
      answers: most.answers,
      isRated: most.answers >= 4,
      right: sums.reduce((sum, { right_answers: right }) => sum + right, 0),
      days: sums.length,
      lastDay: skill.today,
    });
  });

  // @proves C-getChildSkill
  it('returns a known mistake that happened twice, and no other', async () => {
    const family = await newFamily();
    const { skillId } = await playRow(family);
    const slips = Object.entries(findSkill(skillId)?.slips ?? {});
    const [slip, whatHappened] = slips[0] ?? [];
    if (!slip) throw new Error('the skill names mistakes');
    const store = (recentSlips: string[]) =>
      portal.db
        .updateTable('skill_growth')
        .set({ recent_slips: recentSlips })
        .where('user_id', '=', family.child.id)
        .where('skill_id', '=', skillId)
        .execute();
    await store([slip]);
    expect((await read(family, skillId)).misconception).toBeUndefined();
    await store(['gone', 'gone']);
    expect((await read(family, skillId)).misconception).toBeUndefined();
    await store([slip, 'gone', slip]);
    expect((await read(family, skillId)).misconception).toEqual({ whatHappened, times: 2 });
  });

  // @proves C-getChildSkill
  it('includes the answers of a merged account', async () => {
    const family = await newFamily();
    const merged = await newFamily();
    const { skillId, answers } = await playRow(merged);
    expect((await read(family, skillId)).answers).toBe(0);
    await portal.db
      .updateTable('students')
      .set({ folded_into: family.child.id })
      .where('user_id', '=', merged.child.id)
      .execute();
    expect(await read(family, skillId)).toMatchObject({ answers, right: answers, days: 1 });
    await portal.db
      .updateTable('students')
      .set({ folded_into: null })
      .where('user_id', '=', merged.child.id)
      .execute();
  });

  it('returns the question of the child’s grade', async () => {
    const family = await newFamily();
    const skillId = 'adding-fractions';
    for (const [grade, sampleGrade] of [
      ['Kindergarten', 4],
      ['5', 5],
      ['8', 6],
      [null, 4],
    ] as const) {
      await portal.db
        .updateTable('students')
        .set({ grade })
        .where('user_id', '=', family.child.id)
        .execute();
      expect(await read(family, skillId)).toMatchObject({ sampleGrade, grade: sampleGrade });
    }
  });

  // @proves C-getChildSkill
  it('rejects anyone but the child’s parents with CHD_001', async () => {
    const family = await newFamily();
    const other = await newFamily();
    expectError(await ask({ session: other.session, child: family.child }), 'CHD_001');
    const second = await makeSecondParent(portal, family.child);
    expectSuccess(await ask({ session: second.session, child: family.child }));
    for (const requestUserId of ['', 'nobody', '00000000-0000-0000-0000-000000000000']) {
      expectError(await ask(family, SKILL, { requestUserId }), 'CHD_001');
    }
  });

  // @proves C-getChildSkill, M-SKL_001
  it('rejects an unknown skill with SKL_001, and another parent’s child with CHD_001', async () => {
    const family = await newFamily();
    for (const skillId of ['', 'no-such-skill', '__proto__']) {
      expectError(await ask(family, skillId), 'SKL_001');
    }
    expect((await ask(family, 'x'.repeat(65))).body.msgCode).toBe('VAL_001');
    const other = await newFamily();
    expectError(await ask({ session: other.session, child: family.child }, 'gone'), 'CHD_001');
  });
});
