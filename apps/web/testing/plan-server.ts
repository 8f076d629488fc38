import { reject } from '@wonderfield/client/testing/fake-calls';
import { fromWireNames } from '@wonderfield/contract/codec';
import type { Draft } from '@wonderfield/contract/plans/plan';
import { ANSWER_FIELDS } from '@wonderfield/contract/plans/plan';
import { ANSWER_NAMES, toAnswersJson } from '@wonderfield/contract/plans/plan-json';
import type { Submission, SubmissionState } from '@wonderfield/contract/plans/submission';
import { toSubmissionJson } from '@wonderfield/contract/plans/submission-json';
import { isOpenToAuthor } from '@wonderfield/contract/plans/submission-rules';
import type { fakeApi } from './fake-api.ts';

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;

const NOW = '2026-11-16T09:00:00.000Z';

/** A complete plan of a science teacher. */
export const FULL_ANSWERS = {
  education: 'master',
  subjectExpertise: 'science',
  teachingGrades: ['2', '3'],
  qualification: 'Ten years in grade 2.',
  awards: 'None',
  favoriteSubject: 'science',
  teachingStyle: 'Hands-on',
  philosophy: 'Children learn science by doing it.',
  successfulLesson: 'A question they can touch.',
  engagement: 'Partner talk.',
  planType: 'lessonPlan',
  subject: 'science',
  grades: ['2'],
  topic: 'Seeds that travel',
  essentialQuestions: 'How does a seed leave home?',
  keySkills: 'Observing',
  standards: 'NGSS 2-LS2-2',
  objective: 'Students name three ways a seed travels.',
  description: '1. Look (10 min): Sort the seeds.',
  special: 'They bring the seeds.',
} satisfies Draft;

export const aDraft = (changes: Partial<Submission> = {}): Submission => ({
  id: 'plan-1',
  state: 'draft',
  planType: 'lessonPlan',
  topic: '',
  subject: '',
  grades: [],
  changedAt: NOW,
  version: 0,
  step: 1,
  openComments: 0,
  keepers: 0,
  isWithdrawn: false,
  answers: {},
  revision: 1,
  versions: [],
  comments: [],
  royalties: [],
  ...changes,
});

/** Decodes the plan fields of a request to domain names. */
const answersIn = (fields: object): Draft => {
  const sent = fromWireNames<string>(ANSWER_NAMES, fields as Record<string, string>, [
    ...ANSWER_FIELDS,
  ]);
  return Object.fromEntries(
    Object.entries(sent)
      .filter(([field]) => (ANSWER_FIELDS as readonly string[]).includes(field))
      .map(([field, value]) => [field, value.startsWith('[') ? JSON.parse(value) : value]),
  );
};

/** Creates a fake server that stores one educator's plans during a test. */
export const planServer = (plans: Submission[] = [], background: Draft = {}) => {
  const find = (id: string | undefined) => plans.find((plan) => plan.id === id);
  const save = (id: string, changes: Draft, state?: SubmissionState) => {
    const plan = find(id);
    if (!plan) throw new Error(`There is no plan ${id}`);
    plan.answers = { ...plan.answers, ...changes };
    plan.revision += 1;
    plan.state = state ?? plan.state;
    return plan;
  };
  const handlers: Handlers = {
    getPlanDraft: () => {
      const draft = plans.findLast(({ state }) => state === 'draft');
      return {
        ...(draft && { draft: toSubmissionJson(draft) }),
        background: toAnswersJson(background),
      };
    },
    getSubmission: ({ submissionId }) => {
      const plan = find(submissionId);
      return plan ? { submission: toSubmissionJson(plan) } : reject('PLN_001');
    },
    savePlan: ({ submissionId, revision, ...fields }) => {
      if (!submissionId) plans.push(aDraft({ id: `plan-${plans.length + 1}`, revision: 0 }));
      const plan = submissionId ? find(submissionId) : plans.at(-1);
      if (!plan) return reject('PLN_001');
      if (!isOpenToAuthor(plan.state)) return reject('PLN_003');
      if (submissionId && Number(revision) !== plan.revision) return reject('PLN_002');
      const saved = save(plan.id, answersIn(fields));
      return { submissionId: saved.id, revision: saved.revision, savedAt: NOW };
    },
    sendSubmitContentEmail: ({ submissionId = 'plan-sent', revision }) => {
      const plan = find(submissionId);
      if (plan && Number(revision) !== plan.revision) return reject('PLN_002');
      if (plan) save(submissionId, {}, 'submitted');
      return { submissionId };
    },
    deletePlanDraft: ({ submissionId }) => {
      plans.splice(
        plans.findIndex(({ id }) => id === submissionId),
        1,
      );
      return {};
    },
  };
  return { handlers, find, save };
};
