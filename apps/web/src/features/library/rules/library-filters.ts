import { CONTENT_SUBJECTS, GRADES, type Subject } from '@wonderfield/contract/options';
import {
  LIBRARY_ORDERS,
  type LibraryOrder,
  SOUGHT_MAX_LENGTH,
} from '@wonderfield/contract/plans/library';

export type LibraryFilters = {
  sought: string;
  grades: readonly string[];
  subject: Subject | '';
  order: LibraryOrder;
  isKept: boolean;
};

const NOTHING = '';

/** Returns the default order: best match for a search, otherwise most bookmarked. */
const usualOrder = ({ sought }: Pick<LibraryFilters, 'sought'>): LibraryOrder =>
  sought ? 'best' : 'mostKept';

/** Sorts the grades, so equal filters use the same query. */
const inOrder = (grades: readonly string[]): string[] =>
  GRADES.map(({ value }) => value).filter((grade) => grades.includes(grade));

/** Parses the filters from the URL and ignores invalid values. */
export const parseFilters = (address: URLSearchParams): LibraryFilters => {
  const searchText = (address.get('q') ?? NOTHING).trim().slice(0, SOUGHT_MAX_LENGTH);
  const grades = (address.get('grades') ?? NOTHING).split(',');
  const subject = CONTENT_SUBJECTS.find(({ value }) => value === address.get('subject'));
  const order = LIBRARY_ORDERS.find((each) => each === address.get('sort'));
  return {
    sought: searchText,
    grades: inOrder(grades),
    subject: subject?.value ?? NOTHING,
    // Best match needs search words.
    order: order && (searchText || order !== 'best') ? order : usualOrder({ sought: searchText }),
    isKept: address.get('kept') === '1',
  };
};

/** Serializes the filters to URL parameters without default values. */
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

/** Adds or removes a grade. */
export const withGrade = (grades: readonly string[], grade: string) =>
  inOrder(grades.includes(grade) ? grades.filter((each) => each !== grade) : [...grades, grade]);

/** Changes the search words. Keeps the order only if the user chose it. */
export const withSought = (filters: LibraryFilters, searchText: string): LibraryFilters => ({
  ...filters,
  sought: searchText,
  order: filters.order === usualOrder(filters) ? usualOrder({ sought: searchText }) : filters.order,
});

/** Returns true if any filter is active. */
export const isNarrowed = ({ sought, grades, subject, isKept }: LibraryFilters) =>
  Boolean(sought || grades.length > 0 || subject || isKept);
