import { screen, within } from '@testing-library/react';
import type { ReviewComment, ReviewedPlan } from '@wonderfield/contract/operators/review-views';
import type { AnswerOf } from '../src/shared/call/call-client.ts';
import { fakeApi } from './fake-api.ts';
import { aComment, aListedPlan, aRoyalty, yours } from './plans.ts';
import { NO_PLANS } from './records.ts';
import { heading, renderConsole } from './render-console.tsx';

const listed = (plan: ReviewedPlan) =>
  aListedPlan({
    submissionId: plan.submissionId,
    topic: plan.topic,
    state: plan.state,
    version: plan.version,
    heldBy: plan.heldBy,
  });

/** Fake server with one plan that keeps its state. */
export const reviewApi = (first: ReviewedPlan, handlers: Parameters<typeof fakeApi>[0] = {}) => {
  let plan = first;
  const change = (changes: Partial<ReviewedPlan>) => {
    plan = { ...plan, ...changes };
    return { plan };
  };
  const withComment = (comment: ReviewComment) => [
    ...plan.comments.filter(({ id }) => id !== comment.id),
    comment,
  ];
  const decided = {
    askForChanges: 'changesAsked',
    accept: 'accepted',
    decline: 'declined',
  } as const;
  const api = fakeApi({
    listPlans: ({ shelf: queue }): AnswerOf<'listPlans'> => {
      const isWaiting = plan.state === 'submitted' || plan.state === 'inReview';
      return {
        plans: queue === 'waiting' && isWaiting ? [listed(plan)] : [],
        counts: { ...NO_PLANS, waiting: isWaiting ? 1 : 0 },
      };
    },
    readPlan: () => ({ plan }),
    takePlan: () => change({ state: 'inReview', heldBy: yours() }),
    releasePlan: () => change({ state: 'submitted', heldBy: undefined }),
    commentOnPlan: ({ commentId, field, text, version }) => {
      const id = commentId ?? `comment-${plan.comments.length + 1}`;
      return change({ comments: withComment(aComment({ id, field, text, version })) });
    },
    removePlanComment: ({ commentId }) =>
      change({ comments: plan.comments.filter(({ id }) => id !== commentId) }),
    decidePlan: ({ decision }) => change({ state: decided[decision], heldBy: undefined }),
    publishPlan: () => change({ state: 'published', publishedAt: new Date().toISOString() }),
    withdrawPlan: ({ reason }) => change({ state: 'accepted', reason }),
    addRoyalty: ({ amount, currency, note }) =>
      change({ royalties: [...plan.royalties, aRoyalty({ amount, currency, note: note ?? '' })] }),
    setRoyaltyStatus: ({ royaltyId, status }) =>
      change({
        royalties: plan.royalties.map((royalty) =>
          royalty.id === royaltyId ? { ...royalty, status } : royalty,
        ),
      }),
    ...handlers,
  });
  return { ...api, change };
};

/** Opens the plan next to its queue. */
export const openPlan = async (api: ReturnType<typeof reviewApi>) => {
  const page = renderConsole({ at: '/review/bakery', api });
  await heading('Review');
  await screen.findByRole('heading', { level: 2, name: 'Fractions at the bakery' });
  return page;
};

/** Returns a field with its comments. */
export const field = (name: string) => screen.getByRole('group', { name });
export const inField = (name: string) => within(field(name));
