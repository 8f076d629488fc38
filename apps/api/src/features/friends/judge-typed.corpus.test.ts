import { describe, expect, it } from 'vitest';
import {
  DISGUISES,
  readCorpus,
  readOtherLanguages,
  type Sentence,
} from '../../../testing/typed-corpus.ts';
import { judgeTyped, toFilterReason } from './judge-typed.rules.ts';

const isAccepted = ({ text }: Sentence) => judgeTyped(text, { before: [], names: [] }).isAccepted;
const isRejected = (sentence: Sentence) => !isAccepted(sentence);

/** True if parents and operators are told about the sentence. */
const isTold = ({ text }: Sentence) => {
  const verdict = judgeTyped(text, { before: [], names: [] });
  return !verdict.isAccepted && toFilterReason(verdict.topic) !== undefined;
};

/** Percent by topic, and of all. */
const measure = (sentences: readonly Sentence[], isRight: (sentence: Sentence) => boolean) => {
  const percent = (some: readonly Sentence[]) =>
    Math.round((some.filter(isRight).length / some.length) * 1000) / 10;
  const topics = Object.groupBy(sentences, ({ topic }) => topic);
  return {
    all: percent(sentences),
    wrong: sentences.filter((sentence) => !isRight(sentence)).map(({ text }) => text),
    byTopic: Object.fromEntries(
      Object.entries(topics).map(([topic, some = []]) => [topic, percent(some)]),
    ),
  };
};

const disguise = (sentences: readonly Sentence[]) =>
  Object.entries(DISGUISES).flatMap(([topic, change]) =>
    sentences.map(({ text }) => ({ topic, text: change(text) })),
  );

/** Prints the figures for docs/decisions/052-typed-words-are-an-allow-list.md. */
const report = (name: string, { all, byTopic }: ReturnType<typeof measure>) => {
  if (process.env.CORPUS_FIGURES) console.log(name, all, JSON.stringify(byTopic));
};

describe('judgeTyped', () => {
  it('has 400 hostile and 400 harmless sentences to be measured with', () => {
    const count = (name: string) =>
      new Set([...readCorpus(name), ...readCorpus(`${name}.held-out`)].map(({ text }) => text))
        .size;
    expect([count('hostile'), count('harmless')]).toEqual([400, 400]);
  });

  it.each(['hostile', 'hostile.held-out'])('rejects 98 % of %s', (name) => {
    const figures = measure(readCorpus(name), isRejected);
    report(name, figures);
    expect(figures.all, figures.wrong.join('\n')).toBeGreaterThanOrEqual(98);
  });

  it.each(['hostile', 'hostile.held-out'])('rejects 98 % of %s in every disguise', (name) => {
    const figures = measure(disguise(readCorpus(name)), isRejected);
    report(`${name}, disguised`, figures);
    for (const [topic, percent] of Object.entries(figures.byTopic)) {
      expect(percent, topic).toBeGreaterThanOrEqual(98);
    }
  });

  it('rejects hostile sentences in other languages', () => {
    const sentences = readOtherLanguages();
    expect(sentences.length).toBeGreaterThanOrEqual(50);
    const figures = measure(sentences, isRejected);
    report('other languages', figures);
    expect(figures.wrong).toEqual([]);
  });

  it.each(['harmless', 'harmless.held-out'])('tells parents about 1 % of %s at most', (name) => {
    const figures = measure(readCorpus(name), (sentence) => !isTold(sentence));
    report(`${name}, not told to parents`, figures);
    expect(figures.all).toBeGreaterThanOrEqual(99);
  });

  it.each(['hostile', 'hostile.held-out'])('finds the gravest topics of %s', (name) => {
    const grave = readCorpus(name).filter(({ topic }) =>
      ['threat', 'selfharm', 'meeting', 'sexual'].includes(topic),
    );
    const figures = measure(grave, isTold);
    report(`${name}, told to parents`, figures);
    expect(figures.all, figures.wrong.join('\n')).toBeGreaterThanOrEqual(80);
  });

  it.each(['harmless', 'harmless.held-out'])('accepts 90 % of %s', (name) => {
    const figures = measure(readCorpus(name), isAccepted);
    report(name, figures);
    expect(figures.all, figures.wrong.join('\n')).toBeGreaterThanOrEqual(90);
  });
});
