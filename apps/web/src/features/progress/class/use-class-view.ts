import type { ClassProgress } from '@wonderfield/contract/progress/progress';
import { usePeriod } from '../period/use-period.ts';
import { firstShown, type Shown, standardsOf, subjectsOf } from '../rules/class-table.ts';

/** Reads subject, standard and period from the address. */
export const useClassPeriod = () => usePeriod('all');

type ClassPeriod = ReturnType<typeof useClassPeriod>;

/** Returns the shown subject and standard. Values that the class does not have are ignored. */
export const toClassView = (progress: ClassProgress, period: ClassPeriod) => {
  const { search, change } = period;
  const subject = search.get('subject');
  const shown: Shown =
    subject === 'all'
      ? 'all'
      : (subjectsOf(progress).find(({ value }) => value === subject)?.value ??
        firstShown(progress));
  const chosen = search.get('standard');
  return {
    ...period,
    shown,
    standard: standardsOf(progress, shown).find(({ code }) => code === chosen)?.code,
    chooseSubject: (next: string) => change({ subject: next, standard: undefined }),
    chooseStandard: (next: string) => change({ standard: next }),
  };
};
export type ClassView = ReturnType<typeof toClassView>;
