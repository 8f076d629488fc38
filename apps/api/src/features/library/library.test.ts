import { beforeAll, describe, expect, it } from 'vitest';
import type { Fields } from '../../../testing/build-test-app.ts';
import { expectError, expectSuccess } from '../../../testing/expect-response.ts';
import { makeAuthor, makePlan, makeReviewer } from '../../../testing/factories/make-plan.ts';
import { openFastTestServer } from '../../../testing/test-server.ts';

const portal = await openFastTestServer();
type Card = { id: string; topic: string; keepers: number; isKept: boolean };
type Page = { plans: Card[]; total: number; bySubject: Record<string, number> };

const reader = await makeAuthor(portal);
const look = async (fields: Fields = {}, by = reader) =>
  expectSuccess(await portal.call('getLibrary', { ...by, ...fields })).body
    .library as unknown as Page;
const topics = async (fields: Fields) => (await look(fields)).plans.map(({ topic }) => topic);
const publish = (topic: string, form: Fields = {}) => {
  portal.clock.advance(1000);
  return makePlan(portal, {
    state: 'published',
    form: {
      submissionTopic: topic,
      lessionDescription: 'Talk about it.',
      keySkills: 'Talking',
      essentialQuestions: 'What is it?',
      lessionObjective: 'Tell it.',
      makeThisSpecial: 'Everybody talks.',
      ...form,
    },
  });
};

beforeAll(async () => {
  await publish('Why do leaves change color?', {
    submissionSubject: 'science',
    submissionGrades: '["2"]',
    lessionDescription: 'A leaf hides its gold until autumn.',
  });
  await publish('Leaf prints and a color wheel', {
    submissionSubject: 'art',
    submissionGrades: '["3","4"]',
  });
  await publish('Fractions at the bakery', {
    submissionSubject: 'math',
    submissionGrades: '["4"]',
    keySkills: 'Comparing fractions',
  });
  await publish('秋天的叶子', { submissionSubject: 'foreignLanguage', submissionGrades: '["2"]' });
  await publish('100% of _nothing_ \\ here', {
    submissionSubject: 'math',
    submissionGrades: '["8"]',
  });
});

describe('getLibrary: search', () => {
  // @proves C-getLibrary
  it.each<[string, Fields, string[]]>([
    ['a word of the text', { search: 'autumn' }, ['Why do leaves change color?']],
    ['a stem', { search: 'compare fractions' }, ['Fractions at the bakery']],
    ['the beginning of a word', { search: 'frac' }, ['Fractions at the bakery']],
    ['two words', { search: 'leaf gold' }, ['Why do leaves change color?']],
    ['a quoted phrase', { search: '"color wheel"' }, ['Leaf prints and a color wheel']],
    [
      'one word without an excluded word',
      { search: 'leaf -wheel' },
      ['Why do leaves change color?'],
    ],
    ['a part of a title that has no spaces', { search: '叶子' }, ['秋天的叶子']],
    ['a literal percent sign', { search: '100%' }, ['100% of _nothing_ \\ here']],
    ['the number of a standard', { search: '2-LS2-1 gold' }, ['Why do leaves change color?']],
    ['a grade', { grades: '["8"]' }, ['100% of _nothing_ \\ here']],
    ['one of several grades', { grades: '["3"]' }, ['Leaf prints and a color wheel']],
    [
      'a subject and grades',
      { subject: 'math', grades: '4,8' },
      ['100% of _nothing_ \\ here', 'Fractions at the bakery'],
    ],
  ])('finds plans by %s', async (_by, fields, expected) => {
    expect(await topics(fields)).toEqual(expected);
  });

  // @proves C-getLibrary
  it.each<[string, Fields]>([
    ['wildcards only', { search: '%%' }],
    ['a word that is in no plan', { search: 'volcano' }],
    [
      'words, a subject and a grade that no plan combines',
      { search: 'leaf', subject: 'art', grades: '["2"]' },
    ],
  ])('finds no plan by %s', async (_by, fields) => {
    expect(await topics(fields)).toEqual([]);
  });

  it('sorts by relevance with a search, and by date without one', async () => {
    expect(await topics({ search: 'leaf' })).toEqual([
      'Leaf prints and a color wheel',
      'Why do leaves change color?',
    ]);
    expect(await topics({ search: 'leaf', order: 'newest' })).toEqual([
      'Leaf prints and a color wheel',
      'Why do leaves change color?',
    ]);
    expect((await topics({}))[0]).toBe('100% of _nothing_ \\ here');
  });

  // @proves C-getLibrary
  it('counts all subjects of a search, regardless of the selected subject', async () => {
    const { total, bySubject } = await look({ search: 'leaf', subject: 'art' });
    expect({ total, bySubject }).toEqual({ total: 1, bySubject: { art: 1, science: 1 } });
  });

  it.each([
    "'",
    "'; drop table library_plans; --",
    '!!!',
    '&|!()',
    ':*',
    '\\',
    '"',
    'a:*b',
    '<->',
    'leaf -follow-up',
    '-well-known',
    'leaf -"color wheel"',
    '-"',
    '- - -',
    'or or or',
    'a or',
    '-'.repeat(120),
    'a-'.repeat(60),
    '-a '.repeat(40),
    '"a" '.repeat(30),
    'a or '.repeat(24),
  ])('handles the search %j without an error', async (search) => {
    expect(await topics({ search })).toEqual(expect.any(Array));
  });

  it('omits unpublished and withdrawn plans', async () => {
    const { total } = await look();
    for (const state of ['draft', 'submitted', 'changesAsked', 'accepted', 'declined'] as const) {
      await makePlan(portal, { state });
    }
    const { id } = await publish('Soon gone');
    const { ask } = await makeReviewer(portal);
    expectSuccess(await ask('withdrawPlan', { submissionId: id, reason: 'Not ours' }));
    expect((await look()).total).toBe(total);
  });
});

describe('getLibraryPlan and keepPlan', () => {
  // @proves C-getLibraryPlan
  it('returns the plan with author and school, without the author’s personal answers', async () => {
    const author = await makeAuthor(portal, { firstName: 'Elena', lastName: 'Rivera' });
    const { id } = await makePlan(portal, { author, state: 'published' });
    const { body } = expectSuccess(await portal.call('getLibraryPlan', { ...reader, planId: id }));
    expect(body.plan).toMatchObject({
      authorName: 'Elena Rivera',
      schoolName: 'Hazel Grove Elementary',
      keepers: 0,
      plan: { submissionTopic: 'Why do leaves change color?', makeThisSpecial: expect.any(String) },
    });
    for (const secret of ['Teacher of the year', 'Ten years', 'educationalPhilosophy', '@']) {
      expect(JSON.stringify(body)).not.toContain(secret);
    }
  });

  // @proves C-keepPlan
  it('bookmarks a plan once per reader and removes the bookmark', async () => {
    const { id } = await publish('Keep me');
    const keep = async (by: Fields, keeps: string) =>
      (await portal.call('keepPlan', { ...by, planId: id, keeps })).body.keepers;
    const other = await makeAuthor(portal);
    expect(await Promise.all([keep(reader, '1'), keep(reader, '1')])).toEqual([1, 1]);
    expect(await keep(other, '1')).toBe(2);
    expect((await look({ isKept: '1' })).plans).toMatchObject([{ id, keepers: 2, isKept: true }]);
    expect((await look({ order: 'mostKept' })).plans[0]).toMatchObject({ id });
    expect(await keep(reader, '0')).toBe(1);
    expect((await look({ isKept: '1' })).plans).toEqual([]);
  });

  // @proves M-PLN_007
  it('rejects an unknown or unpublished plan with PLN_007', async () => {
    const { id } = await makePlan(portal, { state: 'accepted' });
    for (const planId of [id, crypto.randomUUID(), 'x', '']) {
      expectError(await portal.call('getLibraryPlan', { ...reader, planId }), 'PLN_007');
      expectError(await portal.call('keepPlan', { ...reader, planId, keeps: '1' }), 'PLN_007');
    }
  });

  it('hides a plan while its author is suspended', async () => {
    const { id, session } = await publish('Unseen for now');
    const suspend = (at: Date | null) =>
      portal.db
        .updateTable('users')
        .set({ suspended_at: at })
        .where('id', '=', session.userId)
        .execute();
    await suspend(portal.deps.now());
    expect(await topics({ search: 'unseen' })).toEqual([]);
    expectError(await portal.call('getLibraryPlan', { ...reader, planId: id }), 'PLN_007');
    expectError(await portal.call('getLibrary', session), 'SSN_002');
    await suspend(null);
    expect(await topics({ search: 'unseen' })).toEqual(['Unseen for now']);
  });

  it.each(['a_', '<!-- ', 'step_one_', 'http://a/', '((a', '&amp;'])(
    'publishes a plan that consists of %j',
    async (piece) => {
      const text = piece.repeat(20_000).slice(0, 20_000);
      const { id } = await publish('Odd signs', {
        keySkills: text,
        essentialQuestions: text,
        lessionObjective: text,
        submissionStandards: text,
        lessionDescription: text,
        makeThisSpecial: text,
      });
      expect((await look({ search: 'odd signs' })).plans[0]).toMatchObject({ id });
    },
  );

  it('publishes a plan with the maximum number of different words', async () => {
    const words = Array.from({ length: 4500 }, (_, n) => `w${n.toString(36)}ß漢${n}`).join(' ');
    const { id } = await publish('Endless', {
      keySkills: words,
      essentialQuestions: words,
      lessionObjective: words,
      submissionStandards: words,
      lessionDescription: words,
      makeThisSpecial: words,
    });
    expect((await look({ search: 'Endless' })).plans).toMatchObject([{ id }]);
  });
});

describe('getLibrary: pages', () => {
  // @proves C-getLibrary
  it('returns 24 plans per page without repeats', async () => {
    for (let count = 0; count < 26; count += 1) await publish(`Paged ${count}`);
    const [one, two, three] = await Promise.all(
      ['1', '2', '3'].map((page) => look({ search: 'paged', order: 'newest', page })),
    );
    expect(one?.total).toBe(26);
    expect(one?.plans).toHaveLength(24);
    expect(two?.plans).toHaveLength(2);
    expect(three?.plans).toEqual([]);
    const ids = [one, two].flatMap((page) => page?.plans.map(({ id }) => id));
    expect(new Set(ids).size).toBe(26);
  });
});
