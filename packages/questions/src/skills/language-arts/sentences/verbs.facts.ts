type Verb = {
  base: string;
  /** Form for he or she. */
  does: string;
  did: string;
  /** Rest of the sentence: "over the log". */
  rest: string;
  /** The rest since version 2, which also fits what is done often. */
  often: string;
};

export const REGULAR_VERBS: readonly Verb[] = [
  { base: 'jump', does: 'jumps', did: 'jumped', rest: 'over the log', often: 'over puddles' },
  { base: 'carry', does: 'carries', did: 'carried', rest: 'the basket', often: 'heavy baskets' },
  { base: 'watch', does: 'watches', did: 'watched', rest: 'the birds', often: 'the birds' },
  { base: 'plant', does: 'plants', did: 'planted', rest: 'a tree', often: 'trees' },
  { base: 'wash', does: 'washes', did: 'washed', rest: 'the windows', often: 'windows' },
  { base: 'study', does: 'studies', did: 'studied', rest: 'the map', often: 'maps' },
  { base: 'paint', does: 'paints', did: 'painted', rest: 'the fence', often: 'fences' },
  { base: 'visit', does: 'visits', did: 'visited', rest: 'the library', often: 'the library' },
];

export const IRREGULAR_VERBS: readonly (Verb & { regularized: string })[] = [
  {
    base: 'go',
    does: 'goes',
    did: 'went',
    rest: 'to the pond',
    often: 'to the pond',
    regularized: 'goed',
  },
  {
    base: 'eat',
    does: 'eats',
    did: 'ate',
    rest: 'an apple',
    often: 'apples',
    regularized: 'eated',
  },
  {
    base: 'write',
    does: 'writes',
    did: 'wrote',
    rest: 'a poem',
    often: 'poems',
    regularized: 'writed',
  },
  {
    base: 'catch',
    does: 'catches',
    did: 'caught',
    rest: 'the ball',
    often: 'fish',
    regularized: 'catched',
  },
  {
    base: 'bring',
    does: 'brings',
    did: 'brought',
    rest: 'a lamp',
    often: 'snacks',
    regularized: 'bringed',
  },
  { base: 'draw', does: 'draws', did: 'drew', rest: 'a map', often: 'maps', regularized: 'drawed' },
  {
    base: 'teach',
    does: 'teaches',
    did: 'taught',
    rest: 'us a song',
    often: 'us songs',
    regularized: 'teached',
  },
  {
    base: 'build',
    does: 'builds',
    did: 'built',
    rest: 'a nest box',
    often: 'nest boxes',
    regularized: 'builded',
  },
  {
    base: 'find',
    does: 'finds',
    did: 'found',
    rest: 'the key',
    often: 'seashells',
    regularized: 'finded',
  },
  {
    base: 'buy',
    does: 'buys',
    did: 'bought',
    rest: 'some bread',
    often: 'fresh bread',
    regularized: 'buyed',
  },
];

export const DOERS = [
  'the girl',
  'my friend',
  'our neighbor',
  'the farmer',
  'her uncle',
  'his cousin',
  'the teacher',
] as const;

/** Singular and plural subjects. Words between subject and verb may be misleading. */
export const SUBJECTS_OF_SENTENCES = [
  { text: 'The girl', isOne: true },
  { text: 'The farmers', isOne: false },
  { text: 'My friend', isOne: true },
  { text: 'The twins', isOne: false },
  { text: 'Hana and Noah', isOne: false },
] as const;

export const TRICKY_SUBJECTS = [
  { text: 'The boy with two dogs', isOne: true, head: 'boy' },
  { text: 'The friends of my cousin', isOne: false, head: 'friends' },
  { text: 'One of the players', isOne: true, head: 'one' },
  { text: 'The teachers at our school', isOne: false, head: 'teachers' },
  { text: 'Each of the students', isOne: true, head: 'each' },
  { text: 'The leader of the hikers', isOne: true, head: 'leader' },
] as const;
