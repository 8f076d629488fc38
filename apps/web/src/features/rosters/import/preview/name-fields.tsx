import { Button } from '@wonderfield/ui/button/button';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { EntryField } from '../../entry/entry.ts';
import { isEnterKey } from '../../entry/is-enter-key.ts';
import type { ImportRow } from '../rules/import-row.ts';
import styles from './import-line.module.css';

/** Edits the name in its line. The username is shown if it is from the list or was rejected. */
export const NameFields = ({
  row,
  hasUsername,
  onChange,
  onDone,
}: {
  row: ImportRow;
  hasUsername: boolean;
  onChange: (id: number, changes: Partial<ImportRow>) => void;
  onDone: () => void;
}) => {
  const t = useTranslations('rosters.import');
  const { line } = row;
  const fields: EntryField[] = hasUsername
    ? ['firstName', 'lastName', 'username']
    : ['firstName', 'lastName'];
  const focused = row.firstName && !row.lastName ? 'lastName' : 'firstName';
  const handleChange = (field: EntryField, value: string) => {
    const edited: ImportRow = { ...row, [field]: value };
    const { firstName, lastName } = edited;
    onChange(row.id, {
      [field]: value,
      options: [{ firstName, lastName }],
      guesses: [],
      refused: {},
      isEdited: true,
      isSkipped: false,
      // Another name may be another student.
      usesLogin: undefined,
      isNewStudent: false,
    });
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isEnterKey(event) && event.key !== 'Escape') return;
    // Otherwise the same key would activate the focused button or close the dialog.
    event.preventDefault();
    event.stopPropagation();
    onDone();
  };
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <TextField
          key={field}
          label={t(`${field}Of`, { line })}
          labelHidden
          code={field === 'username'}
          autoComplete="off"
          spellCheck={false}
          autoFocus={field === focused}
          value={row[field]}
          onChange={(event) => handleChange(field, event.target.value)}
          onKeyDown={handleKeyDown}
        />
      ))}
      <Button variant="secondary" size="sm" aria-label={t('doneOf', { line })} onClick={onDone}>
        {t('done')}
      </Button>
    </div>
  );
};
