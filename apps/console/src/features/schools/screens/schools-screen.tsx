import { useQuery } from '@tanstack/react-query';
import { SCHOOL_NAME_MAX_LENGTH } from '@wonderfield/contract/limits';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { School, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { QueryView } from '../../../shared/call/query-view.tsx';
import { Empty } from '../../../shared/empty-state.tsx';
import { Page } from '../../../shared/page.tsx';
import record from '../../../shared/record.module.css';
import { useDebounced } from '../../../shared/use-debounced.ts';
import { useStrings } from '../../../shared/use-strings.ts';
import { schoolsQuery } from '../api/school-calls.ts';
import { SchoolCard } from '../components/school-card.tsx';
import styles from '../components/schools.module.css';

/** Lists all schools by name. The search is in the URL. */
export const SchoolsScreen = () => {
  const t = useStrings('schools');
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState(params.get('search') ?? '');
  const handleSearch = (text: string) => {
    setSearch(text);
    setParams(text ? { search: text } : {}, { replace: true });
  };
  const schools = useQuery(schoolsQuery(useDebounced(search.trim())));
  return (
    <Page title={t('title')} lead={t('lead')}>
      <TextField
        className={styles.search}
        label={t('search')}
        type="search"
        maxLength={SCHOOL_NAME_MAX_LENGTH}
        value={search}
        onChange={({ target }) => handleSearch(target.value)}
      />
      <QueryView query={schools}>
        {(list) =>
          list.length === 0 ? (
            <Empty
              icon={search ? SearchX : School}
              title={search ? t('none') : t('noneYet')}
              text={search ? undefined : t('noneText')}
            />
          ) : (
            <>
              <p className={styles.count} role="status">
                {t('count', { count: list.length })}
              </p>
              <div className={record.list}>
                {list.map((school) => (
                  <SchoolCard key={school.schoolId} school={school} />
                ))}
              </div>
            </>
          )
        }
      </QueryView>
    </Page>
  );
};
