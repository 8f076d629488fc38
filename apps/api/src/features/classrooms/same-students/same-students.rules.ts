import type { NameMatch, SameStudent } from '@wonderfield/contract/classrooms/same-student';
import {
  type ComparableName,
  compareNames,
  comparisonKeys,
  toComparable,
} from '../../students/names/name-similarity.rules.ts';

type Named = { firstName: string; lastName: string };
/** A student who can be compared with entered names. */
export type Candidate = Omit<SameStudent, 'likeness'>;

/** Students that are shown for one name. More would be a list and not a question. */
const MAX_SHOWN = 3;

type Compared = { student: Candidate; name: ComparableName };

const hasOnlyInitial = ({ last }: ComparableName) => last.length <= 1;

/**
 * Compares an entered name with a student. A first name alone matches no similar students of other
 * teachers, because it would list all of a school.
 */
const compare = (name: ComparableName, { student, name: other }: Compared) => {
  const likeness = compareNames(name, other);
  if (likeness !== 'near' || student.isTaught) return likeness;
  return hasOnlyInitial(name) || hasOnlyInitial(other) ? undefined : likeness;
};

/** Puts equal names first, then students of this classroom, then of the educator. */
const rank = ({ likeness, isHere, isTaught }: SameStudent) =>
  (likeness === 'same' ? 0 : 4) + (isHere ? 0 : isTaught ? 1 : 2);

/** Returns a function that finds the students who may have a name. */
const indexByKey = (candidates: readonly Candidate[]) => {
  const sharing = new Map<string, Compared[]>();
  for (const student of candidates) {
    const compared = { student, name: toComparable(student) };
    for (const key of comparisonKeys(compared.name)) {
      const others = sharing.get(key);
      if (others) others.push(compared);
      else sharing.set(key, [compared]);
    }
  }
  return (name: ComparableName) =>
    new Set(comparisonKeys(name).flatMap((key) => sharing.get(key) ?? []));
};

/** Returns the possible same students of each name, without names that match no student. */
export const matchNames = (
  names: readonly Named[],
  candidates: readonly Candidate[],
): NameMatch[] => {
  const candidatesFor = indexByKey(candidates);
  return names.flatMap((each, row): NameMatch[] => {
    const name = toComparable(each);
    const students = [...candidatesFor(name)]
      .flatMap((compared): SameStudent[] => {
        const likeness = compare(name, compared);
        return likeness ? [{ ...compared.student, likeness }] : [];
      })
      .toSorted((first, second) => rank(first) - rank(second))
      .slice(0, MAX_SHOWN);
    return students.length > 0 ? [{ row, students }] : [];
  });
};
