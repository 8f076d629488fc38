import { ANSWER_FIELDS, type AnswerField, type Draft } from '@wonderfield/contract/plans/plan';

/* Automatic checks of a plan. They are hints for the reviewer. */

/** Returns typed answers without those chosen from a list. */
export const textOf = (answers: Draft, fields: readonly AnswerField[] = ANSWER_FIELDS) =>
  fields
    .map((field) => answers[field])
    .filter((answer) => typeof answer === 'string')
    .join('\n');

const NO_WORD = /[^\p{L}\p{M}\p{N}]+/gu;

/** Returns the words with single spaces around them, so names match as a whole. */
const inWords = (text: string) =>
  ` ${text.normalize('NFC').toLowerCase().replace(NO_WORD, ' ').trim()} `;

/** Returns full names of students in the text. A first name alone would match too often. */
export const studentNamesIn = (
  text: string,
  students: readonly { firstName: string; lastName: string }[],
) => {
  const words = inWords(text);
  const names = students
    .filter(({ firstName, lastName }) => firstName.trim() !== '' && lastName.trim() !== '')
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
    .filter((name) => words.includes(inWords(name)));
  return [...new Set(names)].sort();
};

const MAX_LINKS = 20;
const LONGEST_LINK = 2000;
/*
 * Each pattern matches one chunk between spaces from its start, so reading takes linear time [T69].
 */
const WEB_ADDRESS = /^(?:https?:\/\/|www\.)\S/i;
const HOST_WITH_PATH = /^[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,8}\.\p{L}{2,24}\/\S/u;

/** Returns chunks that look like a web address or a host with a path. */
export const findLinks = (text: string) => {
  const links = new Set<string>();
  for (const piece of text.split(/[\s<>"'()[\]]+/)) {
    if (links.size === MAX_LINKS) break;
    if (piece.length > LONGEST_LINK) continue;
    if (WEB_ADDRESS.test(piece) || HOST_WITH_PATH.test(piece)) {
      links.add(piece.replace(/[.,;:!?]{1,9}$/, ''));
    }
  }
  return [...links];
};

const SENTENCE_WORDS = 8;
const MAX_SENTENCES = 12;
const LONGEST_SENTENCE = 400;
const sentencesOf = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * Returns some sentences to search for in other plans: long enough to be unique, from the whole
 * text.
 */
export const telltaleSentences = (text: string) => {
  const long = [...sentencesOf.segment(text)]
    .map(({ segment }) => segment.slice(0, LONGEST_SENTENCE).replace(NO_WORD, ' ').trim())
    .filter((sentence) => sentence.split(/\s+/).length >= SENTENCE_WORDS);
  const every = Math.max(1, Math.ceil(long.length / MAX_SENTENCES));
  return long.filter((_, place) => place % every === 0);
};
