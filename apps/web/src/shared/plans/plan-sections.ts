import type { Plan } from '@wonderfield/contract/plans/plan';

/** Returns the sections of a plan: ids for the table of contents and keys of their titles. */
export const planSections = ({ planType }: Pick<Plan, 'planType'>) =>
  [
    { id: 'glance', words: 'glance' },
    { id: 'questions', words: 'questions' },
    { id: 'objective', words: 'objective' },
    { id: 'course', words: planType === 'unitPlan' ? 'unit' : 'lesson' },
    { id: 'special', words: 'special' },
  ] as const;
