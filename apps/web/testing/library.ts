import type { LibraryCard, LibraryPage } from '@wonderfield/contract/plans/library';
import type { LibraryPlanJson } from '@wonderfield/contract/plans/library-json';
import { theAnswers } from './submissions.ts';

export const aCard = (changes: Partial<LibraryCard> = {}): LibraryCard => ({
  id: 'plan-1',
  planType: 'lessonPlan',
  subject: 'science',
  grades: ['2'],
  topic: 'Why do leaves change color?',
  authorName: 'Elena Rivera',
  authorId: 'educator-7',
  publishedAt: '2026-11-20T10:00:00Z',
  keepers: 14,
  isKept: false,
  ...changes,
});

/** Creates `count` plans named Plan 1, Plan 2 and so on, starting at `from`. */
export const cards = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) =>
    aCard({ id: `plan-${from + index}`, topic: `Plan ${from + index}` }),
  );

/** A response of `getLibrary`. */
export const aPage = (plans: LibraryCard[], changes: Partial<LibraryPage> = {}) => ({
  library: { plans, total: plans.length, bySubject: { science: plans.length }, ...changes },
});

/** A response of `getLibraryPlan`. */
export const aLibraryPlan = (changes: Partial<LibraryPlanJson> = {}): { plan: LibraryPlanJson } => {
  const responses = theAnswers();
  return {
    plan: {
      ...aCard(),
      schoolName: 'Hazel Grove Elementary',
      // The author's profile is not published.
      plan: {
        typeOfPlan: responses.typeOfPlan,
        submissionSubject: responses.submissionSubject,
        submissionGrades: responses.submissionGrades,
        submissionTopic: responses.submissionTopic,
        essentialQuestions: responses.essentialQuestions,
        keySkills: responses.keySkills,
        submissionStandards: responses.submissionStandards,
        lessionObjective: responses.lessionObjective,
        lessionDescription: responses.lessionDescription,
        makeThisSpecial: responses.makeThisSpecial,
      },
      ...changes,
    },
  };
};
