import type { Duplicates } from '@wonderfield/contract/student-merges/duplicates';
import { Button } from '@wonderfield/ui/button/button';
import { Note } from '@wonderfield/ui/note/note';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import type { PreselectedPair } from '../merge/merge-dialog.tsx';
import styles from './roster-card.module.css';

const nameWithClass = ({ className, ...student }: Duplicates['students'][number]) => {
  const name = displayName(student).trim();
  return className ? `${name} (${className})` : name;
};

/** Shows one possible duplicate, and the next one after a decision. */
export const DuplicateNote = ({
  duplicates: { students, pairs },
  onLook,
}: {
  duplicates: Duplicates;
  onLook: (pair: PreselectedPair) => void;
}) => {
  const t = useTranslations('rosters.twins');
  const [pair, ...others] = pairs;
  const one = students.find(({ id }) => id === pair?.oneId);
  const other = students.find(({ id }) => id === pair?.otherId);
  if (!one || !other) return null;
  return (
    <Note tone="sun" className={`${styles.undo} no-print`}>
      <span>
        {t('note', { one: nameWithClass(one), other: nameWithClass(other) })}
        {others.length > 0 && ` ${t('more', { count: others.length })}`}
      </span>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => onLook({ oneId: one.id, otherId: other.id })}
      >
        {t('look')}
      </Button>
    </Note>
  );
};
