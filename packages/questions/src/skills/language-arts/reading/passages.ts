import { chooseOne, type Mistake } from '../../../kit/choose-one.ts';
import type { GradeNumber, Question, Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import { EARLY_QUESTIONS } from './early-questions.facts.ts';
import { LATER_PASSAGES } from './later-passages.facts.ts';
import { LATER_QUESTIONS } from './later-questions.facts.ts';
import { MIDDLE_PASSAGES } from './middle-passages.facts.ts';
import { MIDDLE_QUESTIONS } from './middle-questions.facts.ts';
import { EARLY_PASSAGES, type Passage } from './passages.facts.ts';
import type { Asked, QuestionsAbout } from './questions-about.ts';

const passagesFor = (grade: GradeNumber): readonly Passage[] => {
  if (grade <= 3) return EARLY_PASSAGES;
  return grade <= 5 ? MIDDLE_PASSAGES : LATER_PASSAGES;
};

const QUESTIONS: Readonly<Record<string, QuestionsAbout>> = {
  ...EARLY_QUESTIONS,
  ...MIDDLE_QUESTIONS,
  ...LATER_QUESTIONS,
};

type Reading = { text: string; target: Asked; others: readonly Asked[]; stray: string };

const pickReading = (
  rng: SeededRandom,
  grade: GradeNumber,
  kind: 'details' | 'inferences',
): Reading => {
  const { name, text } = rng.pick(passagesFor(grade).filter((each) => each.name in QUESTIONS));
  const about = QUESTIONS[name] as QuestionsAbout;
  const [target, ...others] = rng.shuffle(about[kind]) as [Asked, ...Asked[]];
  return { text, target, others, stray: about.stray };
};

const ended = (text: string) => (/[.?]$/.test(text) ? text : `${text}.`);

const readingSteps = ({ text, target: { proof } }: Reading, last: string): Step[] => [
  { say: 'Read the text again. Look for the place.', picture: { kind: 'passage', text } },
  { say: 'These words help.', picture: { kind: 'marked', text, marks: [proof] } },
  { say: last },
];

const withAsk = (ask: string, answer: string) =>
  `${ask} ${answer}`.length <= 90 ? `${ask} ${answer}` : answer;

const aboutText = (rng: SeededRandom, reading: Reading, isDetail: boolean): Question => {
  const { text, target, others, stray } = reading;
  const { ask, answer, proof } = target;
  const mistakes: Mistake[] = others.map((other) => ({
    choice: other.answer,
    headline: 'Not yet. Read around those words.',
    reason: `That answers another question. Here these words help: "${proof}".`,
    misconception: 'elsewhere',
  }));
  const notThere: Mistake = {
    choice: stray,
    headline: 'Not yet. Does the text say so?',
    reason: `The text does not say that. These words help: "${proof}".`,
    misconception: 'notThere',
  };
  return {
    ask,
    picture: { kind: 'passage', text },
    ...chooseOne(rng, {
      right: answer,
      mistakes: !isDetail && rng.chance(35) ? [...mistakes, notThere] : mistakes,
    }),
    solved: withAsk(ask, answer),
    praise: isDetail ? 'You went back to the text.' : 'You put clues from the text together.',
    hint: isDetail ? 'Find the sentence that tells it.' : 'What do the clues in the text tell you?',
    steps: readingSteps(
      reading,
      ended(answer).replace(/^./, (first) => first.toUpperCase()),
    ),
  };
};

/** Asks for the words of the text that prove an answer. */
const whichProof = (rng: SeededRandom, reading: Reading): Question => {
  const { text, target, others } = reading;
  const { ask, answer, proof } = target;
  return {
    ask: `Which words help to answer: "${ask}"`,
    picture: { kind: 'passage', text },
    ...chooseOne(rng, {
      right: proof,
      mistakes: others.map((other) => ({
        choice: other.proof,
        headline: 'Those words show something else.',
        reason: `Those belong to another answer. Look at "${proof}".`,
        misconception: 'elsewhere',
      })),
    }),
    solved: withAsk(ask, `"${proof}"`),
    praise: 'You found the words that prove it.',
    hint: 'First answer the question. How do you know?',
    steps: [
      { say: `First answer it: ${answer}`, picture: { kind: 'passage', text } },
      { say: 'How do we know? Look for a clue.' },
      { say: `The words are: ${ended(proof)}`, picture: { kind: 'marked', text, marks: [proof] } },
    ],
  };
};

const makeQuestion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  if (level === 1) return aboutText(rng, pickReading(rng, grade, 'details'), true);
  const reading = pickReading(rng, grade, 'inferences');
  return level === 2 ? aboutText(rng, reading, false) : whichProof(rng, reading);
};

const firstSteps = (text: string, right: string, isDetail: boolean): Step[] => [
  { say: 'Read the text again.', picture: { kind: 'passage', text } },
  { say: isDetail ? 'One sentence tells it.' : 'Put its clues together.' },
  { say: ended(right).replace(/^./, (first) => first.toUpperCase()) },
];

const makeFirstVersion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const { text, detail, between } = rng.pick(passagesFor(grade));
  const isDetail = rng.chance({ 1: 75, 2: 50, 3: 25 }[level]);
  const { ask, right, strays } = isDetail ? detail : between;
  return {
    ask,
    picture: { kind: 'passage', text },
    ...chooseOne(rng, {
      right,
      mistakes: strays.map(([choice, misconception, reason]) => ({
        choice,
        headline:
          misconception === 'elsewhere'
            ? 'Not yet. Read around those words.'
            : 'Not yet. Does the text say so?',
        reason,
        misconception,
      })),
    }),
    solved: `${ask} ${right}`.length <= 90 ? `${ask} ${right}` : right,
    praise: isDetail ? 'You went back to the text.' : 'You put clues from the text together.',
    steps: firstSteps(text, right, isDetail),
    hint: isDetail ? 'Find the sentence that tells it.' : 'What do the clues in the text tell you?',
  };
};

export const passages = defineSkill({
  id: 'reading-a-passage',
  version: 2,
  subject: 'languageArts',
  name: 'Reading a short text',
  grades: [2, 8],
  standards: ['RI.2.1', 'RL.3.1', 'RL.4.1', 'RI.5.1', 'RL.6.1', 'RI.7.1', 'RI.8.1'],
  kinds: ['choose'],
  forTeachers: {
    about: 'Finds what a text says and works out what it does not say outright.',
    toTry: 'Ask the student to put a finger on the sentence that proves the answer.',
  },
  atDinner: 'Tell us a story from today, and let us guess what happened before it.',
  slips: {
    elsewhere: 'Takes words from another place in the text.',
    notThere: 'Answers from an idea of their own that is not in the text.',
  },
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
