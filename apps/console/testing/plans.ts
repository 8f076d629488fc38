import type {
  ListedPlan,
  ReviewComment,
  ReviewedPlan,
} from '@wonderfield/contract/operators/review-views';
import type { Answers } from '@wonderfield/contract/plans/plan';
import type { Royalty } from '@wonderfield/contract/plans/submission';
import { daysAgo, OPERATOR } from './records.ts';

const MINUTE_MS = 60_000;

export const ANSWERS: Answers = {
  education: 'master',
  subjectExpertise: 'math',
  teachingGrades: ['3', '4'],
  qualification: 'State license for grades 1 to 6.',
  awards: 'None so far.',
  favoriteSubject: 'science',
  teachingStyle: 'Hands first, words second.',
  philosophy: 'Everybody can do math.',
  successfulLesson: 'Students explain it to each other.',
  engagement: 'With questions they want answered.',
  planType: 'unitPlan',
  subject: 'math',
  grades: ['4'],
  topic: 'Fractions at the bakery',
  essentialQuestions: 'When are two parts the same size?',
  keySkills: 'Comparing and adding fractions.',
  standards: 'CCSS.MATH.CONTENT.4.NF.A.2',
  objective: 'Students understand halves, thirds and quarters.',
  description: 'The class runs a bakery for one morning.\n\nOrders come in as fractions of a loaf.',
  special: 'It ends with something to eat.',
};

const since = daysAgo(6);

/** A plan in the list. */
export const aListedPlan = (changes: Partial<ListedPlan> = {}): ListedPlan => ({
  submissionId: 'bakery',
  state: 'submitted',
  planType: ANSWERS.planType,
  topic: ANSWERS.topic,
  subject: ANSWERS.subject,
  grades: ANSWERS.grades,
  version: 1,
  since,
  authorName: 'Elena Rivera',
  ...changes,
});

/** A plan that was sent once and is unclaimed. */
export const aReviewedPlan = (changes: Partial<ReviewedPlan> = {}): ReviewedPlan => ({
  ...aListedPlan(),
  author: { userId: 'elena', schoolName: 'Hazel Grove Elementary', isSuspended: false },
  answers: ANSWERS,
  versions: [{ number: 1, sentAt: since }],
  comments: [],
  checks: { studentNames: [], sharedWith: [], links: [] },
  royalties: [],
  ...changes,
});

const inHalfAnHour = () => new Date(Date.now() + 30 * MINUTE_MS).toISOString();

/** Claimed by the current operator. */
export const yours = () => ({ name: OPERATOR.name, isYou: true, until: inHalfAnHour() });
export const claimedByMaren = () => ({ name: 'Maren', isYou: false, until: inHalfAnHour() });

/** The operator's own comment on the first version, not yet sent to the author. */
export const aComment = (changes: Partial<ReviewComment> = {}): ReviewComment => ({
  id: 'comment-1',
  field: 'objective',
  version: 1,
  text: 'Name what a student can do.',
  reviewer: OPERATOR.name,
  isYours: true,
  writtenAt: '2026-11-09T15:00:00.000Z',
  isTold: false,
  ...changes,
});

export const aRoyalty = (changes: Partial<Royalty> = {}): Royalty => ({
  id: 'royalty-1',
  amount: '125.00',
  currency: 'USD',
  status: 'agreed',
  note: 'First term',
  addedAt: '2026-11-10T15:00:00.000Z',
  changedAt: '2026-11-10T15:00:00.000Z',
  ...changes,
});

/** Sent again after a comment, with another objective. */
export const aSecondVersion = (changes: Partial<ReviewedPlan> = {}): ReviewedPlan =>
  aReviewedPlan({
    version: 2,
    versions: [
      { number: 1, sentAt: daysAgo(9) },
      { number: 2, sentAt: since },
    ],
    previous: ANSWERS,
    answers: { ...ANSWERS, objective: 'Students can compare halves, thirds and quarters.' },
    comments: [aComment({ isTold: true })],
    ...changes,
  });
