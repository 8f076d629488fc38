export const QUESTIONS = [
  'Where is my kite',
  'Can frogs climb trees',
  'What do owls eat',
  'Who rang the bell',
  'When does the bus come',
  'Is your soup warm',
  'How do seeds grow',
  'Did you see the moon',
] as const;

export const TELLING = [
  'The hen is in the barn',
  'We planted six seeds',
  'My kite is in the tree',
  'Snails leave a trail',
  'The bus comes at nine',
  'I know where the cat is',
  'She asked for a cup',
  'Bats fly at night',
] as const;

/** [long form, short form] */
export const CONTRACTIONS = [
  ['do not', "don't"],
  ['is not', "isn't"],
  ['I am', "I'm"],
  ['we are', "we're"],
  ['cannot', "can't"],
  ['it is', "it's"],
  ['you will', "you'll"],
  ['they have', "they've"],
  ['she is', "she's"],
  ['did not', "didn't"],
] as const;

/** [owner, possession] */
export const OWNERS = [
  ['dog', 'bowl'],
  ['girl', 'kite'],
  ['bird', 'nest'],
  ['farmer', 'barn'],
  ['frog', 'pond'],
  ['teacher', 'book'],
] as const;

export const LISTS = [
  ['apples', 'plums', 'pears'],
  ['hats', 'boots', 'coats'],
  ['owls', 'moles', 'frogs'],
  ['soup', 'bread', 'milk'],
  ['pens', 'glue', 'paper'],
  ['red', 'blue', 'green'],
] as const;

/** Short forms by the letters that the apostrophe replaces, with the long form. */
export const LEFT_OUT: Readonly<
  Record<string, readonly (readonly [long: string, short: string])[]>
> = {
  o: [
    ['do not', "don't"],
    ['is not', "isn't"],
    ['did not', "didn't"],
    ['was not', "wasn't"],
    ['are not', "aren't"],
    ['could not', "couldn't"],
  ],
  a: [
    ['I am', "I'm"],
    ['we are', "we're"],
    ['they are', "they're"],
    ['you are', "you're"],
  ],
  i: [
    ['it is', "it's"],
    ['she is', "she's"],
    ['he is', "he's"],
    ['that is', "that's"],
    ['who is', "who's"],
  ],
  wi: [
    ['you will', "you'll"],
    ['we will', "we'll"],
    ['she will', "she'll"],
    ['they will', "they'll"],
  ],
  ha: [
    ['they have', "they've"],
    ['I have', "I've"],
    ['we have', "we've"],
    ['you have', "you've"],
  ],
};

/** Owners of version 2 with what they have. */
export const OWNED = [
  ['dog', 'bowl'],
  ['girl', 'kite'],
  ['bird', 'nest'],
  ['farmer', 'barn'],
  ['frog', 'pond'],
  ['teacher', 'book'],
  ['boy', 'boat'],
  ['cat', 'bed'],
  ['baker', 'cart'],
  ['rabbit', 'burrow'],
  ['player', 'ball'],
  ['horse', 'stable'],
  ['doctor', 'bag'],
  ['sister', 'room'],
] as const;

/** Things that make a list in any order. */
export const THREE_THINGS = [
  ['apples', 'plums', 'pears'],
  ['hats', 'boots', 'coats'],
  ['owls', 'moles', 'frogs'],
  ['soup', 'bread', 'milk'],
  ['pens', 'glue', 'paper'],
  ['red', 'blue', 'green'],
  ['corn', 'beans', 'peas'],
  ['drums', 'bells', 'flutes'],
  ['cups', 'forks', 'plates'],
  ['hens', 'goats', 'cows'],
  ['snow', 'wind', 'rain'],
  ['kites', 'balls', 'dolls'],
  ['trains', 'boats', 'cars'],
  ['dogs', 'cats', 'birds'],
] as const;
