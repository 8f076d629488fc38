import type { ChangeEvent } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** Digits of every script, as plain ones. */
const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '');

/** Takes out what is no digit, and leaves the caret where it was among the digits. */
const keepDigits = (input: HTMLInputElement, maxLength: number | undefined) => {
  const digits = digitsOf(input.value).slice(0, maxLength);
  if (digits === input.value) return;
  const caret = digitsOf(input.value.slice(0, input.selectionStart ?? undefined)).length;
  input.value = digits;
  input.setSelectionRange(caret, caret);
};

/**
 * A field for a number or a zip code: typed or pasted, only digits arrive. The length counts
 * digits, so that a pasted ` 97214-1234` is not cut before it is cleaned.
 */
export const DigitsField = ({ maxLength, onChange, ...field }: TextFieldProps) => (
  <TextField
    inputMode="numeric"
    {...field}
    onChange={(event: ChangeEvent<HTMLInputElement>) => {
      keepDigits(event.currentTarget, maxLength);
      onChange?.(event);
    }}
  />
);
