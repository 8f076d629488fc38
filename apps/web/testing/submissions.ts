import type { AnswersJson } from '@wonderfield/contract/plans/plan-json';
import type { Royalty, SubmissionSummary } from '@wonderfield/contract/plans/submission';
import type { SubmissionJson } from '@wonderfield/contract/plans/submission-json';

export const aSummary = (changes: Partial<SubmissionSummary> = {}): SubmissionSummary => ({
  id: 'plan-1',
  state: 'draft',
  planType: 'lessonPlan',
  topic: 'Why do leaves change color?',
  subject: 'science',
  grades: ['2'],
  changedAt: '2026-11-14T10:00:00Z',
  version: 0,
  step: 1,
  openComments: 0,
  keepers: 0,
  isWithdrawn: false,
  ...changes,
});

/** All fields of a complete plan with wire names. */
export const theAnswers = (changes: Partial<AnswersJson> = {}): AnswersJson => ({
  education: 'master',
  subjectExpertise: 'science',
  teachingGrades: ['2', '3'],
  qualification: 'Twelve years in Grade 2.',
  awards: 'None yet.',
  favoriteSubject: 'science',
  teachingStyle: 'Hands first.',
  educationalPhilosophy: 'Children learn what they touch.',
  makesLessionSuccessful: 'Everybody has something to say.',
  engageStudentsInLession: 'With a question.',
  typeOfPlan: 'lessonPlan',
  submissionSubject: 'science',
  submissionGrades: ['2'],
  submissionTopic: 'Why do leaves change color?',
  essentialQuestions: 'What is a leaf for?',
  keySkills: 'Observing',
  submissionStandards: '2-LS4-1',
  lessionObjective: 'Students explain why a leaf turns gold.',
  lessionDescription: '1. Look\n2. Wonder',
  makeThisSpecial: 'Every child brings one leaf from home.',
  ...changes,
});

type CommentJson = SubmissionJson['comments'][number];

export const aComment = (changes: Partial<CommentJson> = {}): CommentJson => ({
  id: 'comment-1',
  field: 'lessionObjective',
  version: 1,
  text: 'Which words should a student use?',
  reviewer: 'Maren',
  writtenAt: '2026-11-14T10:00:00Z',
  ...changes,
});

/** A comment on another field, about what makes the plan special. */
export const anotherComment = (changes: Partial<CommentJson> = {}) =>
  aComment({
    id: 'comment-2',
    field: 'makeThisSpecial',
    text: 'What about students without a garden?',
    ...changes,
  });

export const aReply = (changes: Partial<NonNullable<CommentJson['reply']>> = {}) => ({
  text: 'A leaf from the school yard will do.',
  leavesAsIs: false,
  writtenAt: '2026-11-15T10:00:00Z',
  ...changes,
});

/** A plan with requested changes: sent once, one comment, no changes since. */
export const aSubmission = (changes: Partial<SubmissionJson> = {}): SubmissionJson => ({
  ...aSummary({ state: 'changesAsked', version: 1, step: 3, openComments: 1 }),
  answers: theAnswers(),
  revision: 4,
  versions: [{ number: 1, sentAt: '2026-11-08T10:00:00Z' }],
  sent: theAnswers(),
  comments: [aComment()],
  royalties: [],
  ...changes,
});

export const aRoyalty = (changes: Partial<Royalty> = {}): Royalty => ({
  id: 'royalty-1',
  amount: '125.00',
  currency: 'USD',
  status: 'paid',
  note: 'First publication',
  addedAt: '2026-11-20T10:00:00Z',
  changedAt: '2026-11-20T10:00:00Z',
  ...changes,
});
