import { chooseOne, type Mistake } from '../../../kit/choose-one.ts';
import type { Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import type { MakeAt } from '../../../skill.ts';
import { CONTRACTIONS, LISTS, OWNERS, QUESTIONS, TELLING } from './punctuation.facts.ts';
import { endMarkSteps, listSteps, shortFormSteps } from './punctuation-steps.ts';

/** Asks for the end mark, with a comma that never fits. */
const endMark = (rng: SeededRandom): Question => {
  const asks = rng.chance(50);
  const sentence = rng.pick<string>(asks ? QUESTIONS : TELLING);
  const right = asks ? 'question mark ?' : 'period .';
  const marks: Mistake[] = [
    {
      choice: 'question mark ?',
      headline: 'Does it ask something?',
      reason: 'This sentence tells something. It ends with a period.',
      misconception: 'endMark',
    },
    {
      choice: 'period .',
      headline: 'Does it ask something?',
      reason: 'Somebody wants an answer here, so it ends with a question mark.',
      misconception: 'endMark',
    },
    {
      choice: 'comma ,',
      headline: 'A comma does not end a sentence.',
      reason: 'A comma goes inside a sentence. Does this one ask or tell?',
    },
  ];
  return {
    ask: 'Which mark ends this sentence?',
    picture: { kind: 'passage', text: `${sentence} …` },
    ...chooseOne(rng, { right, mistakes: marks }),
    solved: `${sentence}${asks ? '?' : '.'}`,
    praise: asks ? 'You heard that it asks.' : 'You heard that it tells.',
    hint: 'Read it aloud. Does it ask or tell?',
    steps: endMarkSteps(sentence, asks),
  };
};

const shortForm = (rng: SeededRandom): Question => {
  const [long, right] = rng.pick(CONTRACTIONS);
  const bare = right.replace("'", '');
  const early = `${bare.slice(0, right.indexOf("'") - 1)}'${bare.slice(right.indexOf("'") - 1)}`;
  const late = `${bare}'`;
  return {
    ask: `What is the short form of "${long}"?`,
    ...chooseOne(rng, {
      right,
      mistakes: [
        {
          choice: bare,
          headline: 'One mark is missing.',
          reason: `An apostrophe goes where letters were left out: ${right}.`,
          misconception: 'noApostrophe',
        },
        ...(early.startsWith("'") ? [] : [early]).concat(late).map((choice) => ({
          choice,
          headline: 'Look at which letters are gone.',
          reason: `The apostrophe goes where the letters were: ${right}.`,
          misconception: 'apostrophePlace',
        })),
      ],
    }),
    solved: `${long}: ${right}`,
    praise: 'You saw where letters were left out.',
    hint: 'Which letters do you not say anymore?',
    steps: shortFormSteps(long, right),
  };
};

const whoOwnsIt = (rng: SeededRandom): Question => {
  const [owner, owned] = rng.pick(OWNERS);
  const right = `the ${owner}'s ${owned}`;
  return {
    ask: `The ${owned} belongs to one ${owner}. Which is right?`,
    ...chooseOne(rng, {
      right,
      mistakes: [
        {
          choice: `the ${owner}s ${owned}`,
          headline: 'One mark is missing.',
          reason: `"${owner}s" means more than one. Write ${owner}'s to show who owns it.`,
          misconception: 'noApostrophe',
        },
        {
          choice: `the ${owner}s' ${owned}`,
          headline: 'How many own it?',
          reason: `"${owner}s'" means more than one owner. For one, write ${owner}'s.`,
          misconception: 'apostrophePlace',
        },
        {
          choice: `the ${owner} ${owned}s`,
          headline: 'Who owns it?',
          reason: `Nothing shows who owns it. Write ${owner}'s.`,
        },
      ],
    }),
    solved: right,
    praise: 'You showed who owns it.',
    hint: 'Find the owner. How many are there?',
    steps: [
      { say: `There is one owner: one ${owner}.` },
      { say: 'Add an apostrophe and s to the owner.' },
      { say: `Write ${right}.` },
    ],
  };
};

const commasInAList = (rng: SeededRandom): Question => {
  const [one = '', two = '', three = ''] = rng.shuffle<string>(rng.pick(LISTS));
  const right = `${one}, ${two}, and ${three}`;
  return {
    ask: 'Which list has its commas in the right places?',
    ...chooseOne(rng, {
      right,
      mistakes: [
        {
          choice: `${one} ${two} and ${three}`,
          headline: 'The words run together.',
          reason: 'Put a comma after each thing in the list but the last.',
          misconception: 'noCommas',
        },
        {
          choice: `${one}, ${two}, and, ${three}`,
          headline: 'One comma too many.',
          reason: 'No comma follows the word and.',
          misconception: 'commaAfterAnd',
        },
        {
          choice: `${one} ${two}, and ${three}`,
          headline: 'One comma is missing.',
          reason: `A comma belongs between ${one} and ${two} too.`,
          misconception: 'noCommas',
        },
      ],
    }),
    solved: right,
    praise: 'You put a comma after each thing but the last.',
    hint: 'Put a comma after each thing but the last.',
    steps: listSteps({ one, two, three }),
  };
};

/** Builds a question of version 1. */
export const makeFirstPunctuation = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  if (level === 1) return rng.chance(grade === 2 ? 60 : 30) ? endMark(rng) : shortForm(rng);
  const variant = rng.int(1, 4);
  if (variant === 1 && grade < 4 && level === 2) return endMark(rng);
  if (variant === 2) return shortForm(rng);
  return variant === 3 ? whoOwnsIt(rng) : commasInAList(rng);
};
