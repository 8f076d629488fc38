import { Checkbox } from '@wonderfield/ui/checkbox-field/checkbox';
import { IconButton } from '@wonderfield/ui/icon-button/icon-button';
import { Pencil } from 'lucide-react';
import { memo, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { ValidatedRow } from '../rules/group-rows.ts';
import type { ImportRow } from '../rules/import-row.ts';
import { NameFields } from './name-fields.tsx';
import styles from './ready-list.module.css';
import { useLineEditing } from './use-line-editing.ts';

type OnChange = (id: number, changes: Partial<ImportRow>) => void;

const ReadyStudent = memo(({ row, onChange }: { row: ImportRow; onChange: OnChange }) => {
  const t = useTranslations('rosters.import');
  const { isEditing, editButton, startEditing, stopEditing } = useLineEditing();
  const checkboxId = useId();
  const { line } = row;
  const name = `${row.firstName} ${row.lastName}`.trim();
  if (isEditing) {
    return (
      <li className={styles.student} data-row={row.id} data-editing>
        <span className={styles.number}>{line}</span>
        <NameFields
          row={row}
          hasUsername={row.hasListedUsername}
          onChange={onChange}
          onDone={stopEditing}
        />
      </li>
    );
  }
  return (
    <li className={styles.student} data-row={row.id} data-skipped={row.isSkipped || undefined}>
      <span className={styles.number}>
        <span className="visually-hidden">{t('line')} </span>
        {line}
      </span>
      <span className={styles.name}>
        {name} {row.hasListedUsername && <span className="code">{row.username}</span>}
      </span>
      <IconButton
        ref={editButton}
        data-edit
        label={t('editOf', { line })}
        icon={<Pencil size={18} strokeWidth={2.2} aria-hidden />}
        onClick={startEditing}
      />
      <label className={styles.check} htmlFor={checkboxId}>
        <Checkbox
          id={checkboxId}
          aria-label={t('addOf', { name, line })}
          checked={!row.isSkipped}
          onChange={(event) => onChange(row.id, { isSkipped: !event.target.checked })}
        />
      </label>
    </li>
  );
});

/** Lists students whose lines were not changed. */
export const ReadyList = ({
  rows,
  onChange,
}: {
  rows: readonly ValidatedRow[];
  onChange: OnChange;
}) => (
  <ul className={styles.list}>
    {rows.map(({ row }) => (
      <ReadyStudent key={row.id} row={row} onChange={onChange} />
    ))}
  </ul>
);
