import { Button } from '@wonderfield/ui/button/button';
import { TableCell } from '@wonderfield/ui/table/table';
import { Tag } from '@wonderfield/ui/tag/tag';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { memo, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { EntryField } from '../entry/entry.ts';
import { isEnterKey } from '../entry/is-enter-key.ts';
import styles from './import-preview.module.css';
import type { ImportRow } from './rules/import-row.ts';
import type { ImportValidationResult } from './rules/validate-import.ts';

type RowProps = {
  row: ImportRow;
  result: ImportValidationResult;
  onChange: (line: number, changes: Partial<ImportRow>) => void;
};

const isSame = (before: RowProps, after: RowProps) =>
  before.row === after.row &&
  before.onChange === after.onChange &&
  JSON.stringify(before.result) === JSON.stringify(after.result);

const TONES = { good: 'leaf', fixed: 'sky', check: 'sky', bad: 'sun', skipped: 'plain' } as const;

/** Shows the state of a row with its corrections or errors. */
const State = ({ row, result }: Pick<RowProps, 'row' | 'result'>) => {
  const t = useTranslations('rosters.import');
  const fixes = row.fixes.map((fix) => t(`fixes.${fix}`, { given: row.unusable }));
  const words = {
    good: [],
    fixed: fixes,
    check: [...row.guesses.map((guess) => t(`guesses.${guess}`)), ...fixes],
    bad: [...result.reasons.map((reason) => t(`reasons.${reason}`)), ...result.messages],
    skipped: [],
  }[result.kind];
  return (
    <div className={styles.state}>
      <Tag tone={TONES[result.kind]}>{t(`kinds.${result.kind}`)}</Tag>
      {words.map((each) => (
        <span key={each}>{each}</span>
      ))}
    </div>
  );
};

const Actions = ({
  row,
  result,
  onChange,
  onEdit,
  mainButton,
}: RowProps & { onEdit: () => void; mainButton: Ref<HTMLButtonElement> }) => {
  const t = useTranslations('rosters.import');
  const { line } = row;
  const isDuplicate =
    result.messages.length === 0 &&
    result.reasons.length > 0 &&
    !result.reasons.includes('formula');
  const button = (
    label: string,
    name: string,
    onClick: () => void,
    ref?: Ref<HTMLButtonElement>,
    variant: 'quiet' | 'secondary' = 'quiet',
  ) => (
    <Button ref={ref} variant={variant} size="sm" aria-label={name} onClick={onClick}>
      {label}
    </Button>
  );
  if (row.isSkipped) {
    const handleUnskip = () => onChange(line, { isSkipped: false });
    return button(t('unskip'), t('unskipOf', { line }), handleUnskip, mainButton);
  }
  const canSwap = row.lastName !== '' && result.kind === 'check' && row.guesses.includes('order');
  const handleSwap = () =>
    onChange(line, {
      firstName: row.lastName,
      lastName: row.firstName,
      isEdited: true,
      guesses: row.guesses.filter((guess) => guess !== 'order'),
    });
  const handleOk = () => onChange(line, { isChecked: true });
  return (
    <>
      {result.kind === 'check' &&
        button(t('ok'), t('okOf', { line }), handleOk, undefined, 'secondary')}
      {canSwap && button(t('swap'), t('swapOf', { line }), handleSwap)}
      {isDuplicate &&
        button(t('keep'), t('keepOf', { line }), () => onChange(line, { isKept: true }))}
      {button(t('edit'), t('editOf', { line }), onEdit, mainButton)}
      {button(t('skip'), t('skipOf', { line }), () => onChange(line, { isSkipped: true }))}
    </>
  );
};

/** Shows a preview row that can be edited or skipped. */
export const ImportTableRow = memo((props: RowProps) => {
  const { row, result, onChange } = props;
  const t = useTranslations('rosters.import');
  const columns = useTranslations('rosters.columns');
  const [isEditing, setEditing] = useState(false);
  // The first field that needs input.
  const firstWrong = (['firstName', 'lastName'] as const).find((field) => !row[field]);
  const [focused, setFocused] = useState<EntryField>('firstName');
  const mainButton = useRef<HTMLButtonElement>(null);
  const losesButton = useRef(false);
  useLayoutEffect(() => {
    if (!losesButton.current) return;
    losesButton.current = false;
    mainButton.current?.focus();
  });
  // The clicked button disappears, so the row's next button takes the focus.
  const handleChange: RowProps['onChange'] = (line, changes) => {
    losesButton.current = true;
    onChange(line, changes);
  };
  const handleDone = () => {
    losesButton.current = true;
    setEditing(false);
  };
  const handleEdit = () => {
    setFocused(firstWrong ?? 'firstName');
    setEditing(true);
  };
  const cell = (field: EntryField) =>
    isEditing ? (
      <TextField
        label={t(`${field}Of`, { line: row.line })}
        labelHidden
        code={field === 'username'}
        autoComplete="off"
        spellCheck={false}
        autoFocus={field === focused}
        value={row[field]}
        onChange={(event) =>
          onChange(row.line, {
            [field]: event.target.value,
            fixes: [],
            guesses: [],
            refused: {},
            isEdited: true,
          })
        }
        onKeyDown={(event) => {
          if (!isEnterKey(event) && event.key !== 'Escape') return;
          // Otherwise the same key would activate the focused button or close the dialog.
          event.preventDefault();
          event.stopPropagation();
          handleDone();
        }}
      />
    ) : (
      <span className={field === 'username' ? 'code' : undefined}>{row[field]}</span>
    );
  return (
    <tr data-kind={result.kind} data-editing={isEditing || undefined}>
      <td className={styles.number}>{row.line}</td>
      <TableCell label={columns('firstName')}>{cell('firstName')}</TableCell>
      <TableCell label={columns('lastName')}>{cell('lastName')}</TableCell>
      <TableCell label={columns('username')}>{cell('username')}</TableCell>
      <TableCell>
        <State row={row} result={result} />
      </TableCell>
      <TableCell actions>
        {isEditing ? (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('doneOf', { line: row.line })}
            onClick={handleDone}
          >
            {t('done')}
          </Button>
        ) : (
          <Actions {...props} onChange={handleChange} onEdit={handleEdit} mainButton={mainButton} />
        )}
      </TableCell>
    </tr>
  );
}, isSame);
