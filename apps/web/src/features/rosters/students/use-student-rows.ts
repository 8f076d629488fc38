import type { Student } from '@wonderfield/contract/classrooms/student';
import { useMemo, useState } from 'react';
import { matchesSearch } from '../../../shared/student-search/matches-search.rules.ts';
import {
  countFilters,
  type Filter,
  isInFilter,
  type Sort,
  type SortColumn,
  sortStudents,
} from './students.rules.ts';

/** Times start with the newest, names with A. */
const firstSort = (by: SortColumn): Sort => ({ by, isDescending: by !== 'name' });

/** Holds filter, search and order of the table. The order follows the language of the browser. */
export const useStudentRows = (students: readonly Student[]) => {
  const [wantedFilter, setFilter] = useState<Filter>('all');
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState(firstSort('name'));
  const collator = useMemo(() => new Intl.Collator(navigator.language), []);
  const now = new Date();
  const filters = countFilters(students, now);
  // The last student of a filter may have left it.
  const filter = filters.some((each) => each.filter === wantedFilter) ? wantedFilter : 'all';
  const shown = students.filter(
    (student) => isInFilter(student, filter, now) && matchesSearch(student, search),
  );
  return {
    rows: sortStudents(shown, sort, collator),
    filters,
    filter,
    setFilter,
    search,
    setSearch,
    sort,
    sortBy: (by: SortColumn) =>
      setSort((last) =>
        last.by === by ? { by, isDescending: !last.isDescending } : firstSort(by),
      ),
  };
};
export type StudentRows = ReturnType<typeof useStudentRows>;
