import { ANSWER_FIELDS, type AnswerField, type Draft } from '@wonderfield/contract/plans/plan';

/* What a machine can see in a plan. It finds; people judge. */

/** What was typed, and not chosen from a list. */
export const textOf = (answers: Draft, fields: readonly AnswerField[] = ANSWER_FIELDS) =>
  fields
    .map((field) => answers[field])
    .filter((answer) => typeof answer === 'string')
    .join('\n');

/** Words with single spaces around them, so that a name is found as a whole. */
const inWords = (text: string) =>
  ` ${text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;

/** Full names of students that stand in the text. A first name alone could be anybody's. */
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

const MOST_LINKS = 20;
/** Anything that starts like an address on the web, or like a host with a path. */
const LINK =
  /(?:https?:\/\/|www\.)[^\s<>"']+|\b[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.[\p{L}]{2,24}\/[^\s<>"']+/giu;

export const linksIn = (text: string) =>
  [...new Set([...text.matchAll(LINK)].map(([link]) => link.replace(/[.,;:!?)\]]+$/, '')))].slice(
    0,
    MOST_LINKS,
  );

const SENTENCE_WORDS = 8;
const MOST_SENTENCES = 12;
const LONGEST_SENTENCE = 400;
const sentencesOf = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Some sentences to look for elsewhere: long enough to be nobody's by chance, from all over the text. */
export const telltaleSentences = (text: string) => {
  const long = [...sentencesOf.segment(text)]
    .map(({ segment }) => segment.trim().slice(0, LONGEST_SENTENCE))
    .filter((sentence) => sentence.split(/\s+/).length >= SENTENCE_WORDS);
  const every = Math.max(1, Math.ceil(long.length / MOST_SENTENCES));
  return long.filter((_, place) => place % every === 0);
};
