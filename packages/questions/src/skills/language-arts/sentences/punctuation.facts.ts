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
