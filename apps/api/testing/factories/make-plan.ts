import type { SubmissionState } from '@wonderfield/contract/plans/submission';
import type { Fields, TestPortal, TestResponse } from '../build-test-app.ts';
import { callOperators } from '../call-operators.ts';
import { expectSuccess } from '../expect-response.ts';
import { makeEducator } from './make-educator.ts';
import { makeOperator, openConsole } from './make-operator.ts';
import { planForm } from './plan-form.ts';
import { signIn } from './sign-in.ts';

type Session = Awaited<ReturnType<typeof signIn>>;
type PlanTraits = {
  author?: Session;
  state?: SubmissionState;
  form?: Fields;
  /** The reviewer's comment on the objective if changes are requested. */
  comment?: string;
};

const bodyOf = (response: TestResponse) => expectSuccess(response).body;

/** Creates an educator who can teach and signs in. */
export const makeAuthor = async (portal: TestPortal, traits?: Parameters<typeof makeEducator>[1]) =>
  signIn(portal, await makeEducator(portal.db, traits));

/** Creates an operator who reviews plans. */
export const makeReviewer = async (portal: TestPortal) => {
  const operator = await makeOperator(portal);
  return {
    ...operator,
    // Signs in for every call, because console sessions are short.
    ask: async (name: Parameters<typeof callOperators>[1], fields: Fields = {}) =>
      callOperators(portal, name, { ...(await openConsole(portal, operator)), ...fields }),
  };
};

/** Creates a plan and brings it to the given state with the real calls. */
export const makePlan = async (
  portal: TestPortal,
  { author, state = 'submitted', form = {}, comment = 'Name two words.' }: PlanTraits = {},
) => {
  const session = author ?? (await makeAuthor(portal));
  const call = portal.call;
  if (state === 'draft') {
    const { submissionId } = bodyOf(await call('savePlan', { ...planForm(form), ...session }));
    return { id: String(submissionId), session };
  }
  const sent = await call('sendSubmitContentEmail', { ...planForm(form), ...session });
  const id = String(bodyOf(sent).submissionId);
  const about = { submissionId: id, version: 1 };
  const { ask } = await makeReviewer(portal);
  if (state === 'inReview') bodyOf(await ask('takePlan', about));
  if (state === 'changesAsked') {
    bodyOf(await ask('commentOnPlan', { ...about, field: 'objective', text: comment }));
    bodyOf(await ask('decidePlan', { ...about, decision: 'askForChanges' }));
  }
  if (state === 'declined') {
    bodyOf(await ask('decidePlan', { ...about, decision: 'decline', reason: 'Not for K to 8.' }));
  }
  if (state === 'accepted' || state === 'published') {
    bodyOf(await ask('decidePlan', { ...about, decision: 'accept', isFit: true }));
  }
  if (state === 'published') bodyOf(await ask('publishPlan', { submissionId: id }));
  return { id, session };
};
