import { TEXTAREA_MAX_LENGTH } from '@wonderfield/contract/limits';
import type { AnswerField } from '@wonderfield/contract/plans/plan';
import { isLine } from '@wonderfield/contract/plans/plan-words';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { TextareaField } from '@wonderfield/ui/textarea-field/textarea-field';
import { type ClipboardEvent, type Ref, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './plan-field-control.module.css';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const HINTED = ['awards', 'standards', 'essentialQuestions', 'description'] as const;
/** Returns true if the field has a help text. */
const isHinted = (field: AnswerField): field is (typeof HINTED)[number] =>
  (HINTED as readonly AnswerField[]).includes(field);

/** Remaining characters that are announced, instead of on every key press. */
const SPOKEN_LEFT = [1_000, 500, 100, 20, 0];
const spokenLeft = (left: number) => SPOKEN_LEFT.findLast((mark) => left <= mark);

/** Returns how many pasted characters do not fit. */
const overflowOf = ({ currentTarget: field, clipboardData }: ClipboardEvent<TextControl>) => {
  const selected = (field.selectionEnd ?? 0) - (field.selectionStart ?? 0);
  const pasted = clipboardData.getData('text').replace(/\r\n/g, '\n').length;
  return field.value.length - selected + pasted - TEXTAREA_MAX_LENGTH;
};

const Counter = ({ field, count, cut }: { field: AnswerField; count: number; cut: number }) => {
  const t = useTranslations('plans');
  const left = spokenLeft(TEXTAREA_MAX_LENGTH - count);
  return (
    <>
      {isHinted(field) && t(`hints.${field}`)}
      {count > 0 && (
        <span className={styles.counter}>
          {t('field.counter', { count, max: TEXTAREA_MAX_LENGTH })}
        </span>
      )}
      <span role="status" className={cut > 0 ? styles.cut : 'visually-hidden'}>
        {cut > 0
          ? t('field.cut', { count: cut })
          : left !== undefined && t('field.left', { count: left })}
      </span>
    </>
  );
};

/** Edits a long text with a character counter. */
export const EssayControl = ({
  field,
  value,
  look,
  ref,
  onChange,
  ...frame
}: {
  field: AnswerField;
  value: string;
  look: 'form' | 'table';
  ref?: Ref<never> | undefined;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  label: string;
  labelHidden: boolean;
  id?: string | undefined;
  error: string | undefined;
}) => {
  const [cut, setCut] = useState(0);
  const Control = isLine(field) ? TextField : TextareaField;
  return (
    <Control
      {...frame}
      ref={ref as Ref<HTMLInputElement & HTMLTextAreaElement>}
      name={field}
      autoComplete="off"
      dir="auto"
      maxLength={TEXTAREA_MAX_LENGTH}
      className={styles[look] ?? ''}
      help={<Counter field={field} count={value.length} cut={cut} />}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      // The browser truncates pasted text silently.
      onPaste={(event: ClipboardEvent<TextControl>) => setCut(Math.max(0, overflowOf(event)))}
      onKeyDown={() => setCut(0)}
    />
  );
};
