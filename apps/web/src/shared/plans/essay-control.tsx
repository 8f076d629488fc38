import { TEXTAREA_MAX_LENGTH } from '@wonderfield/contract/limits';
import { ANSWER_LABELS } from '@wonderfield/contract/plans/plan-labels';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { TextareaField } from '@wonderfield/ui/textarea-field/textarea-field';
import { type ClipboardEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { PlanValues } from '../../../shared/plans/autosave/plan-values.ts';
import { useFields } from '../../../shared/use-fields.ts';
import styles from './plan-field.module.css';
import { type GradeField, isHinted, isLine } from './plan-field-kinds.ts';

type EssayName = Exclude<keyof PlanValues, GradeField>;

/** Said aloud when the room gets short, and not at every key. */
const SPOKEN_LEFT = [1_000, 500, 100, 20, 0];
const spokenLeft = (left: number) => SPOKEN_LEFT.findLast((mark) => left <= mark);

/** How many characters of what is pasted find no room. */
const overflowOf = ({ currentTarget: field, clipboardData }: ClipboardEvent<TextControl>) => {
  const selected = (field.selectionEnd ?? 0) - (field.selectionStart ?? 0);
  const pasted = clipboardData.getData('text').replace(/\r\n/g, '\n').length;
  return field.value.length - selected + pasted - TEXTAREA_MAX_LENGTH;
};
type TextControl = HTMLInputElement | HTMLTextAreaElement;

const Counter = ({ name, cut }: { name: EssayName; cut: number }) => {
  const t = useTranslations('submitContent');
  const count = useWatch<PlanValues, EssayName>({ name }).length;
  const left = spokenLeft(TEXTAREA_MAX_LENGTH - count);
  return (
    <>
      {isHinted(name) && t(`hints.${name}`)}
      {count > 0 && (
        <span className={styles.counter}>
          {t('form.counter', { count, max: TEXTAREA_MAX_LENGTH })}
        </span>
      )}
      <span role="status" className={cut > 0 ? styles.cut : 'visually-hidden'}>
        {cut > 0
          ? t('form.cut', { count: cut })
          : left !== undefined && t('form.left', { count: left })}
      </span>
    </>
  );
};

/** A text of its author's own, as long as a text may be, with a counter. */
export const EssayField = ({ name }: { name: EssayName }) => {
  const { register, errorOf } = useFields<PlanValues>();
  const [cut, setCut] = useState(0);
  const Control = isLine(name) ? TextField : TextareaField;
  const { onChange, ...field } = register(name);
  return (
    <Control
      label={ANSWER_LABELS[name]}
      autoComplete="off"
      dir="auto"
      maxLength={TEXTAREA_MAX_LENGTH}
      className={styles.essay ?? ''}
      error={errorOf(name)}
      help={<Counter name={name} cut={cut} />}
      {...field}
      onChange={onChange}
      // The browser cuts off what does not fit, and would not say so.
      onPaste={(event: ClipboardEvent<TextControl>) => setCut(Math.max(0, overflowOf(event)))}
      onKeyDown={() => setCut(0)}
    />
  );
};
