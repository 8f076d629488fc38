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
export const FIRST_TAGGED = [
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

export const TAGGED = [
  ...FIRST_TAGGED,
  ['The', 'quick', 'rabbit', 'jumps', 'suddenly'],
  ['A', 'lost', 'puppy', 'waits', 'patiently'],
  ['Our', 'kind', 'nurse', 'helps', 'gladly'],
  ['The', 'loud', 'drummer', 'plays', 'wildly'],
  ['My', 'little', 'cousin', 'laughs', 'often'],
  ['The', 'tired', 'hiker', 'climbs', 'steadily'],
  ['A', 'shy', 'turtle', 'hides', 'quickly'],
  ['The', 'gentle', 'giant', 'whispers', 'softly'],
] as const;

/** Words of version 2. Lists have words of the same lengths, so that the length tells nothing. */
export const MORE_WORDS: Readonly<
  Record<'noun' | 'verb' | 'adjective' | 'adverb', readonly string[]>
> = {
  noun: [
    ...['city', 'door', 'lamp', 'barn', 'idea', 'road', 'apple', 'tiger', 'river', 'pencil'],
    ...['window', 'artist', 'forest', 'kitchen', 'teacher', 'village', 'library', 'mountain'],
    ...['neighbor', 'hospital', 'elephant', 'adventure', 'classroom', 'vegetable'],
  ],
  verb: [
    ...['bring', 'sing', 'grow', 'obey', 'write', 'bake', 'carry', 'build', 'enjoy', 'listen'],
    ...['forget', 'arrive', 'gather', 'explain', 'imagine', 'prepare', 'destroy', 'remember'],
    ...['discover', 'complain', 'describe', 'celebrate', 'apologize', 'entertain'],
  ],
  adjective: [
    ...['tiny', 'soft', 'huge', 'tall', 'wise', 'lazy', 'happy', 'noisy', 'heavy', 'clever'],
    ...['hungry', 'gentle', 'golden', 'helpful', 'nervous', 'curious', 'ancient', 'careless'],
    ...['cheerful', 'generous', 'thankful', 'wonderful', 'delicious', 'dangerous'],
  ],
  adverb: [
    ...['soon', 'often', 'never', 'again', 'twice', 'always', 'seldom', 'slowly', 'softly'],
    ...['gladly', 'rarely', 'barely', 'boldly', 'bravely', 'quickly', 'quietly', 'happily'],
    ...['loudly', 'nearly', 'politely', 'usually', 'suddenly', 'carefully', 'sometimes'],
  ],
};

/** [sentence, word, what it tells here]. Each word can do another job in another sentence. */
export const JOBS: Readonly<
  Record<'noun' | 'verb' | 'adjective' | 'adverb', readonly (readonly [string, string])[]>
> = {
  noun: [
    ['The water is cold.', 'water'],
    ['My plant needs sun.', 'plant'],
    ['We took a long walk.', 'walk'],
    ['Her watch is new.', 'watch'],
    ['The paint is still wet.', 'paint'],
    ['The light is on.', 'light'],
    ['I got a letter in the mail.', 'mail'],
    ['The dance was fun.', 'dance'],
    ['His smile was kind.', 'smile'],
    ['We saw a play today.', 'play'],
    ['The orange was sweet.', 'orange'],
    ['He caught a cold.', 'cold'],
    ['The ride was bumpy.', 'ride'],
    ['My answer is short.', 'answer'],
    ['The rest is for you.', 'rest'],
    ['We heard a knock.', 'knock'],
    ['The drink is warm.', 'drink'],
    ['Her cut healed fast.', 'cut'],
    ['The fall was long.', 'fall'],
    ['This stamp is rare.', 'stamp'],
  ],
  verb: [
    ['We water the flowers.', 'water'],
    ['They plant a tree.', 'plant'],
    ['I walk to school.', 'walk'],
    ['We watch the birds.', 'watch'],
    ['They paint the fence.', 'paint'],
    ['Please light the candle.', 'light'],
    ['I mail a card.', 'mail'],
    ['They dance in a circle.', 'dance'],
    ['We smile at the baby.', 'smile'],
    ['They play in the yard.', 'play'],
    ['We clean the kitchen.', 'clean'],
    ['Please open the window.', 'open'],
    ['We ride our bikes.', 'ride'],
    ['They answer the phone.', 'answer'],
    ['Please knock on the door.', 'knock'],
    ['We drink cold milk.', 'drink'],
    ['I cut the paper.', 'cut'],
    ['The leaves fall slowly.', 'fall'],
    ['We rest after lunch.', 'rest'],
    ['They stamp the letters.', 'stamp'],
  ],
  adjective: [
    ['He wears a clean shirt.', 'clean'],
    ['The open door creaks.', 'open'],
    ['She carries a light bag.', 'light'],
    ['I like cold milk.', 'cold'],
    ['He has an orange kite.', 'orange'],
    ['That is a fast horse.', 'fast'],
    ['This is a hard puzzle.', 'hard'],
    ['We took the early bus.', 'early'],
    ['The high wall is gray.', 'high'],
    ['We had a late lunch.', 'late'],
    ['It was a straight road.', 'straight'],
    ['The dry leaf fell.', 'dry'],
    ['It was a close game.', 'close'],
    ['The low shelf is full.', 'low'],
    ['I write with my left hand.', 'left'],
    ['He is a kind man.', 'kind'],
    ['The flat tire hissed.', 'flat'],
    ['That is a near miss.', 'near'],
    ['She told a long story.', 'long'],
    ['The back door is shut.', 'back'],
  ],
  adverb: [
    ['The horse runs fast.', 'fast'],
    ['We work hard.', 'hard'],
    ['They came early.', 'early'],
    ['The kite flies high.', 'high'],
    ['She arrived late.', 'late'],
    ['Walk straight to the gate.', 'straight'],
    ['The owl flew low.', 'low'],
    ['Come close and listen.', 'close'],
    ['Do not go near.', 'near'],
    ['Turn left at the mill.', 'left'],
    ['They walked far.', 'far'],
    ['She sings well.', 'well'],
    ['They played outside.', 'outside'],
    ['He looked up.', 'up'],
    ['Please sit down.', 'down'],
    ['We went inside.', 'inside'],
    ['Come back soon.', 'back'],
    ['He jumped high.', 'high'],
    ['Did you wait long?', 'long'],
    ['The bird flew away.', 'away'],
  ],
};
