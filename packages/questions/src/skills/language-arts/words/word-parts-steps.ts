import { capital } from '../../../kit/capital.ts';
import { matchPairs } from '../../../kit/match-pairs.ts';
import type { Question, Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { PART_MEANINGS } from './word-families.facts.ts';

type Built = { word: string; part: string; base: string; meaning: string };

const meansOf = (part: string) => PART_MEANINGS.find((row) => row.part === part)?.means ?? '';

export const partSteps = ({ word, part, base, meaning }: Built): Step[] => [
  {
    say: `Take "${word}" apart: ${part.endsWith('-') ? `${part} and ${base}` : `${base} and ${part}`}.`,
    picture: { kind: 'marked', text: word, marks: [part.replace('-', '')] },
  },
  { say: `The part ${part} means "${meansOf(part)}".` },
  { say: `So "${word}" means "${meaning}".` },
];

export const matchParts = (
  rng: SeededRandom,
  pairs: readonly (readonly [word: string, meaning: string])[],
): Question => ({
  ask: 'Match each word with its meaning.',
  ...matchPairs(rng, pairs, ({ left, given, right }) => ({
    headline: `Not yet. Take "${left}" apart.`,
    reason: `"${given}" belongs to another word. "${left}" means "${right}".`,
  })),
  solved: pairs.map(([word]) => word).join(', '),
  praise: 'You looked at the small part of each word.',
  hint: 'Look at how the words begin and end.',
  steps: pairs.map(([word, meaning]) => ({ say: `"${capital(word)}" means "${meaning}".` })),
});
