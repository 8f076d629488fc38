import { capital } from '../../../kit/capital.ts';
import { chooseOne } from '../../../kit/choose-one.ts';
import { whichIs, whichIsNot } from '../../../kit/sort-by-kind.ts';
import type { Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import type { MakeAt } from '../../../skill.ts';
import { CLAUSE_KINDS, JOINED, OPENINGS } from './clauses.facts.ts';

const whereTheCommaGoes = (rng: SeededRandom): Question => {
  const [opening, rest] = rng.pick(OPENINGS);
  const openingWords = opening.split(' ');
  const right = openingWords.at(-1) ?? '';
  const joiner = openingWords[0] ?? '';
  return {
    ask: 'After which word does a comma belong?',
    picture: { kind: 'passage', text: `${opening} ${rest}.` },
    ...chooseOne(rng, {
      right,
      mistakes: [
        {
          choice: joiner,
          headline: `"${joiner}" belongs to its clause.`,
          reason: `The opening clause runs from "${joiner}" to "${right}". The comma comes after all of it.`,
          misconception: 'afterTheJoiner',
        },
        {
          choice: rest.split(' ')[0] ?? '',
          headline: 'Read the second part alone.',
          reason: `"${capital(rest)}" is whole by itself. Do not cut it; put the comma before it.`,
          misconception: 'cutsTheClause',
        },
        {
          choice: openingWords.at(-2) ?? '',
          headline: 'Close. One word more.',
          reason: `"${opening}" belongs together. The comma follows its last word.`,
          misconception: 'cutsTheClause',
        },
      ],
    }),
    solved: `${opening}, ${rest}.`,
    praise: 'You found where the opening clause ends.',
    hint: 'Which part could stand as a sentence of its own?',
    steps: [
      { say: `"${opening}" cannot stand alone.` },
      { say: `"${capital(rest)}" is a whole sentence.` },
      { say: `The comma comes between them, after "${right}".` },
    ],
  };
};

const howToJoin = (rng: SeededRandom): Question => {
  const [first, joiner, second] = rng.pick(JOINED);
  return {
    ask: 'Which belongs in the gap to join the two sentences?',
    picture: { kind: 'passage', text: `${first} … ${second}.` },
    ...chooseOne(rng, {
      right: `, ${joiner}`,
      mistakes: [
        {
          choice: ',',
          headline: 'A comma alone is not enough.',
          reason: `Both parts are whole sentences. Join them with a comma and "${joiner}".`,
          misconception: 'commaSplice',
        },
        {
          choice: `${joiner},`,
          headline: 'Look at the order.',
          reason: `The comma comes before "${joiner}", where the first sentence ends.`,
          misconception: 'commaAfterJoiner',
        },
        {
          choice: 'no mark at all',
          headline: 'Two sentences run together.',
          reason: `Without a mark or a joining word nobody sees where one ends. Use ", ${joiner}".`,
        },
      ],
    }),
    solved: `${first}, ${joiner} ${second}.`,
    praise: 'You joined two whole sentences with a comma and a joining word.',
    hint: 'Is each part a whole sentence?',
    steps: [
      { say: 'Both parts are whole sentences.' },
      { say: 'Join them with a comma and a joining word.' },
      { say: `Write ", ${joiner}" in the gap.` },
    ],
  };
};

/** Builds a question of version 1. */
export const makeFirstClauses = (rng: SeededRandom, { level }: MakeAt): Question => {
  const variant = rng.int(1, 3);
  if (variant === 1 && level === 3) return whichIsNot(rng, CLAUSE_KINDS);
  if (variant === 1) return whichIs(rng, CLAUSE_KINDS, level === 1 ? 2 : 3);
  return variant === 2 ? whereTheCommaGoes(rng) : howToJoin(rng);
};
