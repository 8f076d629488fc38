import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { GROUPS, type Group, type ValidatedRow } from '../rules/group-rows.ts';
import { headingId } from './group.tsx';
import styles from './summary.module.css';

const LISTED_LINES = 4;

/** Shows how many lines each group has, and links to the groups. */
export const Summary = ({
  rowsByGroup,
  openLines,
  skippedCount,
}: {
  rowsByGroup: Readonly<Record<Group, readonly ValidatedRow[]>>;
  openLines: readonly number[];
  skippedCount: number;
}) => {
  const t = useTranslations('rosters.import');
  const counts: Record<Group, number> = {
    answer: openLines.length,
    same: rowsByGroup.same.length,
    changed: rowsByGroup.changed.length,
    ready: rowsByGroup.ready.length,
    skipped: skippedCount,
  };
  const shown = GROUPS.filter((group) => counts[group] > 0 || rowsByGroup[group].length > 0);
  const handleClick = (event: MouseEvent, group: Group) => {
    event.preventDefault();
    document.getElementById(headingId(group))?.focus();
  };
  const listed = openLines.slice(0, LISTED_LINES).join(', ');
  const hintOf = (group: Group) => {
    if (group !== 'answer') return t(`summary.${group}`);
    if (openLines.length === 0) return t('summary.answered');
    const lines = openLines.length > LISTED_LINES ? `${listed} …` : listed;
    return t('summary.answer', { count: openLines.length, lines });
  };
  return (
    <nav className={styles.summary} aria-label={t('summary.title')}>
      {shown.map((group) => (
        <a
          key={group}
          href={`#${headingId(group)}`}
          data-open={(group === 'answer' && counts.answer > 0) || undefined}
          onClick={(event) => handleClick(event, group)}
        >
          <b>{counts[group]}</b>
          <span>
            {group === 'answer' ? t('summary.needs') : t(`groups.${group}`)}
            <small>{hintOf(group)}</small>
          </span>
        </a>
      ))}
    </nav>
  );
};
