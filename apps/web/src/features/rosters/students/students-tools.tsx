import { useQuery } from '@tanstack/react-query';
import { Button } from '@wonderfield/ui/button/button';
import { IconButton } from '@wonderfield/ui/icon-button/icon-button';
import { Menu, MenuItem } from '@wonderfield/ui/menu/menu';
import { Download, EllipsisVertical, LogIn, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBackgroundTask } from '../../../shared/call/use-background-task.ts';
import { isTextField } from '../../../shared/focus/is-text-field.ts';
import { StudentSearch } from '../../../shared/student-search/student-search.tsx';
import { removedStudentsQuery } from '../api/removed-students.ts';
import type { Roster } from '../api/roster-query.ts';
import { saveStudents } from '../entry/save-students.ts';
import { FilterChips } from './filter-chips.tsx';
import { ClassMethodDialog } from './sign-in/class-method-dialog.tsx';
import styles from './students.module.css';
import type { StudentRows } from './use-student-rows.ts';

const ICON = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;

/** Finds students by name. The key / focuses the field. */
const SearchTool = ({ view: { search, setSearch, rows } }: { view: StudentRows }) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
      if (event.key !== '/' || !isPlain || isTextField(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
  return (
    <div className={styles.find}>
      <StudentSearch
        ref={field}
        aria-keyshortcuts="/"
        value={search}
        onSearch={setSearch}
        matches={rows.length}
      />
    </div>
  );
};

/** Sets how the students of the class sign in. */
const SignInTool = ({ roster }: { roster: Roster }) => {
  const t = useTranslations('rosters.students');
  const [isChoosing, setChoosing] = useState(false);
  if (roster.isHelper || roster.isArchived) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<LogIn {...ICON} />}
        onClick={() => setChoosing(true)}
      >
        {t('classMethod')}
      </Button>
      <ClassMethodDialog roster={roster} open={isChoosing} onClose={() => setChoosing(false)} />
    </>
  );
};

/** Prints the list or saves it as a file, both without passwords. */
const ListMenu = ({ roster }: { roster: Roster }) => {
  const { name, students } = roster;
  const t = useTranslations('rosters.students');
  const columns = useTranslations('rosters.columns');
  const guarded = useBackgroundTask();
  const headings = {
    firstName: columns('firstName'),
    lastName: columns('lastName'),
    username: columns('username'),
  };
  return (
    <span className={styles.more}>
      <Menu trigger={<IconButton label={t('more')} icon={<EllipsisVertical {...ICON} />} />}>
        <MenuItem icon={<Printer {...ICON} />} onSelect={() => window.print()}>
          {t('printList')}
        </MenuItem>
        <MenuItem
          icon={<Download {...ICON} />}
          onSelect={() => guarded(() => saveStudents(name, students, headings))}
        >
          {t('csv')}
        </MenuItem>
      </Menu>
    </span>
  );
};

/** Id of the list of removed students, which is below the table. */
export const REMOVED_ID = 'removed-students';

/** Shows filters, the link to removed students, the search and the menu of the list. */
export const StudentsTools = ({ roster, view }: { roster: Roster; view: StudentRows }) => {
  const t = useTranslations('rosters.students');
  const { data: removed = [] } = useQuery({
    ...removedStudentsQuery(roster.id),
    enabled: !roster.isHelper,
  });
  return (
    <div className={`${styles.bar} no-print`}>
      <FilterChips view={view} />
      {removed.length > 0 && (
        <a href={`#${REMOVED_ID}`} className={styles.removed}>
          {t('removedLink', { count: removed.length })}
        </a>
      )}
      <SearchTool view={view} />
      <SignInTool roster={roster} />
      <ListMenu roster={roster} />
    </div>
  );
};
