import { chooseOne } from '../../../kit/choose-one.ts';
import { matchKinds, type Sorting, whichIs } from '../../../kit/sort-by-kind.ts';
import type { GradeNumber, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill } from '../../../skill.ts';
import { ADJECTIVE, ADVERB, NOUN, TAGGED, VERB } from './parts-of-speech.facts.ts';

const sorting = (grade: GradeNumber): Sorting => ({
  kinds: grade >= 4 ? [NOUN, VERB, ADJECTIVE, ADVERB] : [NOUN, VERB, ADJECTIVE],
  say: (member, one) => `The word "${member}" is ${one}`,
  hint: 'Does it name, do, or describe?',
  praise: 'You asked what the word does.',
});

const inASentence = (rng: SeededRandom, grade: GradeNumber): Question => {
  const words = rng.pick(TAGGED);
  const [before, adjective, noun, verb, adverb] = words;
  const tagged = [
    { kind: ADJECTIVE, word: adjective as string },
    { kind: NOUN, word: noun as string },
    { kind: VERB, word: verb as string },
    { kind: ADVERB, word: adverb as string },
  ].slice(0, grade >= 4 ? 4 : 3);
  const target = rng.pick(tagged);
  const name = target.kind.one.replace(/^an? /, '');
  const text = grade >= 4 ? `${words.join(' ')}.` : `${before} ${adjective} ${noun} ${verb}.`;
  return {
    ask: `Which word is the ${name}?`,
    picture: { kind: 'passage', text },
    ...chooseOne(rng, {
      right: target.word,
      mistakes: tagged
        .filter((other) => other !== target)
        .map(({ kind, word }) => ({
          choice: word,
          headline: `"${word}" is ${kind.one}.`,
          reason: `${target.kind.know} Here that is "${target.word}".`,
          misconception: kind.misconception ?? '',
        })),
    }),
    solved: `"${target.word}" is ${target.kind.one}`,
    praise: 'You asked what each word does.',
    hint: target.kind.know,
  };
};

export const partsOfSpeech = defineSkill({
  id: 'parts-of-speech',
  version: 1,
  subject: 'languageArts',
  name: 'Nouns, verbs, adjectives',
  grades: [2, 5],
  standards: ['L.2.1.E', 'L.3.1.A'],
  kinds: ['choose', 'match'],
  forTeachers: {
    about: 'Tells nouns, verbs, adjectives and adverbs apart by what they do.',
    toTry: 'Have the student act out verbs and point at nouns in the room.',
  },
  atDinner: 'Which three adjectives fit your day?',
  slips: {
    takesNoun: 'Takes a noun for another part of speech.',
    takesVerb: 'Takes a verb for another part of speech.',
    takesAdjective: 'Takes an adjective for another part of speech.',
    takesAdverb: 'Takes an adverb for another part of speech.',
  },
  make: (rng, { grade, level }) => {
    if (rng.chance({ 1: 30, 2: 50, 3: 70 }[level])) return inASentence(rng, grade);
    return rng.chance(30)
      ? matchKinds(rng, sorting(grade), 'What kind of word is it?')
      : whichIs(rng, sorting(grade), level === 1 ? 2 : 3);
  },
});
