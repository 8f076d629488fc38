import { describe, expect, it } from 'vitest';
import {
  DISGUISES,
  readCorpus,
  readSentences,
  type Sentence,
} from '../../../../testing/scenarios/typed-corpus.ts';
import { filterChatMessage } from './chat-filter.rules.ts';

const validate = (text: string, before: readonly string[] = []) =>
  filterChatMessage(text, { before, justBefore: before, names: [] });
const isAccepted = ({ text }: Sentence) => validate(text).isAccepted;
const isRejected = (sentence: Sentence) => !isAccepted(sentence);

/** Returns true if the sentence is reported to parents and operators. */
const isTold = ({ text }: Sentence) => {
  const checkResult = validate(text);
  return !checkResult.isAccepted && checkResult.graveReason !== undefined;
};

/** Returns true if one of the messages of a split sentence is rejected. */
const isRejectedInPieces = ({ text }: Sentence) => {
  const pieces = text.split('|');
  return pieces.some((piece, at) => !validate(piece, pieces.slice(0, at)).isAccepted);
};

/** Returns the percentage by topic and in total. */
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

describe('filterChatMessage', () => {
  it('measures 615 hostile and 619 harmless sentences', () => {
    const count = (name: string) =>
      new Set([...readCorpus(name), ...readCorpus(`${name}.held-out`)].map(({ text }) => text))
        .size;
    expect([count('hostile'), count('harmless')]).toEqual([615, 619]);
  });

  // @proves D-9-typed-words
  it.each(['hostile', 'hostile.held-out'])('rejects 98 % of the sentences in %s', (name) => {
    const figures = measure(readCorpus(name), isRejected);
    report(name, figures);
    expect(figures.all, figures.wrong.join('\n')).toBeGreaterThanOrEqual(98);
  });

  // @proves D-6-friends
  it.each(['hostile', 'hostile.held-out'])(
    'rejects 98 % of the sentences in %s in every disguise',
    (name) => {
      const figures = measure(disguise(readCorpus(name)), isRejected);
      report(`${name}, disguised`, figures);
      for (const [topic, percent] of Object.entries(figures.byTopic)) {
        expect(percent, topic).toBeGreaterThanOrEqual(98);
      }
    },
  );

  // @proves D-9-typed-words
  it('rejects hostile sentences in other languages', () => {
    const sentences = readSentences('hostile-languages');
    expect(sentences.length).toBeGreaterThanOrEqual(50);
    const figures = measure(sentences, isRejected);
    report('other languages', figures);
    expect(figures.wrong).toEqual([]);
  });

  it('rejects hostile sentences that were written in disguise', () => {
    const figures = measure(readSentences('hostile-disguised'), isRejected);
    expect(figures.wrong).toEqual([]);
  });

  it('rejects 98 % of hostile sentences that only hint', () => {
    const figures = measure(readSentences('hostile-oblique'), isRejected);
    report('hostile-oblique', figures);
    expect(figures.all, figures.wrong.join('\n')).toBeGreaterThanOrEqual(98);
  });

  // @proves D-9-typed-words
  it.each(['hostile-split', 'hostile-split.held-out'])(
    'rejects all sentences in %s that are split over several messages',
    (name) => {
      const figures = measure(readCorpus(name), isRejectedInPieces);
      report(name, figures);
      expect(figures.wrong).toEqual([]);
    },
  );

  it('accepts 98 % of harmless messages after two other harmless ones', () => {
    const texts = readCorpus('harmless')
      .filter((sentence) => isAccepted(sentence))
      .map(({ text }) => text);
    const triples = [1, 5, 11, 37, 101].flatMap((step) =>
      texts.map((text, at) => ({
        topic: 'joined',
        text,
        before: [at + step, at + 2 * step].map((other) => texts[other % texts.length] ?? ''),
      })),
    );
    const rejected = triples.filter(
      ({ text, before }) =>
        !filterChatMessage(text, { before: [], justBefore: before, names: [] }).isAccepted,
    );
    if (process.env.CORPUS_FIGURES) console.log('joined', rejected.length, triples.length);
    expect(rejected.length / triples.length).toBeLessThan(0.02);
  });

  it.each(['harmless', 'harmless.held-out'])(
    'reports at most 1 % of the sentences in %s to parents',
    (name) => {
      const figures = measure(readCorpus(name), (sentence) => !isTold(sentence));
      report(`${name}, not told to parents`, figures);
      expect(figures.all).toBeGreaterThanOrEqual(99);
    },
  );

  it.each(['hostile', 'hostile.held-out'])(
    'reports 80 % of the gravest sentences in %s to parents',
    (name) => {
      const grave = readCorpus(name).filter(({ topic }) =>
        ['threat', 'selfharm', 'meeting', 'sexual'].includes(topic),
      );
      const figures = measure(grave, isTold);
      report(`${name}, told to parents`, figures);
      expect(figures.all, figures.wrong.join('\n')).toBeGreaterThanOrEqual(80);
    },
  );

  // @proves D-9-typed-words
  it('reports no innocent sentence to parents, even if it is rejected', () => {
    const sentences = readSentences('innocent');
    expect(sentences.length).toBeGreaterThanOrEqual(60);
    expect(sentences.filter(isTold).map(({ text }) => text)).toEqual([]);
  });

  // @proves D-9-typed-words
  it('reports every grave sentence to parents, also misspelled and in other languages', () => {
    const sentences = readSentences('grave');
    expect(sentences.length).toBeGreaterThanOrEqual(60);
    expect(measure(sentences, isTold).wrong).toEqual([]);
  });

  // @proves D-9-typed-words
  it.each(['harmless', 'harmless.held-out'])('accepts 90 % of the sentences in %s', (name) => {
    const figures = measure(readCorpus(name), isAccepted);
    report(name, figures);
    expect(figures.all, figures.wrong.join('\n')).toBeGreaterThanOrEqual(90);
  });
});
