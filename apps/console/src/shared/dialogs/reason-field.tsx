import * as fields from '@wonderfield/contract/fields';
import { REASON_MAX_LENGTH } from '@wonderfield/contract/limits';
import { TextareaField } from '@wonderfield/ui/textarea-field/textarea-field';
import type { KeyboardEvent } from 'react';
import type { Path, PathValue, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { useStrings } from '../use-strings.ts';
import styles from './reason-dialog.module.css';

/** A reason is one line, so line breaks become spaces. */
export const reasonSchema = z
  .string()
  .transform((text) => text.replace(/\s*\n\s*/g, ' '))
  .pipe(fields.reason);

export type ReasonTemplate = { name: string; text: string };

const sendOnCtrlEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.currentTarget.form?.requestSubmit();
  }
};

/** Field for a reason, with optional ready-made texts. */
export const ReasonField = <Values extends { reason: string }, Output>({
  form,
  error,
  help,
  readyReasons = [],
}: {
  form: UseFormReturn<Values, unknown, Output>;
  error: string | undefined;
  help: string;
  readyReasons?: readonly ReasonTemplate[] | undefined;
}) => {
  const t = useStrings('shared');
  const name = 'reason' as Path<Values>;
  const insertReady = (text: string) => {
    const typed = form.getValues(name).trim();
    // Appends to a typed reason, but replaces a ready-made one.
    const isCustom = typed !== '' && readyReasons.every((ready) => ready.text !== typed);
    const value = isCustom ? `${typed} ${text}` : text;
    form.setValue(name, value as PathValue<Values, typeof name>, { shouldValidate: true });
    form.setFocus(name);
  };
  return (
    <>
      {readyReasons.length > 0 && (
        <fieldset className={styles.ready}>
          <legend>{t('startFrom')}</legend>
          {readyReasons.map((ready) => (
            <button
              key={ready.name}
              type="button"
              title={ready.text}
              onClick={() => insertReady(ready.text)}
            >
              {ready.name}
            </button>
          ))}
        </fieldset>
      )}
      <TextareaField
        label={t('reason')}
        help={help}
        error={error}
        rows={3}
        maxLength={REASON_MAX_LENGTH}
        onKeyDown={sendOnCtrlEnter}
        {...form.register(name)}
      />
    </>
  );
};
