import { capital } from '../../kit/capital.ts';
import { chooseOne } from '../../kit/choose-one.ts';
import { matchPairs } from '../../kit/match-pairs.ts';
import { quotedIn } from '../../kit/speech.ts';
import type { Question, QuestionVoice, Step } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../skill.ts';
import { CORRECTED, GOODBYES, LANGUAGES } from './hello.facts.ts';

const PARTS = { hello: 'hello', thanks: 'thank you' } as const;
type Part = keyof typeof PARTS;
type Language = (typeof LANGUAGES)[number];

/** Returns eight languages for the youngest children and all for the others. */
const languagesFor = ({ grade, version }: MakeAt): readonly Language[] => {
  const known = grade <= 1 ? LANGUAGES.slice(0, 8) : LANGUAGES;
  return version < 2 ? known : known.map((one) => ({ ...one, ...CORRECTED[one.name] }));
};

const VOICES: Readonly<Record<string, 'es' | 'fr'>> = { Spanish: 'es', French: 'fr' };

/** Speaks Spanish and French words with their own voice. Other languages have none. */
const askedAloud = (ask: string, { name }: Language): { voice?: QuestionVoice } => {
  const lang = VOICES[name];
  return lang ? { voice: { ask: quotedIn(lang, ask) } } : {};
};

const sayWord = (one: Language, part: Part): Step => {
  const say = `"${capital(one[part])}" is ${PARTS[part]} in ${one.name}.`;
  const lang = VOICES[one.name];
  return lang ? { say, spoken: quotedIn(lang, say) } : { say };
};

const partFor = (rng: SeededRandom) => rng.pick<Part>(['hello', 'thanks']);

const howToSay = (rng: SeededRandom, at: MakeAt, wrong: number): Question => {
  const target = rng.pick(languagesFor(at));
  const part = partFor(rng);
  const turned = part === 'hello' ? 'thanks' : 'hello';
  const right = target[part];
  return {
    ask: `How do you say ${PARTS[part]} in ${target.name}?`,
    ...chooseOne(rng, {
      right,
      wrong,
      mistakes: [
        {
          choice: target[turned],
          headline: `That means ${PARTS[turned]}.`,
          reason: `${target.name} is right, but the word for ${PARTS[part]} is ${right}.`,
          misconception: 'otherMeaning',
        },
        ...rng
          .shuffle(languagesFor(at).filter(({ name }) => name !== target.name))
          .map((other) => ({
            choice: other[part],
            headline: `That is ${other.name}.`,
            reason: `${capital(other[part])} is ${other.name}. In ${target.name} it is ${right}.`,
            misconception: 'otherLanguage',
          })),
      ],
    }),
    solved: `${capital(PARTS[part])} in ${target.name}: ${right}`,
    praise: 'You knew how to greet or thank.',
    hint: 'Say each word aloud. Where have you heard it?',
    voice: { choices: 'silent' },
    steps: [
      { say: `We look for ${PARTS[part]} in ${target.name}.` },
      sayWord(target, turned),
      sayWord(target, part),
    ],
  };
};

const whichLanguage = (rng: SeededRandom, at: MakeAt, wrong: number): Question => {
  const target = rng.pick(languagesFor(at));
  const part = partFor(rng);
  const ask = `"${capital(target[part])}" means ${PARTS[part]}. In which language?`;
  const others = rng.shuffle(languagesFor(at).filter(({ name }) => name !== target.name));
  return {
    ask,
    ...chooseOne(rng, {
      right: target.name,
      wrong,
      mistakes: others.map((other) => ({
        choice: other.name,
        headline: `In ${other.name} it is ${other[part]}.`,
        reason: `${capital(target[part])} is ${target.name}. In ${other.name} you say ${other[part]}.`,
        misconception: 'otherLanguage',
      })),
    }),
    solved: `"${target[part]}" is ${target.name} for ${PARTS[part]}`,
    praise: 'You recognized the language.',
    hint: 'Say it aloud. Which language sounds like that?',
    steps: [
      { say: `Say it aloud: ${target[part]}.` },
      ...others.slice(0, 1).map((other) => sayWord(other, part)),
      sayWord(target, part),
    ],
    ...askedAloud(ask, target),
  };
};

const matchGreetings = (rng: SeededRandom, at: MakeAt, count: number): Question => {
  const part = partFor(rng);
  const taken = rng.some(languagesFor(at), count);
  const pairs = taken.map((one) => [one[part], one.name] as const);
  return {
    ask: `Match ${PARTS[part]} with its language.`,
    ...matchPairs(rng, pairs, ({ left, given, right }) => ({
      headline: 'Not yet. Say it aloud.',
      reason: `${capital(left)} is not ${given}. It is ${right}.`,
      misconception: 'otherLanguage',
    })),
    solved: pairs.map(([word, name]) => `${word}: ${name}`).join(', '),
    praise: 'You heard which language is which.',
    hint: 'Start with the one you have heard before.',
    voice: { choices: 'silent' },
    steps: taken.map((one) => sayWord(one, part)),
  };
};

/** Offers both meanings in two languages, so that both have to be known. */
const whatItIs = (rng: SeededRandom, at: MakeAt): Question => {
  const [target, other] = rng.some(languagesFor(at), 2) as [Language, Language];
  const part = partFor(rng);
  const turned = part === 'hello' ? 'thanks' : 'hello';
  const name = (each: Part, { name: language }: Language) => `${PARTS[each]} in ${language}`;
  const ask = `What is "${target[part]}"?`;
  const reason = `${capital(target[part])} is ${PARTS[part]} in ${target.name}.`;
  return {
    ask,
    ...chooseOne(rng, {
      right: name(part, target),
      mistakes: [
        {
          choice: name(turned, target),
          headline: `That is ${target[turned]}.`,
          reason,
          misconception: 'otherMeaning',
        },
        ...([part, turned] as const).map((each) => ({
          choice: name(each, other),
          headline: `That is ${other[each]}.`,
          reason,
          misconception: 'otherLanguage',
        })),
      ],
    }),
    solved: `"${target[part]}" is ${name(part, target)}`,
    praise: 'You knew the language and the meaning.',
    hint: 'Say it aloud. Do people say it first, or after help?',
    steps: [sayWord(other, part), sayWord(target, turned), sayWord(target, part)],
    ...askedAloud(ask, target),
  };
};

/** Asks for the meaning. The three meanings are right equally often. */
const whatItMeans = (rng: SeededRandom, at: MakeAt): Question => {
  const target = rng.pick(languagesFor(at).filter(({ name }) => name in GOODBYES));
  const words = {
    hello: target.hello,
    'thank you': target.thanks,
    goodbye: GOODBYES[target.name] ?? '',
  };
  const meanings = ['hello', 'thank you', 'goodbye'] as const;
  const right = rng.pick(meanings);
  const others = meanings.filter((meaning) => meaning !== right);
  const ask = `What does "${words[right]}" mean?`;
  return {
    ask,
    ...chooseOne(rng, {
      right,
      mistakes: others.map((meaning) => ({
        choice: meaning,
        headline: `That is ${words[meaning]}.`,
        reason: `In ${target.name}, ${meaning} is ${words[meaning]}. ${capital(words[right])} means ${right}.`,
        misconception: 'otherMeaning',
      })),
    }),
    solved: `"${words[right]}" is ${target.name} for ${right}`,
    praise: 'You knew what it means.',
    hint: 'When have you heard somebody say it?',
    steps: [
      { say: `Say it aloud: ${words[right]}.` },
      { say: `In ${target.name}, ${others[0]} is ${words[others[0] ?? 'hello']}.` },
      { say: `"${capital(words[right])}" means ${right}.` },
    ],
    ...askedAloud(ask, target),
  };
};

const makeQuestion = (rng: SeededRandom, at: MakeAt): Question => {
  const { grade, level } = at;
  // Before grade 2, the choices are spoken, so they have to be English.
  if (level === 1) {
    return grade <= 1 ? whatItMeans(rng, at) : howToSay(rng, at, 2);
  }
  if (level === 3) return whatItIs(rng, at);
  if (grade <= 1) return whichLanguage(rng, at, 3);
  return rng.chance(50) ? matchGreetings(rng, at, 4) : whichLanguage(rng, at, 3);
};

const makeFirstVersion = (rng: SeededRandom, at: MakeAt): Question => {
  const { grade, level } = at;
  const wrong = level === 1 ? 2 : 3;
  const variant = rng.int(1, 4);
  if (variant === 1 && grade >= 1) return matchGreetings(rng, at, level === 3 ? 4 : 3);
  return variant === 2 ? whichLanguage(rng, at, wrong) : howToSay(rng, at, wrong);
};

export const hello = defineSkill({
  id: 'hello-around-the-world',
  version: 2,
  subject: 'foreignLanguage',
  name: 'Hello around the world',
  grades: [0, 8],
  standards: [],
  kinds: ['choose', 'match'],
  isFactSet: true,
  forTeachers: {
    about: 'Greets and thanks people in many languages.',
    toTry: 'Greet the class in another language each week, and let students teach theirs.',
  },
  atDinner: 'In how many languages can we say thank you?',
  slips: {
    otherMeaning: 'Mixes up hello and thank you.',
    otherLanguage: 'Mixes up two languages.',
  },
  make: (rng, at) => (at.version < 2 ? makeFirstVersion(rng, at) : makeQuestion(rng, at)),
});
