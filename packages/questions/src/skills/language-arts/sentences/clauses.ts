import { capital } from '../../../kit/capital.ts';
import { chooseOne, type Mistake } from '../../../kit/choose-one.ts';
import type { Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import { GAPS, TWO_CLAUSES, WORD_GROUPS } from './clauses.facts.ts';
import { makeFirstClauses } from './clauses-first-version.ts';

type Group = keyof typeof WORD_GROUPS;

const GROUPS: Readonly<Record<Group, { one: string; know: string; test: string }>> = {
  dependent: {
    one: 'a dependent clause',
    know: 'A dependent clause has a subject and a verb but cannot stand alone.',
    test: 'It has a subject and a verb, but a joining word opens it.',
  },
  independent: {
    one: 'an independent clause',
    know: 'An independent clause can stand alone as a sentence.',
    test: 'It has a subject and a verb and can stand alone.',
  },
  phrase: {
    one: 'a phrase',
    know: 'A phrase has no subject with its verb.',
    test: 'It has no subject that does something.',
  },
};

const CONFUSED: Readonly<Partial<Record<Group, string>>> = {
  dependent: 'takesDependent',
  phrase: 'takesPhrase',
};

const whatIsIt = (rng: SeededRandom): Question => {
  const groups = Object.keys(GROUPS) as Group[];
  const group = rng.pick(groups);
  const words = rng.pick<string>(WORD_GROUPS[group]);
  const { one, know, test } = GROUPS[group];
  return {
    ask: `What is "${words}"?`,
    ...chooseOne(rng, {
      right: one,
      mistakes: groups
        .filter((other) => other !== group)
        .map((other) => ({
          choice: GROUPS[other].one,
          headline: 'Look for a subject and its verb.',
          reason: `${know} "${capital(words)}" is ${one}.`,
          ...(CONFUSED[group] && { misconception: CONFUSED[group] }),
        })),
    }),
    solved: `"${capital(words)}" is ${one}`,
    praise: 'You looked for a subject and its verb.',
    hint: 'Look for a subject and its verb. Could it stand alone?',
    steps: [
      { say: 'Look for a subject and its verb.', picture: { kind: 'passage', text: words } },
      { say: test },
      { say: `So it is ${one}.` },
    ],
  };
};

const NO_COMMA = 'no comma';
const lastWord = (text: string) => text.split(' ').at(-1) ?? '';

type Order = 'opening' | 'closing' | 'joined';

const ORDERS: Readonly<Record<Order, { know: string; praise: string }>> = {
  opening: {
    know: 'The dependent clause opens the sentence. A comma follows it.',
    praise: 'You found where the opening clause ends.',
  },
  closing: {
    know: 'The dependent clause comes last here. Then no comma is needed.',
    praise: 'You saw that the clause at the end needs no comma.',
  },
  joined: {
    know: 'Two whole sentences are joined with "and". A comma comes before it.',
    praise: 'You found where the first sentence ends.',
  },
};

/** Writes the same two clauses in three ways, so that each choice can be right. */
const whereTheCommaGoes = (rng: SeededRandom): Question => {
  const [joiner, clause, main] = rng.pick(TWO_CLAUSES);
  const order = rng.pick<Order>(['opening', 'closing', 'joined']);
  const [clauseEnd, mainEnd] = [lastWord(clause), lastWord(main)];
  const { know, praise } = ORDERS[order];
  const [text, right, solved] = {
    opening: [`${joiner} ${clause} ${main}.`, clauseEnd, `${joiner} ${clause}, ${main}.`],
    closing: [`${main} ${joiner} ${clause}.`, NO_COMMA, `${main} ${joiner} ${clause}.`],
    joined: [`${main} and ${clause}.`, mainEnd, `${main}, and ${clause}.`],
  }[order].map(capital) as [string, string, string];
  const rightChoice = right === capital(NO_COMMA) ? NO_COMMA : right.toLowerCase();
  const joining = order === 'joined' ? 'and' : joiner;
  const mistakes: Mistake[] = [clauseEnd, mainEnd, NO_COMMA]
    .filter((choice) => choice !== rightChoice)
    .map((choice) => ({
      choice,
      headline:
        choice === NO_COMMA ? 'Where does the first part end?' : `What ends at "${choice}"?`,
      reason: `${know} ${solved}`,
      ...(choice !== NO_COMMA && { misconception: 'cutsTheClause' }),
    }));
  const afterJoiner: Mistake = {
    choice: joining,
    headline: `"${capital(joining)}" belongs to what follows.`,
    reason: `A comma never comes after "${joining}" here. ${solved}`,
    misconception: order === 'joined' ? 'commaAfterJoiner' : 'afterTheJoiner',
  };
  return {
    ask: 'After which word does a comma belong, if any?',
    picture: { kind: 'passage', text },
    ...chooseOne(rng, {
      right: rightChoice,
      mistakes: rng.chance(45) ? [...mistakes, afterJoiner] : mistakes,
    }),
    solved,
    praise,
    hint: 'Which part could stand as a sentence of its own?',
    steps: [
      {
        say: `Find the joining word: "${joining}".`,
        picture: {
          kind: 'marked',
          text,
          marks: [order === 'opening' ? capital(joining) : ` ${joining} `.trim()],
        },
      },
      { say: know },
      {
        say:
          rightChoice === NO_COMMA
            ? 'So there is no comma.'
            : `The comma comes after "${rightChoice}".`,
        picture: { kind: 'passage', text: solved },
      },
    ],
  };
};

type Mark = 'a comma' | 'a semicolon' | 'no mark';
const MARKS: readonly Mark[] = ['a comma', 'a semicolon', 'no mark'];
const SIGNS: Readonly<Record<Mark, string>> = { 'a comma': ',', 'a semicolon': ';', 'no mark': '' };

const RULES: Readonly<Record<Mark, string>> = {
  'a comma': 'Two whole sentences with a joining word between them need a comma.',
  'a semicolon': 'Two whole sentences without a joining word need a semicolon.',
  'no mark': 'A dependent clause at the end needs no mark before it.',
};

const FACTS: Readonly<Record<Mark, string>> = {
  'a comma': 'Each part could stand alone, and a joining word follows the gap.',
  'a semicolon': 'Each part could stand alone, and no joining word follows.',
  'no mark': 'The part after the gap could not stand alone.',
};

const whichMark = (rng: SeededRandom): Question => {
  const right = rng.pick(MARKS);
  const [first, joiner, second, main, dependent] = rng.pick(GAPS);
  const text = {
    'a comma': `${first} … ${joiner} ${second}.`,
    'a semicolon': `${first} … ${second}.`,
    'no mark': `${main} … ${dependent}.`,
  }[right];
  const solved = text.replace(' …', SIGNS[right]);
  return {
    ask: 'What belongs in the gap?',
    picture: { kind: 'passage', text },
    ...chooseOne(rng, {
      right,
      mistakes: MARKS.filter((mark) => mark !== right).map((mark) => ({
        choice: mark,
        headline:
          mark === 'a comma' && right === 'a semicolon'
            ? 'A comma alone is not enough.'
            : 'Could each part stand alone?',
        reason: `${RULES[right]} ${solved}`,
        ...(mark === 'a comma' && right === 'a semicolon' && { misconception: 'commaSplice' }),
      })),
    }),
    solved,
    praise: 'You asked whether each part could stand alone.',
    hint: 'Could each part stand alone? Is there a joining word?',
    steps: [
      { say: FACTS[right], picture: { kind: 'passage', text } },
      { say: RULES[right] },
      { say: `So the gap needs ${right}.`, picture: { kind: 'passage', text: solved } },
    ],
  };
};

const makeQuestion = (rng: SeededRandom, { level }: MakeAt): Question => {
  if (level === 1) return whatIsIt(rng);
  return level === 2 ? whereTheCommaGoes(rng) : whichMark(rng);
};

export const clauses = defineSkill({
  id: 'commas-and-clauses',
  version: 2,
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
  make: (rng, at) => (at.version < 2 ? makeFirstClauses(rng, at) : makeQuestion(rng, at)),
});
