import { describe, expect, it } from 'vitest';
import { expectSuccess } from '../../../testing/expect-response.ts';
import { makeClassroom } from '../../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { makeAuthor, makePlan, makeReviewer } from '../../../testing/factories/make-plan.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { openFastTestServer } from '../../../testing/test-server.ts';

const portal = await openFastTestServer();
const { ask } = await makeReviewer(portal);
const read = async (submissionId: string) =>
  expectSuccess(await ask('readPlan', { submissionId })).body.plan as Record<string, unknown>;
/** Short sentences, which are not unique. */
const OWN_WORDS = {
  essentialQuestions: 'What is it?',
  lessionObjective: 'Tell it.',
  makeThisSpecial: 'One leaf each.',
};

describe('Plan checks', () => {
  // @proves C-op-readPlan
  it('reports a student’s name, a sentence of another plan and a link', async () => {
    const sentence =
      'Tear a green leaf into the cup, add warm water, and hang in a strip of paper towel.';
    await makePlan(portal, { state: 'published', form: OWN_WORDS });
    const other = await makePlan(portal, {
      state: 'published',
      form: {
        ...OWN_WORDS,
        lessionDescription: `First look. ${sentence} Then wait.`,
      },
    });
    const teacher = await makeEducator(portal.db);
    const { students } = await makeClassroom(portal, { owner: teacher, students: 1 });
    await portal.db
      .updateTable('users')
      .set({ first_name: 'Ottoline', last_name: 'Quist' })
      .where('id', '=', String(students[0]?.id))
      .execute();
    const { id } = await makePlan(portal, {
      author: await signIn(portal, teacher),
      form: {
        lessionDescription: `Begin. ${sentence} See https://leaf.example/sheet`,
        makeThisSpecial: 'Ottoline Quist had the idea.',
      },
    });
    expect((await read(id)).checks).toEqual({
      studentNames: ['Ottoline Quist'],
      sharedWith: [expect.objectContaining({ planId: other.id })],
      links: ['https://leaf.example/sheet'],
    });
  });

  it('reports no sentence of the author’s own plans and no student of other teachers', async () => {
    const session = await makeAuthor(portal);
    const form = { lessionDescription: 'Nobody else has ever written these very words down here.' };
    await makePlan(portal, { author: session, state: 'published', form });
    const { id } = await makePlan(portal, {
      author: session,
      form: { ...form, makeThisSpecial: 'Ottoline Quist had the idea.' },
    });
    expect((await read(id)).checks).toEqual({ studentNames: [], sharedWith: [], links: [] });
  });
});
