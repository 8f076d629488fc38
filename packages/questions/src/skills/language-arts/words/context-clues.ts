import { chooseOne, type Mistake } from '../../../kit/choose-one.ts';
import type { Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import { type CluedSet, type CluedWord, LATER_SETS, MIDDLE_SETS } from './clued-words.facts.ts';
import { LATER_CLUES, MIDDLE_CLUES } from './context-clues.facts.ts';

type Clued = { target: CluedWord; opposite: CluedWord; others: readonly CluedWord[] };

/** Picks a word of a set. Each meaning of the set can be the answer. */
const cluedWord = (rng: SeededRandom, sets: readonly CluedSet[]): Clued => {
  const set = rng.pick(sets);
  const at = rng.int(0, set.length - 1);
  const [first, second, third, fourth] = set;
  const pair = at < 2 ? [first, second] : [third, fourth];
  const target = set[at] ?? first;
  const opposite = pair.find((word) => word !== target) ?? second;
  return { target, opposite, others: set.filter((word) => !pair.includes(word)) };
};

const mistakesOf = (rng: SeededRandom, { target, opposite, others }: Clued): Mistake[] => [
  {
    choice: opposite.means,
    headline: 'That is the other way around.',
    reason: `The clue "${target.clue}" points the other way: "${target.means}".`,
    misconception: 'turnsTheClue',
  },
  ...rng.shuffle(others).map(({ means }) => ({
    choice: means,
    headline: 'Look for the clue.',
    reason: `"${means}" might fit the topic, but the clue "${target.clue}" says "${target.means}".`,
    misconception: 'topicOnly',
  })),
];

const clueSteps = ({ target: { clue, sentence } }: Clued, last: string) => [
  { say: 'Which words around it help?', picture: { kind: 'passage', text: sentence } as const },
  {
    say: `The clue is: ${clue}.`,
    picture: { kind: 'marked', text: sentence, marks: [clue] } as const,
  },
  { say: last },
];

const whatItMeans = (rng: SeededRandom, clued: Clued): Question => {
  const { word, sentence, means, clue } = clued.target;
  return {
    ask: `What does "${word}" mean here?`,
    picture: { kind: 'passage', text: sentence },
    ...chooseOne(rng, { right: means, wrong: 2, mistakes: mistakesOf(rng, clued) }),
    solved: `${word}: ${means}`,
    praise: `The clue was "${clue}", and you used it.`,
    hint: `Look at these words: ${clue}.`,
    steps: clueSteps(clued, `So "${word}" means "${means}".`),
  };
};

/** Hides the word, so that only the sentence tells the meaning. */
const whichMeaningFits = (rng: SeededRandom, clued: Clued): Question => {
  const { word, sentence, means, clue } = clued.target;
  const text = sentence.replace(new RegExp(word, 'i'), '…').replace(/…\.$/, '…');
  return {
    ask: 'Which meaning fits the gap?',
    picture: { kind: 'passage', text },
    ...chooseOne(rng, { right: means, mistakes: mistakesOf(rng, clued) }),
    solved: `The gap means "${means}"`,
    praise: `The clue was "${clue}", and you used it.`,
    hint: 'Which words around the gap explain it?',
    steps: clueSteps(clued, `So the gap means "${means}". The word is "${word}".`),
  };
};

const oppositeOf = (rng: SeededRandom, clued: Clued): Question => {
  const { target, opposite } = clued;
  const { word, sentence, means, clue } = target;
  const [, ...others] = mistakesOf(rng, { ...clued, target: opposite, opposite: target });
  return {
    ask: `Which is the opposite of "${word}" here?`,
    picture: { kind: 'passage', text: sentence },
    ...chooseOne(rng, {
      right: opposite.means,
      mistakes: [
        {
          choice: means,
          headline: `That is what "${word}" means.`,
          reason: `The clue "${clue}" tells that "${word}" means "${means}". Now turn it around.`,
          misconception: 'turnsTheClue',
        },
        ...others.map((other) => ({
          ...other,
          reason: `The clue "${clue}" tells that "${word}" means "${means}". The opposite is "${opposite.means}".`,
        })),
      ],
    }),
    solved: `"${word}" means ${means}, the opposite is ${opposite.means}`,
    praise: `The clue was "${clue}", and you turned it around.`,
    hint: `First find out what "${word}" means.`,
    steps: [
      ...clueSteps(clued, `So "${word}" means "${means}".`),
      { say: `The opposite of that is "${opposite.means}".` },
    ],
  };
};

const makeQuestion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const clued = cluedWord(rng, grade <= 5 ? MIDDLE_SETS : LATER_SETS);
  if (level === 1) return whatItMeans(rng, clued);
  return level === 2 ? whichMeaningFits(rng, clued) : oppositeOf(rng, clued);
};

const makeFirstVersion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const rows = grade <= 5 ? MIDDLE_CLUES : LATER_CLUES;
  const { word, sentence, means, opposite, topic, clue } = rng.pick(rows);
  const decoy = rng.pick(rows.filter((other) => other.word !== word && other.means !== means));
  return {
    ask: `What does "${word}" mean here?`,
    picture: { kind: 'passage', text: sentence },
    ...chooseOne(rng, {
      right: means,
      wrong: level === 1 ? 2 : 3,
      mistakes: [
        {
          choice: opposite,
          headline: 'That is the other way around.',
          reason: `The clue "${clue}" points the other way: "${word}" means "${means}".`,
          misconception: 'turnsTheClue',
        },
        {
          choice: topic,
          headline: 'It fits the topic, not the clue.',
          reason: `It may be true, but the clue "${clue}" explains "${word}": "${means}".`,
          misconception: 'topicOnly',
        },
        {
          choice: decoy.means,
          headline: 'Look for the clue.',
          reason: `Nothing here says "${decoy.means}". The clue is "${clue}": "${means}".`,
        },
      ],
    }),
    solved: `${word}: ${means}`,
    praise: `The clue was "${clue}", and you used it.`,
    steps: [
      {
        say: `Read around the word "${word}".`,
        picture: { kind: 'marked', text: sentence, marks: [word] },
      },
      { say: `The clue is: ${clue}.` },
      { say: `So "${word}" means "${means}".` },
    ],
    hint: level === 1 ? `Look at these words: ${clue}.` : 'Which words around it explain it?',
  };
};

export const contextClues = defineSkill({
  id: 'context-clues',
  version: 2,
  subject: 'languageArts',
  name: 'Words from context',
  grades: [4, 8],
  standards: ['L.4.4.A', 'L.5.4.A', 'L.6.4.A', 'L.7.4.A', 'L.8.4.A'],
  kinds: ['choose'],
  forTeachers: {
    about: 'Works out what a new word means from the sentence around it.',
    toTry: 'Cover the new word and ask which word the student would put there.',
  },
  atDinner: 'Use a made-up word in a sentence. Can we guess what it means?',
  slips: {
    turnsTheClue: 'Reads the clue the other way around and takes the opposite.',
    topicOnly: 'Goes by the topic of the sentence, not by the clue.',
  },
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
