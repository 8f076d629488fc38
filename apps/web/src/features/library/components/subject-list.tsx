import { CONTENT_SUBJECTS, type Subject } from '@wonderfield/contract/options';
import type { LibraryPage } from '@wonderfield/contract/plans/library';
import { Plot } from '@wonderfield/ui/art/plot/plot';
import { Bookmark, LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './subject-list.module.css';
import { useCanBookmark } from './use-can-keep.ts';

const ICON = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;

const Choice = ({
  picture,
  label,
  count,
  isPressed,
  onClick,
}: {
  picture: ReactNode;
  label: string;
  count?: number | undefined;
  isPressed: boolean;
  onClick: () => void;
}) => {
  const t = useTranslations('library');
  return (
    <li>
      <button type="button" aria-pressed={isPressed} onClick={onClick}>
        <span className={styles.thumbnail}>{picture}</span>
        {label}
        {count !== undefined && (
          <small>
            <span aria-hidden>{count}</span>
            <span className="visually-hidden">, {t('subjectCount', { count })}</span>
          </small>
        )}
      </button>
    </li>
  );
};

/** Filters by subject, with counts for the current search, and by own bookmarks. */
export const SubjectList = ({
  subject,
  onSubject,
  isKept,
  onKept,
  bySubject,
}: {
  subject: Subject | '';
  onSubject: (subject: Subject | '') => void;
  isKept: boolean;
  onKept: () => void;
  /** Undefined until the first response. */
  bySubject: LibraryPage['bySubject'] | undefined;
}) => {
  const t = useTranslations('library');
  const canBookmark = useCanBookmark();
  const all = bySubject && Object.values(bySubject).reduce((sum, count) => sum + count, 0);
  return (
    <section aria-label={t('subjects')} className={styles.aside}>
      <ul className={styles.subjects}>
        <Choice
          picture={<LayoutGrid {...ICON} />}
          label={t('allSubjects')}
          count={all}
          isPressed={subject === ''}
          onClick={() => onSubject('')}
        />
        {CONTENT_SUBJECTS.map(({ value, label }) => (
          <Choice
            key={value}
            picture={<Plot subject={value} width={120} height={120} />}
            label={label}
            count={bySubject && (bySubject[value] ?? 0)}
            isPressed={subject === value}
            onClick={() => onSubject(subject === value ? '' : value)}
          />
        ))}
      </ul>
      {canBookmark && (
        <ul className={styles.kept}>
          <Choice
            picture={<Bookmark {...ICON} fill={isKept ? 'currentColor' : 'none'} />}
            label={t('keptByYou')}
            isPressed={isKept}
            onClick={onKept}
          />
        </ul>
      )}
    </section>
  );
};
