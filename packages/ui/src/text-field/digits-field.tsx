import type { ChangeEvent } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** Returns the digits of any script as ASCII digits. */
const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '');

/** Removes all other characters and keeps the caret at its position among the digits. */
const keepDigits = (input: HTMLInputElement, maxLength: number | undefined) => {
  const digits = digitsOf(input.value).slice(0, maxLength);
  if (digits === input.value) return;
  const caret = digitsOf(input.value.slice(0, input.selectionStart ?? undefined)).length;
  input.value = digits;
  input.setSelectionRange(caret, caret);
};

/**
 * A field for a number or zip code that accepts only digits. `maxLength` counts digits, so a pasted
 * ` 97214-1234` is not cut before it is cleaned.
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
