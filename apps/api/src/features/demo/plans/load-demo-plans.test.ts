import { ANSWER_FIELDS, AnswersSchema, PLAN_FIELDS } from '@wonderfield/contract/plans/plan';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../../testing/build-test-app.ts';
import { callOperators, totpCode } from '../../../../testing/call-operators.ts';
import { expectSuccess, userIn } from '../../../../testing/expect-response.ts';
import { DEMO_OPERATOR, DEMO_PEOPLE } from '../demo-people.ts';
import { loadDemoPeople } from '../load-demo-people.ts';
import { PUBLISHED_PLANS } from './demo-plans-published.ts';
import * as underway from './demo-plans-underway.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp({ config: { WONDERFIELD_DEMO: true, ADDRESS_LIMITS: false } });
  // Two processes start at the same time.
  await Promise.all([loadDemoPeople(portal.deps), loadDemoPeople(portal.deps)]);
});
afterAll(() => portal.close());

const UNDERWAY = [
  underway.BIRDS,
  underway.BAKERY,
  underway.MACHINES,
  underway.JAR,
  underway.FRIDGE,
];
const PLANS = [...PUBLISHED_PLANS.map(({ answers }) => answers), ...UNDERWAY];

const elena = async () => {
  const person = DEMO_PEOPLE.find(({ who }) => who === 'Teacher, approved');
  const { userType, email, password } = person as (typeof DEMO_PEOPLE)[number];
  const response = expectSuccess(await portal.call('login', { userType, email, password }));
  return {
    sessionToken: String(response.body.sessionToken),
    userId: String(userIn(response).userId),
  };
};

const states = async () => {
  const rows = await portal.db.selectFrom('plan_submissions').select(['id', 'state']).execute();
  return rows.sort((first, second) => first.id.localeCompare(second.id));
};

describe('loadDemoPlans', () => {
  it('creates nine published plans and one in every other state when two processes load them', async () => {
    const made = (await states()).map(({ state }) => state);
    expect(made.filter((state) => state === 'published')).toHaveLength(9);
    expect(made.filter((state) => state !== 'published').sort()).toEqual(
      ['accepted', 'changesAsked', 'declined', 'draft', 'inReview', 'submitted'].sort(),
    );
  });

  it('keeps existing demo plans unchanged in a repeated load and restores no deleted plan', async () => {
    const session = await elena();
    const draft = (await states()).find(({ state }) => state === 'draft');
    expectSuccess(
      await portal.call('deletePlanDraft', { ...session, submissionId: draft?.id ?? '' }),
    );
    const before = await states();
    await loadDemoPeople(portal.deps);
    expect(await states()).toEqual(before);
  });

  it('sends no email and writes no audit event for demo plans', async () => {
    const events = await portal.db
      .selectFrom('audit_events')
      .select('action')
      .where('action', 'like', 'plan.%')
      .execute();
    expect(events).toEqual([]);
    expect(await portal.queuedJobs()).toEqual([]);
  });

  it('fills the library with plans by three authors for all grades and subjects', async () => {
    const session = await elena();
    const { body } = expectSuccess(await portal.call('getLibrary', session));
    expect(JSON.stringify(body)).toContain('The night sky over our town');
    expect(new Set(PUBLISHED_PLANS.map(({ author }) => author)).size).toBe(3);
    const grades = new Set(PUBLISHED_PLANS.flatMap(({ answers }) => answers.grades));
    expect([...grades].sort()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', 'Kindergarten']);
    const subjects = new Set(PUBLISHED_PLANS.map(({ answers }) => answers.subject));
    expect(subjects.size).toBe(7);
  });

  it('lists two unclaimed plans in the console’s queue, one of them as a second version', async () => {
    const { email, password, totpSecret } = DEMO_OPERATOR;
    const code = totpCode(totpSecret, portal.deps.now());
    const signIn = await callOperators(portal, 'signInOperator', {
      email,
      password,
      totpCode: code,
    });
    const sessionToken = String(expectSuccess(signIn).body.sessionToken);
    const list = await callOperators(portal, 'listPlans', { shelf: 'waiting', sessionToken });
    expect(expectSuccess(list).body.plans).toMatchObject([
      { topic: 'Fractions at the bakery', version: 2 },
      { topic: underway.BIRDS.topic, version: 1 },
    ]);
    expect(JSON.stringify(list.body)).not.toContain('heldBy');
  });

  it.each(PLANS.map((plan) => [plan.topic, plan] as const))(
    'creates a valid, complete and short plan “%s”',
    (_topic, plan) => {
      expect(AnswersSchema.safeParse(plan).success).toBe(true);
      const words = PLAN_FIELDS.map((field) => String(plan[field]))
        .join(' ')
        .split(/\s+/).length;
      expect(words).toBeGreaterThan(110);
      expect(words).toBeLessThan(260);
      expect(ANSWER_FIELDS.every((field) => plan[field].length > 0)).toBe(true);
    },
  );
});
