import { SUBJECTS, type Subject, valuesOf } from '@wonderfield/contract/options';

/** The subjects that are open to a student: those a parent chose, or all where nobody chose any. */
export const openSubjects = (chosen: readonly string[] | null | undefined): readonly Subject[] => {
  const open = valuesOf(SUBJECTS).filter((subject) => chosen?.includes(subject));
  return open.length > 0 ? open : valuesOf(SUBJECTS);
};
