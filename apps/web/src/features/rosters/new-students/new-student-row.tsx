import { MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { IconButton } from '@wonderfield/ui/icon-button/icon-button';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { Trash2 } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, memo } from 'react';
import { useTranslations } from 'use-intl';
import type { EntryField } from '../entry/entry.ts';
import { isEnterKey } from '../entry/is-enter-key.ts';
import type { NewRow } from './new-rows.ts';
import styles from './new-students.module.css';
import { fieldId, type NewRowsHandoff } from './use-new-rows.ts';
import type { RowValidationResult } from './validate-rows.ts';

type RowProps = {
  row: NewRow;
  /** Position among all students of the classroom. */
  number: number;
  result: RowValidationResult;
  actions: NewRowsHandoff['actions'];
};

/**
 * Shows the error of a field that loses the focus. If the focus moves to a button below the table,
 * waits for its click, because the error makes the row higher and would move the button away.
 */
const leaveField = ({ relatedTarget: next }: FocusEvent, leave: () => void) => {
  if (next?.matches('button, a') && !next.closest('table')) {
    next.addEventListener('click', leave, { once: true });
  } else leave();
};

const isSame = (before: RowProps, after: RowProps) =>
  before.row === after.row &&
  before.number === after.number &&
  before.actions === after.actions &&
  JSON.stringify(before.result) === JSON.stringify(after.result);

/** Edits one new student. The username is proposed with the first name and can be changed. */
export const NewStudentRow = memo(({ row, number, result, actions }: RowProps) => {
  const t = useTranslations('rosters.add');
  const columns = useTranslations('rosters.columns');
  const propsOf = (field: EntryField) => ({
    id: fieldId(row.key, field),
    label: t(`${field}Of`, { number }),
    labelHidden: true,
    value: row[field],
    error: result.shown[field],
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { target: { value: string } }) =>
      actions.edit(row.key, field, event.target.value),
    onBlur: (event: FocusEvent) => leaveField(event, () => actions.leave(row.key, field)),
    onKeyDown: (event: KeyboardEvent) => {
      if (!isEnterKey(event)) return;
      event.preventDefault();
      actions.goOn(row.key, field);
    },
  });
  const over = result.isOver ? MESSAGE_CODES.CLS_002.text : undefined;
  return (
    <tr>
      <td className={styles.number}>{number}</td>
      <td className={styles.bloom}>
        {row.username ? <Avatar userId={row.username} size={40} /> : <span />}
      </td>
      <td className={styles.first}>
        <TextField
          {...propsOf('firstName')}
          placeholder={columns('firstName')}
          error={over ?? result.shown.firstName}
        />
      </td>
      <td className={styles.last}>
        <TextField
          {...propsOf('lastName')}
          placeholder={columns('lastName')}
          help={result.isNameTwice && !over ? t('nameTwice') : undefined}
        />
      </td>
      <td className={styles.username}>
        <TextField
          {...propsOf('username')}
          code
          autoCapitalize="none"
          placeholder={t('usernameMade')}
        />
      </td>
      <td className={styles.remove}>
        <IconButton
          label={t('removeRow', { number })}
          icon={<Trash2 size={20} strokeWidth={2.2} />}
          onClick={() => actions.remove(row.key)}
        />
      </td>
    </tr>
  );
}, isSame);
