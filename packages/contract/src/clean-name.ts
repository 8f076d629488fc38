import { NAME_MAX_LENGTH } from './limits.ts';
import { containsLink } from './link-rules.ts';
import { INVISIBLE_CLASS, isAllowedName } from './name-text.ts';

const SPACES_AND_CONTROLS = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;
const STYLE_OR_INVISIBLE = new RegExp(
  `((?<=\\p{Extended_Pictographic})\\uFE0F)|[${INVISIBLE_CLASS}]`,
  'gu',
);
const TOO_MANY_ACCENTS = /(\p{M}{3})\p{M}+/gu;
/** Text without these characters cannot be a link. */
const LINK_SIGNS = /[.\u3002\uFF61:/@\\]+/g;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const withoutLink = (text: string) =>
  containsLink(text) ? text.normalize('NFKC').replace(LINK_SIGNS, ' ') : text;

/** Cuts between graphemes, so no accent or emoji is split. */
const cut = (text: string, maxLength: number) => {
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    if (kept.length + segment.length > maxLength) break;
    kept += segment;
  }
  return kept;
};

const cleanOnce = (text: string, maxLength: number) =>
  cut(
    withoutLink(text)
      .normalize('NFC')
      .replace(SPACES_AND_CONTROLS, ' ')
      .replace(STYLE_OR_INVISIBLE, (_found, style?: string) => style ?? '')
      .replace(TOO_MANY_ACCENTS, '$1')
      .normalize('NFC')
      .replace(/ +/g, ' ')
      .trim(),
    maxLength,
  ).trim();

/** Removing characters can join two others into a new match, so the cleaning repeats. */
const MOST_STEPS = 4;

/**
 * Cleans an external text to a name that `isAllowedName` accepts, with single spaces and in
 * canonical form. Returns an empty string if nothing is left.
 */
export const cleanName = (text: string, maxLength: number = NAME_MAX_LENGTH): string => {
  let name = text;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = cleanOnce(name, maxLength);
    if (next === name) break;
    name = next;
  }
  return isAllowedName(name, maxLength) ? name : '';
};
