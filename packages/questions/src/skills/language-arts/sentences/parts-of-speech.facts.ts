import type { Kind } from '../../../kit/sort-by-kind.ts';

/** Words with only one part of speech in everyday use. */
export const NOUN: Kind = {
  one: 'a noun',
  know: 'A noun names a person, place, or thing.',
  members: ['teacher', 'window', 'kitchen', 'mountain', 'friend', 'pencil', 'apple', 'city'],
  misconception: 'takesNoun',
};
export const VERB: Kind = {
  one: 'a verb',
  know: 'A verb tells what somebody does.',
  members: ['bring', 'sing', 'write', 'carry', 'listen', 'grow', 'eat', 'forget'],
  misconception: 'takesVerb',
};
export const ADJECTIVE: Kind = {
  one: 'an adjective',
  know: 'An adjective tells what something is like.',
  members: ['happy', 'tiny', 'soft', 'clever', 'hungry', 'heavy', 'noisy', 'tall'],
  misconception: 'takesAdjective',
};
export const ADVERB: Kind = {
  one: 'an adverb',
  know: 'An adverb tells how, when, or where something is done.',
  members: ['quickly', 'slowly', 'softly', 'gladly', 'quietly', 'bravely', 'often', 'gently'],
  misconception: 'takesAdverb',
};

/** [before, adjective, noun, verb, adverb], one of each per sentence. */
export const TAGGED = [
  ['The', 'tiny', 'frog', 'hops', 'quickly'],
  ['My', 'old', 'robot', 'speaks', 'loudly'],
  ['A', 'brave', 'knight', 'rides', 'boldly'],
  ['The', 'sleepy', 'owl', 'blinks', 'slowly'],
  ['Our', 'hungry', 'goat', 'eats', 'noisily'],
  ['The', 'young', 'artist', 'paints', 'carefully'],
  ['A', 'gray', 'mouse', 'listens', 'quietly'],
  ['The', 'new', 'student', 'answers', 'politely'],
  ['His', 'blue', 'kite', 'flies', 'smoothly'],
  ['The', 'proud', 'farmer', 'smiles', 'kindly'],
  ['Her', 'wise', 'teacher', 'explains', 'clearly'],
  ['The', 'heavy', 'wagon', 'arrives', 'safely'],
] as const;
