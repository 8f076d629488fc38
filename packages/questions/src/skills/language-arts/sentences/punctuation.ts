import { chooseOne, type Mistake } from '../../../kit/choose-one.ts';
import { evenInLength } from '../../../kit/even-in-length.ts';
import type { Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import { LEFT_OUT, OWNED, QUESTIONS, TELLING, THREE_THINGS } from './punctuation.facts.ts';
import { makeFirstPunctuation } from './punctuation-first-version.ts';
import { listSteps } from './punctuation-steps.ts';

type Mark = 'period' | 'question' | 'comma' | 'apostrophe';

const MARKS: Readonly<Record<Mark, { name: string; sign: string; because: string }>> = {
  period: { name: 'period .', sign: '.', because: 'A telling sentence ends with a period.' },
  question: {
    name: 'question mark ?',
    sign: '?',
    because: 'An asking sentence ends with a question mark.',
  },
  comma: { name: 'comma ,', sign: ',', because: 'Commas go between the things of a list.' },
  apostrophe: { name: "apostrophe '", sign: "'", because: 'An apostrophe shows who owns it.' },
};

const ENDS: readonly Mark[] = ['period', 'question'];

/** Returns a sentence with a gap for the mark. */
const sentenceFor = (rng: SeededRandom, mark: Mark) => {
  if (mark === 'question') return `${rng.pick<string>(QUESTIONS)} …`;
  if (mark === 'period') return `${rng.pick<string>(TELLING)} …`;
  if (mark === 'apostrophe') {
    const [owner, owned] = rng.pick(OWNED);
    return `The ${owner} …s ${owned} is new.`;
  }
  const [one, two, three] = rng.shuffle<string>(rng.pick(THREE_THINGS));
  return `I like ${one} … ${two}, and ${three}.`;
};

const CLUES: Readonly<Record<Mark, string>> = {
  period: 'The gap is at the end. The sentence tells.',
  question: 'The gap is at the end. The sentence asks.',
  comma: 'The gap is between two things of a list.',
  apostrophe: 'The gap is before the s of an owner.',
};

const whichMark = (rng: SeededRandom, marks: readonly Mark[]): Question => {
  const mark = rng.pick(marks);
  const sentence = sentenceFor(rng, mark);
  const { name, sign, because } = MARKS[mark];
  const whole = sentence.replace(' …', sign);
  return {
    ask: 'What belongs in the gap?',
    picture: { kind: 'passage', text: sentence },
    ...chooseOne(rng, {
      right: name,
      mistakes: marks
        .filter((other) => other !== mark)
        .map((other) => ({
          choice: MARKS[other].name,
          headline: ENDS.includes(mark) ? 'Does it ask or tell?' : 'Look at where the gap is.',
          reason: because,
          ...(ENDS.includes(mark) && ENDS.includes(other) && { misconception: 'endMark' }),
          ...(mark === 'comma' && { misconception: 'noCommas' }),
          ...(mark === 'apostrophe' && { misconception: 'noApostrophe' }),
        })),
    }),
    solved: whole,
    praise: `You saw that the gap needs ${mark === 'apostrophe' ? 'an' : 'a'} ${name.slice(0, -2)}.`,
    hint: 'Where is the gap? Does the sentence ask or tell?',
    steps: [
      { say: CLUES[mark], picture: { kind: 'passage', text: sentence } },
      { say: because },
      {
        say: `The gap needs ${mark === 'apostrophe' ? 'an' : 'a'} ${name.slice(0, -2)}.`,
        picture: { kind: 'passage', text: whole },
      },
    ],
  };
};

const lettersLeftOut = (rng: SeededRandom): Question => {
  const groups = Object.keys(LEFT_OUT);
  const right = rng.pick(groups);
  const [long, short] = rng.pick(LEFT_OUT[right] ?? []);
  return {
    ask: `Which letters does the apostrophe in "${short}" replace?`,
    ...chooseOne(rng, {
      right,
      mistakes: rng.shuffle(groups.filter((other) => other !== right)).map((choice) => ({
        choice,
        headline: 'Look at which letters are gone.',
        reason: `"${short}" is short for "${long}". The letters ${right} are gone.`,
        misconception: 'apostrophePlace',
      })),
    }),
    solved: `${long}: ${short}, without ${right}`,
    praise: 'You saw which letters were left out.',
    hint: `Say the long form of "${short}".`,
    steps: [
      { say: `"${short}" is short for "${long}".`.replace(/^"(.)/, (text) => text.toUpperCase()) },
      {
        say: 'Compare the two. Which letters are gone?',
        picture: { kind: 'series', items: [long, short] },
      },
      {
        say: `The apostrophe stands for ${right}.`,
        picture: { kind: 'marked', text: long, marks: [right] },
      },
    ],
  };
};

const OWNER_FORMS = ['one', 'many', 'oneOwns', 'manyOwn'] as const;
type OwnerForm = (typeof OWNER_FORMS)[number];

const OWNER_RULES: Readonly<Record<OwnerForm, string>> = {
  one: 'One, and nothing is owned. Add nothing.',
  many: 'More than one, and nothing is owned. Add s.',
  oneOwns: 'One owner. Add an apostrophe, then s.',
  manyOwn: 'More than one owner. Add s, then an apostrophe.',
};

const ownerForm = (rng: SeededRandom, isHarder: boolean): Question => {
  const [owner, owned] = rng.pick(OWNED);
  const form = rng.pick(OWNER_FORMS);
  const forms = { one: owner, many: `${owner}s`, oneOwns: `${owner}'s`, manyOwn: `${owner}s'` };
  const right = forms[form];
  const [single, plural] = isHarder ? ['Each', 'All the'] : ['One', 'Two'];
  const counter = form === 'one' || form === 'oneOwns' ? single : plural;
  const isOwned = form === 'oneOwns' || form === 'manyOwn';
  const verb = isOwned === (form === 'manyOwn') && form !== 'one' ? 'are' : 'is';
  const rest = isOwned
    ? `new ${owned}${form === 'manyOwn' ? 's' : ''} ${verb} here`
    : `${verb} here`;
  return {
    ask: 'Which word fits the gap?',
    picture: { kind: 'passage', text: `${counter} … ${rest}.` },
    ...chooseOne(rng, {
      right,
      mistakes: OWNER_FORMS.filter((other) => other !== form).map((other) => ({
        choice: forms[other],
        headline: isOwned ? 'Who owns it? How many are there?' : 'Does anybody own something?',
        reason: `${OWNER_RULES[form]} Write ${right}.`,
        misconception: isOwned && !forms[other].includes("'") ? 'noApostrophe' : 'apostrophePlace',
      })),
    }),
    solved: `${counter} ${right} ${rest}.`,
    praise: isOwned ? 'You showed who owns it.' : 'You saw that nothing is owned.',
    hint: 'How many are there? Do they own something?',
    steps: [
      {
        say: `"${counter}" means ${counter === single ? 'one' : 'more than one'}.`,
        picture: { kind: 'marked', text: `${counter} … ${rest}.`, marks: [counter] },
      },
      { say: OWNER_RULES[form] },
      {
        say: `Write ${right}.`,
        picture: { kind: 'passage', text: `${counter} ${right} ${rest}.` },
      },
    ],
  };
};

const commasInAList = (rng: SeededRandom): Question => {
  const [one = '', two = '', three = ''] = rng.shuffle<string>(rng.pick(THREE_THINGS));
  const right = `${one}, ${two}, and ${three}`;
  const missing = (choice: string): Mistake => ({
    choice,
    headline: 'A comma is missing.',
    reason: 'Put a comma after each thing in the list but the last.',
    misconception: 'noCommas',
  });
  const afterAnd = (choice: string): Mistake => ({
    choice,
    headline: 'Look at the word and.',
    reason: 'No comma follows the word "and". The comma comes before it.',
    misconception: 'commaAfterAnd',
  });
  return {
    ask: 'Which list has its commas in the right places?',
    ...chooseOne(rng, {
      right,
      mistakes: evenInLength(rng, {
        right,
        wrong: 3,
        mistakes: [
          missing(`${one} ${two} and ${three}`),
          missing(`${one} ${two}, and ${three}`),
          afterAnd(`${one}, ${two}, and, ${three}`),
          afterAnd(`${one}, ${two} and, ${three}`),
          {
            choice: `${one}, ${two}, and ${three},`,
            headline: 'The list ends there.',
            reason: 'No comma comes after the last thing.',
          },
        ],
      }),
    }),
    solved: right,
    praise: 'You put a comma after each thing but the last.',
    hint: 'Put a comma after each thing but the last.',
    steps: listSteps({ one, two, three }),
  };
};

const makeQuestion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  if (level === 1) {
    const marks: Mark[] = ['period', 'question', 'comma'];
    return whichMark(rng, grade === 2 ? marks : [...marks, 'apostrophe']);
  }
  if (level === 2) return rng.chance(50) ? lettersLeftOut(rng) : ownerForm(rng, false);
  return rng.chance(60) ? commasInAList(rng) : ownerForm(rng, true);
};

export const punctuation = defineSkill({
  id: 'punctuation',
  version: 2,
  subject: 'languageArts',
  name: 'Punctuation',
  grades: [2, 4],
  standards: ['L.1.2.B', 'L.1.2.C', 'L.2.2.C', 'L.3.2.D'],
  kinds: ['choose'],
  forTeachers: {
    about: 'Uses end marks, apostrophes and commas in a list.',
    toTry: 'Read a page aloud without any rests, then mark together where they belong.',
  },
  atDinner: 'What could happen if nobody used commas?',
  slips: {
    endMark: 'Mixes up sentences that ask and sentences that tell.',
    noApostrophe: 'Leaves out the apostrophe.',
    apostrophePlace: 'Puts the apostrophe in another place.',
    noCommas: 'Leaves commas out of a list.',
    commaAfterAnd: 'Puts a comma after "and" in a list.',
  },
  make: (rng, at) => (at.version < 2 ? makeFirstPunctuation(rng, at) : makeQuestion(rng, at)),
});
