import { NAME_MAX_LENGTH } from './limits.ts';
import { containsLink } from './link-rules.ts';

/*
 * The rule of texts that other people read: what a person types is rejected by it (`fields.ts`), and what
 * another service tells is cleaned until it passes (`clean-name.ts`).
 */

/** Control, bidi-override, zero-width, blank and other invisible characters have no place in a name. */
export const INVISIBLE_CLASS =
  '\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFFC';
const INVISIBLE = new RegExp(`[${INVISIBLE_CLASS}]`, 'u');
/** More accents on one letter than any language has: they cover the lines around it. */
const PILED_UP = /\p{M}{4}/u;
const EMOJI_STYLE = /(?<=\p{Extended_Pictographic})\uFE0F/gu;

/** Returns true if every character of a text can be seen. */
export const isVisible = (text: string) =>
  !INVISIBLE.test(text.replace(EMOJI_STYLE, '')) && !PILED_UP.test(text);

/** Returns true if a text may be a name: visible, without a link, and not too long. */
export const isAllowedName = (text: string, maxLength: number = NAME_MAX_LENGTH) =>
  text.length <= maxLength && isVisible(text) && !containsLink(text);
