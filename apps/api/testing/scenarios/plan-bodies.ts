import type { Fields, TestPortal } from '../build-test-app.ts';
import { makePlan } from '../factories/make-plan.ts';
import type { MadeUser } from '../factories/make-user.ts';
import { planForm } from '../factories/plan-form.ts';

/** Returns a reviewer's comment on a plan. */
const commentOn = (portal: TestPortal, submissionId: string) =>
  portal.db
    .selectFrom('plan_comments')
    .select('id')
    .where('submission_id', '=', submissionId)
    .executeTakeFirstOrThrow();

/** Returns request bodies of the calls about plans, for the caller's own plan or another user's. */
export const planBodies = (portal: TestPortal, user: MadeUser | undefined) => {
  const make = async (traits: Parameters<typeof makePlan>[1]) => {
    const plan = await makePlan(portal, traits);
    // An authorized user writes the plan first, because the test checks whether the caller is
    // authorized.
    if (user) {
      await portal.db
        .updateTable('plan_submissions')
        .set({ author_id: user.id })
        .where('id', '=', plan.id)
        .execute();
    }
    return plan;
  };
  const about =
    (traits: Parameters<typeof makePlan>[1], fields: Fields = {}) =>
    async () => ({ submissionId: (await make(traits)).id, ...fields });
  const changesAsked = async () => {
    const { id } = await make({ state: 'changesAsked' });
    return { submissionId: id, commentId: (await commentOn(portal, id)).id };
  };
  const published = async () => ({ planId: (await makePlan(portal, { state: 'published' })).id });
  return {
    sendSubmitContentEmail: () => planForm(),
    savePlan: about({ state: 'draft' }, { revision: '1', submissionTopic: 'Leaves' }),
    getPlanDraft: () => ({}),
    getSubmissions: () => ({}),
    getSubmission: about({}),
    getPlanVersion: about({}, { version: '1' }),
    answerPlanComment: async () => ({ ...(await changesAsked()), text: 'Warm water works, too.' }),
    sendPlanAgain: async () => {
      const { submissionId, commentId } = await changesAsked();
      await portal.db
        .updateTable('plan_comments')
        .set({ reply: 'Yes.', replied_at: portal.deps.now() })
        .where('id', '=', commentId)
        .execute();
      return { submissionId, revision: '2' };
    },
    deletePlanDraft: about({ state: 'draft' }),
    copyPlan: about({}),
    getLibrary: () => ({}),
    getLibraryPlan: published,
    keepPlan: async () => ({ ...(await published()), keeps: '1' }),
  };
};
