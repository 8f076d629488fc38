import { SUBJECTS, type Subject, valuesOf } from '@wonderfield/contract/options';

/** Returns the subjects a parent chose, or all subjects if none was chosen. */
export const openSubjects = (chosen: readonly string[] | null | undefined): readonly Subject[] => {
  const open = valuesOf(SUBJECTS).filter((subject) => chosen?.includes(subject));
  return open.length > 0 ? open : valuesOf(SUBJECTS);
};

export const isSubject = (subject: string | undefined): subject is Subject =>
  valuesOf(SUBJECTS).some((value) => value === subject);
