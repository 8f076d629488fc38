import { NAME_MAX_LENGTH } from '../limits.ts';
import { containsLink } from '../link-rules.ts';

/*
 * Rules for text that other users read. User input that breaks them is rejected (`fields.ts`),
 * external text is cleaned (`clean-name.ts`).
 */

/**
 * Control, bidi-override, zero-width, blank and other invisible characters, which are not allowed
 * in names.
 */
export const INVISIBLE_CLASS =
  '\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFFC';
const INVISIBLE = new RegExp(`[${INVISIBLE_CLASS}]`, 'u');
/** More accents on one letter than any language uses. They would cover the lines around it. */
const PILED_UP = /\p{M}{4}/u;
const EMOJI_STYLE = /(?<=\p{Extended_Pictographic})\uFE0F/gu;

/** Returns true if every character is visible. */
export const isVisible = (text: string) =>
  !INVISIBLE.test(text.replace(EMOJI_STYLE, '')) && !PILED_UP.test(text);

/** Returns true if a text can be a name: visible, without a link and not too long. */
export const isAllowedName = (text: string, maxLength: number = NAME_MAX_LENGTH) =>
  text.length <= maxLength && isVisible(text) && !containsLink(text);
