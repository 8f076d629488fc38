import { chooseOne } from '../../../kit/choose-one.ts';
import { defineSkill } from '../../../skill.ts';
import { LATER_CLUES, MIDDLE_CLUES } from './context-clues.facts.ts';

export const contextClues = defineSkill({
  id: 'context-clues',
  version: 1,
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
  make: (rng, { grade, level }) => {
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
      hint: level === 1 ? `Look at these words: ${clue}.` : 'Which words around it explain it?',
    };
  },
});
