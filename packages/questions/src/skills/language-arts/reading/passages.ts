import { chooseOne } from '../../../kit/choose-one.ts';
import type { GradeNumber } from '../../../question.ts';
import { defineSkill } from '../../../skill.ts';
import { LATER_PASSAGES } from './later-passages.facts.ts';
import { MIDDLE_PASSAGES } from './middle-passages.facts.ts';
import { EARLY_PASSAGES } from './passages.facts.ts';

const passagesFor = (grade: GradeNumber) => {
  if (grade <= 3) return EARLY_PASSAGES;
  return grade <= 5 ? MIDDLE_PASSAGES : LATER_PASSAGES;
};

export const passages = defineSkill({
  id: 'reading-a-passage',
  version: 1,
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
  make: (rng, { grade, level }) => {
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
      hint: isDetail
        ? 'Find the sentence that tells it.'
        : 'What do the clues in the text tell you?',
    };
  },
});
