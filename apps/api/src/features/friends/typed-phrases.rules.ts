import { CLOSENESS } from './typed-topics/closeness.rules.ts';
import { CONTACT } from './typed-topics/contact.rules.ts';
import { LOOKS } from './typed-topics/looks.rules.ts';
import { MEETING } from './typed-topics/meeting.rules.ts';
import { PERSONAL } from './typed-topics/personal.rules.ts';
import { SECRECY } from './typed-topics/secrecy.rules.ts';
import { SELF_HARM } from './typed-topics/self-harm.rules.ts';
import { SEXUAL } from './typed-topics/sexual.rules.ts';
import { THREAT } from './typed-topics/threats.rules.ts';
import { UNKIND } from './typed-topics/unkind.rules.ts';

/*
 * The third step: sentences that are rejected even when each word is known. A rule is a pattern over
 * the long forms of the words, between single spaces. Where a pattern also catches a harmless
 * sentence, the child takes a phrase: letting a meeting through costs more.
 */

/** Patterns by topic, the gravest first: the first that fits counts. */
const PATTERNS = {
  selfHarm: SELF_HARM,
  threat: THREAT,
  sexual: SEXUAL,
  meeting: MEETING,
  secrecy: SECRECY,
  contact: CONTACT,
  looks: LOOKS,
  personal: PERSONAL,
  unkind: UNKIND,
  closeness: CLOSENESS,
} as const;
export type TypedTopic = keyof typeof PATTERNS;

const RULES = Object.entries(PATTERNS).map(([topic, patterns]) => ({
  topic: topic as TypedTopic,
  // A pattern may end with a space, otherwise it ends with a word.
  pattern: new RegExp(`(?<![a-z'])(?:${patterns.join('|')})(?:(?<= )|(?![a-z']))`),
}));

/** Greetings that a rule would reject. */
const GREETINGS = new RegExp(
  `(?<![a-z'])(?:${[
    'nice to meet you',
    'happy birthday(?: to you)?',
    'see you (?:soon|later|tomorrow|again|next time|around|then|there|in the game)',
    'thank you',
    'love your',
  ].join('|')})(?![a-z'])`,
  'g',
);

/** Returns the topic for which a sentence is rejected. Returns undefined if no rule rejects it. */
export const findTopic = (words: readonly string[]): TypedTopic | undefined => {
  const sentence = words.join(' ').replace(GREETINGS, ';');
  return RULES.find(({ pattern }) => pattern.test(sentence))?.topic;
};

/** Words that only rules know. With them a sentence without spaces is found: "killyourself". */
export const RULE_WORDS: readonly string[] = [
  ...new Set(
    Object.values(PATTERNS).flatMap((patterns) => patterns.join(' ').match(/[a-z]{3,}/g) ?? []),
  ),
];
