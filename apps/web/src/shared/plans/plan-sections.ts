import type { Plan } from '@wonderfield/contract/plans/plan';

/** The parts of a plan's sheet: ids for a rail of contents, and keys of their words. */
export const planSections = ({ planType }: Pick<Plan, 'planType'>) =>
  [
    { id: 'glance', words: 'glance' },
    { id: 'questions', words: 'questions' },
    { id: 'objective', words: 'objective' },
    { id: 'course', words: planType === 'unitPlan' ? 'unit' : 'lesson' },
    { id: 'special', words: 'special' },
  ] as const;
