import { chooseOne, type Mistake } from '../../../kit/choose-one.ts';
import { firstOutOfPlace, putInOrder } from '../../../kit/put-in-order.ts';
import type { Thing } from '../../../picture.ts';
import type { Level, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import { LONG_SPELLED, SPELLED, WORD_ENDS, WORD_STARTS } from './reading-words.facts.ts';

const shown = (thing: Thing) => ({ kind: 'things', groups: [{ thing, count: 1 }] }) as const;

const OTHER_VOWEL: Readonly<Record<string, string>> = { a: 'i', e: 'i', i: 'a', o: 'i', u: 'o' };

type Swap = { end: string; old: string; fresh: string; third: string; changed: string };

const firstSwap = (rng: SeededRandom): Swap => {
  const { end, starts } = rng.pick(WORD_ENDS);
  const [old = '', fresh = '', third = ''] = rng.some(starts, 3);
  const changed = fresh + (OTHER_VOWEL[end.charAt(0)] ?? 'o') + end.slice(1);
  return { end, old, fresh, third, changed };
};

/** Changes the end to that of another group, so that this word is an answer elsewhere. */
const evenSwap = (rng: SeededRandom): Swap => {
  const { end, starts } = rng.pick(WORD_ENDS);
  const [old = '', fresh = '', third = '', fourth = ''] = rng.some(starts, 4);
  const ends = WORD_ENDS.filter((other) => other.end !== end && other.starts.includes(fresh));
  const changed = ends.length > 0 ? fresh + rng.pick(ends).end : fourth + end;
  return { end, old, fresh, third, changed };
};

const swapTheStart = (rng: SeededRandom, { end, old, fresh, third, changed }: Swap): Question => {
  const right = fresh + end;
  return {
    ask: `Take ${old} from ${old}${end}. Put ${fresh} there. Which word is it?`,
    picture: { kind: 'series', items: [old + end, `… ${end}`] },
    ...chooseOne(rng, {
      right,
      mistakes: [
        {
          choice: changed,
          headline: `Keep ${end} and put ${fresh} there.`,
          reason: `The end stays ${end}: ${fresh} and ${end} make ${right}.`,
          ...(changed.startsWith(fresh) && { misconception: 'changesTheEnd' }),
        },
        {
          choice: old + end,
          headline: 'That is the old word.',
          reason: `Put ${fresh} where ${old} was. It makes ${right}.`,
          misconception: 'keepsTheOld',
        },
        {
          choice: third + end,
          headline: `That starts with ${third}.`,
          reason: `We put ${fresh} in front. It makes ${right}.`,
        },
      ],
    }),
    solved: `${fresh} + ${end} = ${right}`,
    praise: 'You changed only the start.',
    hint: `Say ${end}. Now put the new sound in front.`,
    steps: [
      { say: `Take ${old} away. What is left is ${end}.`, picture: marked(old + end, end) },
      { say: `Put ${fresh} in front of ${end}.`, picture: marked(right, fresh) },
      { say: `${fresh} and ${end} make ${right}.`.replace(/^./, (first) => first.toUpperCase()) },
    ],
    voice: { choices: 'silent', picture: 'silent' },
  };
};

const marked = (text: string, part: string) => ({ kind: 'marked', text, marks: [part] }) as const;

const swapTheEnd = (rng: SeededRandom): Question => {
  const { start, ends } = rng.pick(WORD_STARTS);
  const [old = '', fresh = '', ...others] = rng.shuffle(ends);
  const right = start + fresh;
  const mistakes: Mistake[] = others.map((other) => ({
    choice: start + other,
    headline: `That ends with ${other}.`,
    reason: `We put ${fresh} at the end. It makes ${right}.`,
    misconception: 'changesTheEnd',
  }));
  return {
    ask: `Take ${old} from ${start}${old}. Put ${fresh} there. Which word is it?`,
    picture: { kind: 'series', items: [start + old, `${start} …`] },
    ...chooseOne(rng, {
      right,
      mistakes: [
        ...mistakes,
        {
          choice: start + old,
          headline: 'That is the old word.',
          reason: `Put ${fresh} where ${old} was. It makes ${right}.`,
          misconception: 'keepsTheOld',
        },
      ],
    }),
    solved: `${start} + ${fresh} = ${right}`,
    praise: 'You changed only the end.',
    hint: `Say ${start}. Now put the new sound behind it.`,
    steps: [
      { say: `Take ${old} away. What is left is ${start}.`, picture: marked(start + old, start) },
      { say: `Put ${fresh} behind ${start}.`, picture: marked(right, fresh) },
      { say: `Now it says ${right}.` },
    ],
    voice: { choices: 'silent', picture: 'silent' },
  };
};

const firstSpelled = (rng: SeededRandom, level: Level) => {
  const longest = { 1: 3, 2: 4, 3: 5 }[level];
  return rng.pick(SPELLED.filter(({ length }) => length <= longest && length >= longest - 1));
};

const spellIt = (rng: SeededRandom, thing: Thing): Question => {
  const right = [...thing];
  return {
    ask: 'Spell the word in the picture.',
    picture: shown(thing),
    ...putInOrder(rng, {
      right,
      from: 'first',
      to: 'last',
      explain: (tiles) => {
        const { index, belongs, given } = firstOutOfPlace(right, tiles);
        const isTurned = tiles.every((tile, at) => tile === right.at(-1 - at));
        return {
          headline: isTurned ? 'Start at the other end.' : `Say ${thing} slowly.`,
          reason:
            index === 0
              ? `You began with ${given}. The first sound is ${belongs}.`
              : `After ${right[index - 1]} you hear ${belongs}, not ${given}.`,
          ...(isTurned && { misconception: 'backward' }),
        };
      },
    }),
    solved: `${right.join(', ')}: ${thing}`,
    praise: 'You put the sounds in order.',
    hint: 'Say the word slowly. What comes first?',
    steps: [
      { say: 'Say the word slowly. Hear each sound.', picture: shown(thing) },
      {
        say: `It starts with ${right[0]}, then ${right[1]}.`,
        picture: marked(thing, thing.slice(0, 2)),
      },
      { say: `It ends with ${thing.slice(-2)}.`, picture: marked(thing, thing.slice(-2)) },
      { say: `The letters make ${thing}.`, picture: { kind: 'series', items: right } },
    ],
    voice: { choices: 'silent' },
  };
};

const makeQuestion = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  if (level === 1) return swapTheStart(rng, evenSwap(rng));
  if (level === 2) return spellIt(rng, rng.pick(SPELLED.filter(({ length }) => length <= 4)));
  if (rng.chance(50)) return swapTheEnd(rng);
  return spellIt(
    rng,
    rng.pick(grade === 1 ? SPELLED.filter(({ length }) => length > 4) : LONG_SPELLED),
  );
};

const makeFirstVersion = (rng: SeededRandom, level: Level): Question =>
  rng.chance(50) ? swapTheStart(rng, firstSwap(rng)) : spellIt(rng, firstSpelled(rng, level));

export const buildingWords = defineSkill({
  id: 'building-words',
  version: 2,
  subject: 'languageArts',
  name: 'Building words',
  grades: [1, 2],
  needs: ['reading-short-words'],
  standards: ['RF.1.2.D', 'L.1.2.D'],
  kinds: ['choose', 'order'],
  forTeachers: {
    about: 'Spells short words and makes new ones by changing the first letter.',
    toTry: 'Write -at on a card and slide letters in front of it: c, h, m.',
  },
  atDinner: 'Change one letter in cat. How far can we get?',
  slips: {
    changesTheEnd: 'Changes the end of the word along with its start.',
    keepsTheOld: 'Reads the old word again.',
    backward: 'Builds the word from right to left.',
  },
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at.level) : makeQuestion(rng, at)),
});
