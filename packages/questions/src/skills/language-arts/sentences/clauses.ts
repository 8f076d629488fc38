import { capital } from '../../../kit/capital.ts';
import { chooseOne } from '../../../kit/choose-one.ts';
import { type Sorting, whichIs, whichIsNot } from '../../../kit/sort-by-kind.ts';
import type { Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill } from '../../../skill.ts';
import { DEPENDENT, INDEPENDENT, JOINED, OPENINGS, PHRASES } from './clauses.facts.ts';

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
  };
};

const CLAUSE_KINDS: Sorting = {
  kinds: [
    {
      one: 'a dependent clause',
      know: 'A dependent clause has a subject and a verb but cannot stand alone.',
      members: DEPENDENT,
      misconception: 'takesDependent',
    },
    {
      one: 'an independent clause',
      know: 'An independent clause can stand alone as a sentence.',
      members: INDEPENDENT,
    },
    {
      one: 'a phrase',
      know: 'A phrase has no subject with its verb.',
      members: PHRASES,
      misconception: 'takesPhrase',
    },
  ],
  say: (member, one) => `"${capital(member)}" is ${one}`,
  hint: 'Look for a subject and its verb. Could it stand alone?',
  praise: 'You looked for a subject and its verb.',
};

export const clauses = defineSkill({
  id: 'commas-and-clauses',
  version: 1,
  subject: 'languageArts',
  name: 'Commas and clauses',
  grades: [6, 8],
  needs: ['punctuation'],
  standards: ['L.4.2.C', 'L.5.2.B', 'L.7.1.A', 'L.7.1.B'],
  kinds: ['choose'],
  forTeachers: {
    about: 'Tells clauses from phrases and sets commas where clauses meet.',
    toTry: 'Cut long sentences apart at the commas and test which strips stand alone.',
  },
  atDinner: 'What is the longest sentence we can say that still makes sense?',
  slips: {
    afterTheJoiner: 'Puts the comma after the word that opens the clause.',
    cutsTheClause: 'Puts the comma inside a clause.',
    commaSplice: 'Joins two sentences with a comma alone.',
    commaAfterJoiner: 'Puts the comma after the joining word.',
    takesDependent: 'Takes a dependent clause for a sentence or a phrase.',
    takesPhrase: 'Takes a phrase for a clause.',
  },
  make: (rng, { level }) => {
    const variant = rng.int(1, 3);
    if (variant === 1 && level === 3) return whichIsNot(rng, CLAUSE_KINDS);
    if (variant === 1) return whichIs(rng, CLAUSE_KINDS, level === 1 ? 2 : 3);
    return variant === 2 ? whereTheCommaGoes(rng) : howToJoin(rng);
  },
});
