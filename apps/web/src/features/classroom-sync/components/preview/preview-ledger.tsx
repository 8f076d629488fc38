import type { SyncPreview } from '@wonderfield/contract/classroom-sync/sync-preview';
import {
  SYNC_UNDO_DAYS,
  syncCounts,
  undecidedDuplicates,
} from '@wonderfield/contract/classroom-sync/sync-rules';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { newSeats, type PreviewChoices } from '../../rules/preview-choices.ts';
import styles from './preview.module.css';
import { PART_IDS, type PreviewPart } from './preview-part-ids.ts';

/** Scrolls to a section without a history entry, so Back returns to the selection. */
const jump = (event: MouseEvent<HTMLAnchorElement>) => {
  event.preventDefault();
  const heading = document.querySelector<HTMLElement>(`${event.currentTarget.hash} h2`);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
};

const Entry = ({
  part,
  count,
  isThere,
  children,
}: {
  part: PreviewPart;
  count: number;
  /** True if the section exists on the page. */
  isThere: boolean;
  children: ReactNode;
}) => {
  const t = useTranslations('classroomSync.preview');
  const words = (
    <>
      <b>{count}</b>
      <span>
        {t(part)}
        <small>{children}</small>
      </span>
    </>
  );
  return (
    <li>
      {isThere ? (
        <a href={`#${PART_IDS[part]}`} onClick={jump}>
          {words}
        </a>
      ) : (
        <p>{words}</p>
      )}
    </li>
  );
};

/** Shows five counts that link to their sections. */
export const PreviewLedger = ({
  preview,
  choices,
}: {
  preview: SyncPreview;
  choices: PreviewChoices;
}) => {
  const t = useTranslations('classroomSync.preview');
  const counts = syncCounts(preview, choices);
  const open = undecidedDuplicates(preview, choices.decisions).length;
  const duplicates = preview.twins.length;
  return (
    <nav aria-label={t('ledger')}>
      <ul className={styles.ledger}>
        <Entry part="same" count={duplicates} isThere={duplicates > 0}>
          {duplicates > 0 ? t('sameNote', { open }) : t('sameNone')}
        </Entry>
        <Entry part="left" count={counts.left} isThere={counts.left + choices.keptIds.length > 0}>
          {t('leftNote', { days: SYNC_UNDO_DAYS })}
        </Entry>
        <Entry part="added" count={counts.added} isThere={counts.added > 0}>
          {t('addedNote', { count: newSeats(preview, choices) })}
        </Entry>
        <Entry part="renamed" count={counts.renamed} isThere={counts.renamed > 0}>
          {t('renamedNote')}
        </Entry>
        <Entry part="matched" count={counts.matched} isThere={counts.matched > 0}>
          {t('matchedNote')}
        </Entry>
      </ul>
    </nav>
  );
};
