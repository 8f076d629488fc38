import { useInfiniteQuery } from '@tanstack/react-query';
import { LIBRARY_ORDERS, type LibraryOrder } from '@wonderfield/contract/plans/library';
import { SelectField } from '@wonderfield/ui/select-field/select-field';
import { useTranslations } from 'use-intl';
import { EducatorBody, EducatorPage } from '../../../shared/pages/educator-page.tsx';
import { isFinalPlanError, PlanError } from '../../../shared/plans/plan-error.tsx';
import { libraryQuery } from '../api/library-calls.ts';
import { GradeToggles } from '../components/grade-toggles.tsx';
import barStyles from '../components/library-bar.module.css';
import { LibraryLoading } from '../components/library-loading.tsx';
import styles from '../components/library-results.module.css';
import { LibraryResults } from '../components/library-results.tsx';
import { LibrarySearch } from '../components/library-search.tsx';
import { NoPlans } from '../components/no-plans.tsx';
import { ReadOnlyNote } from '../components/read-only-note.tsx';
import { SubjectList } from '../components/subject-list.tsx';
import { useLibraryFilters } from '../components/use-library-filters.ts';
import { useLibraryHeading } from '../components/use-library-heading.ts';
import { parseFilters, withGrade, withSought } from '../rules/library-filters.ts';

const EVERYTHING = parseFilters(new URLSearchParams());

const Finder = () => {
  const t = useTranslations('library');
  const headingOf = useLibraryHeading();
  const { filters, setFilters } = useLibraryFilters();
  const { data, error, isFetching, isPlaceholderData, refetch, ...pages } = useInfiniteQuery(
    libraryQuery(filters),
  );
  const newest = data?.pages.at(-1);
  const cards = data?.pages.flatMap(({ plans }) => plans) ?? [];
  // A plan published between two page loads shifts the others, so one can appear twice.
  const distinct = [...new Map(cards.map((card) => [card.id, card])).values()];
  if (isFinalPlanError(error) && error)
    return <PlanError error={error} onRetry={() => void refetch()} />;
  const orders = LIBRARY_ORDERS.filter((order) => filters.sought || order !== 'best');
  return (
    <>
      <ReadOnlyNote />
      <div className={barStyles.bar}>
        <LibrarySearch
          sought={filters.sought}
          onSearch={(searchText) => setFilters((now) => withSought(now, searchText))}
        />
        <GradeToggles
          grades={filters.grades}
          onToggle={(grade) =>
            setFilters((now) => ({ ...now, grades: withGrade(now.grades, grade) }))
          }
        />
      </div>
      <div className={styles.columns}>
        <SubjectList
          subject={filters.subject}
          onSubject={(subject) => setFilters((now) => ({ ...now, subject }))}
          isKept={filters.isKept}
          onKept={() => setFilters((now) => ({ ...now, isKept: !now.isKept }))}
          bySubject={newest?.bySubject}
        />
        <div>
          <div className={styles.head}>
            <h2 aria-live="polite" aria-atomic>
              {newest ? headingOf(newest.total, newest.filters) : t('results')}
            </h2>
            <SelectField
              className={styles.sort}
              label={t('sort')}
              options={orders.map((order) => ({ value: order, label: t(`order.${order}`) }))}
              value={filters.order}
              onChange={(event) => {
                const order = event.currentTarget.value as LibraryOrder;
                setFilters((now) => ({ ...now, order }));
              }}
            />
          </div>
          {error && !isFetching && <PlanError error={error} onRetry={() => void refetch()} />}
          {newest?.total === 0 && (
            <NoPlans filters={newest.filters} onClear={() => setFilters(() => EVERYTHING)} />
          )}
          {newest && newest.total > 0 && (
            <LibraryResults
              cards={distinct}
              count={newest.total}
              isOld={isPlaceholderData}
              more={{
                has: pages.hasNextPage && !isPlaceholderData,
                isLoading: pages.isFetchingNextPage,
                load: () => void pages.fetchNextPage(),
              }}
            />
          )}
          {!newest && (isFetching || !error) && <LibraryLoading />}
        </div>
      </div>
    </>
  );
};

/** Shows published plans at `/library` by search words, grades and subject. */
export const LibraryScreen = () => {
  const t = useTranslations('library');
  return (
    <EducatorPage pageTitle={t('title')} lead={t('lead')} size="work">
      <EducatorBody>
        <Finder />
      </EducatorBody>
    </EducatorPage>
  );
};
