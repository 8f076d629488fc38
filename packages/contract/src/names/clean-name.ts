import { NAME_MAX_LENGTH } from '../limits.ts';
import { containsLink } from '../link-rules.ts';
import { INVISIBLE_CLASS, isAllowedName } from './name-text.ts';

const SPACES_AND_CONTROLS = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;
const EMOJI_STYLE_OR_INVISIBLE = new RegExp(
  `((?<=\\p{Extended_Pictographic})\\uFE0F)|[${INVISIBLE_CLASS}]`,
  'gu',
);
const TOO_MANY_ACCENTS = /(\p{M}{3})\p{M}+/gu;
/** Every link contains one of these characters, so replacing them leaves no link. */
const LINK_SIGNS = /[.\u3002\uFF61:/@\\]+/g;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const withoutLink = (text: string) =>
  containsLink(text) ? text.normalize('NFKC').replace(LINK_SIGNS, ' ') : text;

/** Truncates between graphemes, so it splits no accent or emoji. */
const truncate = (text: string, maxLength: number) => {
  let result = '';
  for (const { segment } of graphemes.segment(text)) {
    if (result.length + segment.length > maxLength) break;
    result += segment;
  }
  return result;
};

const cleanOnce = (text: string, maxLength: number) =>
  truncate(
    withoutLink(text)
      .normalize('NFC')
      .replace(SPACES_AND_CONTROLS, ' ')
      .replace(EMOJI_STYLE_OR_INVISIBLE, (_match, style?: string) => style ?? '')
      .replace(TOO_MANY_ACCENTS, '$1')
      .normalize('NFC')
      .replace(/ +/g, ' ')
      .trim(),
    maxLength,
  ).trim();

/** Cleaning repeats, because removing characters can join two others into a new match. */
const MAX_PASSES = 4;

/**
 * Turns an external text into a name that `isAllowedName` accepts, with single spaces and in
 * canonical form. Returns an empty string if no allowed name is left.
 */
export const cleanName = (text: string, maxLength: number = NAME_MAX_LENGTH): string => {
  let name = text;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const next = cleanOnce(name, maxLength);
    if (next === name) break;
    name = next;
  }
  return isAllowedName(name, maxLength) ? name : '';
};
