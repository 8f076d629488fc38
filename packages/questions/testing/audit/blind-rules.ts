import type { Choice, Question } from '../../src/question.ts';

/*
 * Rules of a child who does not know the answer and does not read the question. A rule names the
 * choices it would take. It names none if it does not apply.
 */

export type ChooseQuestion = Question & { task: Extract<Question['task'], { kind: 'choose' }> };

type BlindRule = (choices: readonly Choice[], question: ChooseQuestion) => readonly number[];

const indexesWhere = <Item>(items: readonly Item[], test: (item: Item, index: number) => boolean) =>
  items.flatMap((item, index) => (test(item, index) ? [index] : []));

/** Returns the value of a number, an amount, a percentage or a fraction. Units may follow. */
export const numericValue = (text: string): number | undefined => {
  const plain = text.replaceAll(/(?<=\d),(?=\d{3})/g, '').replace('−', '-');
  const mixed = /^\$?(-?\d+) (\d+)\/(\d+)/.exec(plain);
  if (mixed) return Number(mixed[1]) + Number(mixed[2]) / Number(mixed[3]);
  const fraction = /^(-?\d+)\/(\d+)/.exec(plain);
  if (fraction) return Number(fraction[1]) / Number(fraction[2]);
  const time = /^(\d+):(\d\d)$/.exec(plain);
  if (time) return Number(time[1]) * 60 + Number(time[2]);
  const number = /^-?\$?(\d+(\.\d+)?)/.exec(plain);
  return number ? Number(number[0].replace('$', '')) : undefined;
};

/** Ranks choices that are numbers. Returns none if one of them is not. */
const ranked = (choices: readonly Choice[]) => {
  const values = choices.map(({ text }) => numericValue(text));
  if (values.includes(undefined)) return [];
  return values
    .map((value, index) => ({ value: value ?? 0, index }))
    .sort((a, b) => a.value - b.value);
};

const atRank =
  (place: number): BlindRule =>
  (choices) => {
    const chosen = ranked(choices).at(place);
    return chosen ? [chosen.index] : [];
  };

/** Takes the middle of three, or one of the two in the middle of four. */
const middle: BlindRule = (choices) => {
  const order = ranked(choices);
  const [from, to] = [Math.floor((order.length - 1) / 2), Math.ceil((order.length - 1) / 2)];
  return order.length < 3 ? [] : order.slice(from, to + 1).map(({ index }) => index);
};

/** Applies only if the lengths differ. */
const byLength =
  (pick: (...lengths: number[]) => number): BlindRule =>
  (choices) => {
    const lengths = choices.map(({ text }) => text.length);
    if (new Set(lengths).size === 1) return [];
    return indexesWhere(lengths, (length) => length === pick(...lengths));
  };

const partsOf = (text: string) => text.toLowerCase().match(/\p{L}+|\d+|[^\p{L}\d\s]/gu) ?? [];

const likenesses = (choices: readonly Choice[]) =>
  choices.map((choice) => {
    const own = new Set(partsOf(choice.text));
    return choices
      .filter((other) => other !== choice)
      .flatMap(({ text }) => partsOf(text))
      .filter((part) => own.has(part)).length;
  });

/** Takes the choice that shares most parts with the others. */
const mostAlike: BlindRule = (choices) => {
  const counts = likenesses(choices);
  if (new Set(counts).size === 1) return [];
  return indexesWhere(counts, (count) => count === Math.max(...counts));
};

/** Describes the form of a choice, such as its signs and its number of words. */
const formOf = ({ text }: Choice) =>
  text
    .replaceAll(/\d+/g, '0')
    .replaceAll(/\p{Lu}\p{L}*/gu, 'A')
    .replaceAll(/\p{L}+/gu, 'a');

/** Takes the only choice of a different form. */
const oddForm: BlindRule = (choices) => {
  const forms = choices.map(formOf);
  const alone = indexesWhere(forms, (form) => forms.filter((each) => each === form).length === 1);
  return alone.length === 1 ? alone : [];
};

const longWords = (text: string) =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5));

/** Takes the choices with a word of the question, if not all have one. */
const repeatsWord: BlindRule = (choices, { ask }) => {
  const words = new Set(longWords(ask));
  const repeating = indexesWhere(choices, ({ text }) => longWords(text).some((w) => words.has(w)));
  return repeating.length === choices.length ? [] : repeating;
};

export const BLIND_RULES: Readonly<Record<string, BlindRule>> = {
  largest: atRank(-1),
  secondLargest: atRank(-2),
  middle,
  secondSmallest: (choices, question) => (choices.length > 3 ? atRank(1)(choices, question) : []),
  smallest: atRank(0),
  longest: byLength(Math.max),
  shortest: byLength(Math.min),
  mostAlike,
  oddForm,
  repeatsWord,
  first: () => [0],
  last: (choices) => [choices.length - 1],
};
