import { CONTENT_SUBJECTS, GRADES, type Subject } from '@wonderfield/contract/options';
import {
  LIBRARY_ORDERS,
  type LibraryOrder,
  SOUGHT_MAX_LENGTH,
} from '@wonderfield/contract/plans/library';

/** What is looked for in the library. */
export type LibraryFilters = {
  sought: string;
  grades: readonly string[];
  subject: Subject | '';
  order: LibraryOrder;
  isKept: boolean;
};

const NOTHING = '';

/** What is looked for comes best first; where nothing is, what most teachers keep. */
const usualOrder = ({ sought }: Pick<LibraryFilters, 'sought'>): LibraryOrder =>
  sought ? 'best' : 'mostKept';

/** In their own order, however they were pressed: the same question is asked once. */
const inOrder = (grades: readonly string[]): string[] =>
  GRADES.map(({ value }) => value).filter((grade) => grades.includes(grade));

/** What an address asks for; what it gets wrong is left out. */
export const filtersIn = (address: URLSearchParams): LibraryFilters => {
  const sought = (address.get('q') ?? NOTHING).trim().slice(0, SOUGHT_MAX_LENGTH);
  const grades = (address.get('grades') ?? NOTHING).split(',');
  const subject = CONTENT_SUBJECTS.find(({ value }) => value === address.get('subject'));
  const order = LIBRARY_ORDERS.find((each) => each === address.get('sort'));
  return {
    sought,
    grades: inOrder(grades),
    subject: subject?.value ?? NOTHING,
    // Without words there is nothing to match.
    order: order && (sought || order !== 'best') ? order : usualOrder({ sought }),
    isKept: address.get('kept') === '1',
  };
};

/** The address of what is looked for; what is usual is not in it. */
export const addressOf = (filters: LibraryFilters) => {
  const { sought, grades, subject, order, isKept } = filters;
  return new URLSearchParams({
    ...(sought && { q: sought }),
    ...(grades.length > 0 && { grades: grades.join(',') }),
    ...(subject && { subject }),
    ...(order !== usualOrder(filters) && { sort: order }),
    ...(isKept && { kept: '1' }),
  });
};

/** A grade pressed, or let go of. */
export const withGrade = (grades: readonly string[], grade: string) =>
  inOrder(grades.includes(grade) ? grades.filter((each) => each !== grade) : [...grades, grade]);

/** Other words are another question: how they were sorted stays only if somebody chose it. */
export const withSought = (filters: LibraryFilters, sought: string): LibraryFilters => ({
  ...filters,
  sought,
  order: filters.order === usualOrder(filters) ? usualOrder({ sought }) : filters.order,
});

/** Something narrows the library down. */
export const isNarrowed = ({ sought, grades, subject, isKept }: LibraryFilters) =>
  Boolean(sought || grades.length > 0 || subject || isKept);
