import type { FilterReason } from '@wonderfield/contract/friends/friends';
import { CLOSENESS } from './topics/closeness.rules.ts';
import { CODE_WORDS } from './topics/code-words.rules.ts';
import { CONTACT } from './topics/contact.rules.ts';
import { DANGER } from './topics/danger.rules.ts';
import { DESPAIR } from './topics/despair.rules.ts';
import { GRAVE_FOREIGN } from './topics/grave-foreign.rules.ts';
import { GRAVE_MEETING } from './topics/grave-meeting.rules.ts';
import { GRAVE_SELF_HARM } from './topics/grave-self-harm.rules.ts';
import { GRAVE_SEXUAL } from './topics/grave-sexual.rules.ts';
import { GRAVE_THREAT } from './topics/grave-threats.rules.ts';
import { GROUPS } from './topics/groups.rules.ts';
import { HANDLES } from './topics/handles.rules.ts';
import { LOOKS } from './topics/looks.rules.ts';
import { MEETING } from './topics/meeting.rules.ts';
import { PERSONAL } from './topics/personal.rules.ts';
import { PRESSURE } from './topics/pressure.rules.ts';
import { PUT_DOWNS } from './topics/put-downs.rules.ts';
import { SECRECY } from './topics/secrecy.rules.ts';
import { SELF_HARM } from './topics/self-harm.rules.ts';
import { SEXUAL } from './topics/sexual.rules.ts';
import { THREAT } from './topics/threats.rules.ts';
import { TIMES_AND_PLACES } from './topics/times-and-places.rules.ts';
import { UNKIND } from './topics/unkind.rules.ts';

/*
 * Step 3: rejects sentences although every word is known, with patterns over the words' long forms
 * between single spaces. They may reject harmless sentences, because an arranged meeting is worse.
 */

/** Patterns by topic. The first match counts. */
const PATTERNS = {
  selfHarm: SELF_HARM,
  danger: [...DANGER, ...DESPAIR],
  threat: THREAT,
  sexual: SEXUAL,
  meeting: [...MEETING, ...TIMES_AND_PLACES],
  secrecy: SECRECY,
  contact: [...CONTACT, ...HANDLES],
  looks: LOOKS,
  personal: [...PERSONAL, ...CODE_WORDS],
  unkind: [...UNKIND, ...GROUPS, ...PUT_DOWNS],
  closeness: [...CLOSENESS, ...PRESSURE],
} as const;
export type TypedTopic = keyof typeof PATTERNS;

/**
 * Patterns of sentences that are reported to parents and operators. They are stricter than
 * rejections, because a reported child has to explain itself.
 */
const GRAVE_PATTERNS: Readonly<Record<FilterReason, readonly string[]>> = {
  selfHarm: [...GRAVE_SELF_HARM, ...GRAVE_FOREIGN.selfHarm],
  threat: [...GRAVE_THREAT, ...GRAVE_FOREIGN.threat],
  sexual: [...GRAVE_SEXUAL, ...GRAVE_FOREIGN.sexual],
  meeting: [...GRAVE_MEETING, ...GRAVE_FOREIGN.meeting],
};

/** Compiles patterns by topic. A pattern ends with a space or at a word boundary. */
const compile = <Topic extends string>(patterns: Readonly<Record<Topic, readonly string[]>>) =>
  (Object.keys(patterns) as Topic[]).map((topic) => ({
    topic,
    pattern: new RegExp(`(?<![a-z'])(?:${patterns[topic].join('|')})(?:(?<= )|(?![a-z']))`),
  }));

const RULES = compile<TypedTopic>(PATTERNS);
const GRAVE_RULES = compile<FilterReason>(GRAVE_PATTERNS);

/** Greetings that a rule would otherwise reject. */
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

const toSentence = (words: readonly string[]) => words.join(' ').replace(GREETINGS, ';');

/** Returns the topic for which a sentence is rejected, or undefined. */
export const findTopic = (words: readonly string[]): TypedTopic | undefined => {
  const sentence = toSentence(words);
  return RULES.find(({ pattern }) => pattern.test(sentence))?.topic;
};

/** Returns the reason for which a sentence is reported, or undefined. */
export const findGraveReason = (words: readonly string[]): FilterReason | undefined => {
  const sentence = toSentence(words);
  return GRAVE_RULES.find(({ pattern }) => pattern.test(sentence))?.topic;
};

/** Words that only rules know. They help to split a sentence without spaces: "killyourself". */
export const RULE_WORDS: readonly string[] = [
  ...new Set(
    [
      ...Object.values(PATTERNS),
      GRAVE_SELF_HARM,
      GRAVE_THREAT,
      GRAVE_SEXUAL,
      GRAVE_MEETING,
    ].flatMap((patterns) => patterns.join(' ').match(/[a-z]{3,}/g) ?? []),
  ),
];
