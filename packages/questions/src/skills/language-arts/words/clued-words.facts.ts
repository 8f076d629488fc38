/** A word in a sentence. The clue is a part of the sentence. */
export type CluedWord = { word: string; sentence: string; means: string; clue: string };

/**
 * Four words whose meanings are offered together. The first two are opposites, and so are the last
 * two.
 */
export type CluedSet = readonly [CluedWord, CluedWord, CluedWord, CluedWord];

export const MIDDLE_SETS: readonly CluedSet[] = [
  [
    {
      word: 'drowsy',
      sentence: 'Sam was so drowsy that his eyes kept closing.',
      means: 'sleepy',
      clue: 'his eyes kept closing',
    },
    {
      word: 'alert',
      sentence: 'The alert guard noticed every small sound.',
      means: 'wide awake',
      clue: 'noticed every small sound',
    },
    {
      word: 'gleeful',
      sentence: 'The gleeful children clapped and cheered.',
      means: 'very happy',
      clue: 'clapped and cheered',
    },
    {
      word: 'glum',
      sentence: 'Ana was glum, and a tear ran down her cheek.',
      means: 'sad',
      clue: 'a tear ran down her cheek',
    },
  ],
  [
    {
      word: 'fragile',
      sentence: 'Carry the fragile eggs with care, or they will crack.',
      means: 'likely to break',
      clue: 'they will crack',
    },
    {
      word: 'sturdy',
      sentence: 'The sturdy bridge held ten trucks and never shook.',
      means: 'strong',
      clue: 'held ten trucks',
    },
    {
      word: 'vacant',
      sentence: 'Nobody has lived in the vacant house for years.',
      means: 'empty',
      clue: 'Nobody has lived in',
    },
    {
      word: 'teeming',
      sentence: 'The teeming market had no room to turn around.',
      means: 'crowded',
      clue: 'no room to turn around',
    },
  ],
  [
    {
      word: 'timid',
      sentence: 'The timid fawn hid behind its mother at every sound.',
      means: 'shy',
      clue: 'hid behind its mother',
    },
    {
      word: 'daring',
      sentence: 'The daring mouse walked right up to the cat.',
      means: 'bold',
      clue: 'walked right up to the cat',
    },
    {
      word: 'swift',
      sentence: 'The swift deer was gone before we could blink.',
      means: 'very fast',
      clue: 'gone before we could blink',
    },
    {
      word: 'sluggish',
      sentence: 'The sluggish stream took an hour to carry a leaf past us.',
      means: 'slow',
      clue: 'took an hour to carry a leaf',
    },
  ],
  [
    {
      word: 'drenched',
      sentence: 'We had no umbrella and came home drenched.',
      means: 'soaking wet',
      clue: 'no umbrella',
    },
    {
      word: 'parched',
      sentence: 'After a month without rain, the parched soil cracked.',
      means: 'very dry',
      clue: 'a month without rain',
    },
    {
      word: 'weary',
      sentence: 'After the long hike, the weary group sat down to rest.',
      means: 'tired',
      clue: 'sat down to rest',
    },
    {
      word: 'lively',
      sentence: 'The lively puppies raced around the yard all day.',
      means: 'full of energy',
      clue: 'raced around the yard all day',
    },
  ],
  [
    {
      word: 'peculiar',
      sentence: 'The soup had a peculiar taste, unlike anything I had tried.',
      means: 'unusual',
      clue: 'unlike anything I had tried',
    },
    {
      word: 'typical',
      sentence: 'It was a typical day, as most of our school days are.',
      means: 'normal',
      clue: 'as most of our school days are',
    },
    {
      word: 'concealed',
      sentence: 'The key was concealed where no one could see it.',
      means: 'hidden',
      clue: 'no one could see it',
    },
    {
      word: 'exposed',
      sentence: 'The roots were exposed, and everyone could see them.',
      means: 'in plain view',
      clue: 'everyone could see them',
    },
  ],
  [
    {
      word: 'abundant',
      sentence: 'Corn was so abundant that we gave baskets away.',
      means: 'more than enough',
      clue: 'we gave baskets away',
    },
    {
      word: 'scant',
      sentence: 'Rain was so scant that the pond dried up.',
      means: 'too little',
      clue: 'the pond dried up',
    },
    {
      word: 'colossal',
      sentence: 'The colossal ship was longer than three soccer fields.',
      means: 'huge',
      clue: 'longer than three soccer fields',
    },
    {
      word: 'minuscule',
      sentence: 'The minuscule bug could sit on the tip of a pin.',
      means: 'tiny',
      clue: 'sit on the tip of a pin',
    },
  ],
  [
    {
      word: 'vivid',
      sentence: 'The vivid paint glowed from across the street.',
      means: 'bright',
      clue: 'glowed from across the street',
    },
    {
      word: 'faint',
      sentence: 'The faint writing had almost faded away.',
      means: 'hard to see',
      clue: 'almost faded away',
    },
    {
      word: 'spacious',
      sentence: 'The spacious hall had room for a thousand people.',
      means: 'roomy',
      clue: 'room for a thousand people',
    },
    {
      word: 'cramped',
      sentence: 'In the cramped tent, our knees touched the wall.',
      means: 'tight',
      clue: 'our knees touched the wall',
    },
  ],
];

export const LATER_SETS: readonly CluedSet[] = [
  [
    {
      word: 'meticulous',
      sentence: 'Raj was meticulous and checked every number twice.',
      means: 'very careful',
      clue: 'checked every number twice',
    },
    {
      word: 'slipshod',
      sentence: 'His slipshod repair fell apart within an hour.',
      means: 'sloppy',
      clue: 'fell apart within an hour',
    },
    {
      word: 'reluctant',
      sentence: 'The reluctant swimmer had to be pulled in by his friends.',
      means: 'unwilling',
      clue: 'had to be pulled in',
    },
    {
      word: 'zealous',
      sentence: 'The zealous helpers came an hour before anyone asked.',
      means: 'eager',
      clue: 'came an hour before anyone asked',
    },
  ],
  [
    {
      word: 'arid',
      sentence: 'In this arid region, months pass without a drop of rain.',
      means: 'very dry',
      clue: 'without a drop of rain',
    },
    {
      word: 'sodden',
      sentence: 'After the flood, the sodden field squelched at each step.',
      means: 'soaked',
      clue: 'After the flood',
    },
    {
      word: 'candid',
      sentence: 'She was candid and told us exactly what she had done.',
      means: 'open and honest',
      clue: 'told us exactly what she had done',
    },
    {
      word: 'evasive',
      sentence: 'He was evasive and changed the subject at each question.',
      means: 'avoiding answers',
      clue: 'changed the subject at each question',
    },
  ],
  [
    {
      word: 'novice',
      sentence: 'A novice at chess, she was still learning the moves.',
      means: 'beginner',
      clue: 'still learning the moves',
    },
    {
      word: 'veteran',
      sentence: 'A veteran of forty voyages, she trained the young sailors.',
      means: 'expert',
      clue: 'of forty voyages',
    },
    {
      word: 'ally',
      sentence: 'Our ally stood up for us and shared our plan.',
      means: 'supporter',
      clue: 'stood up for us',
    },
    {
      word: 'adversary',
      sentence: 'Her adversary blocked every move she made.',
      means: 'opponent',
      clue: 'blocked every move she made',
    },
  ],
  [
    {
      word: 'diminish',
      sentence: 'The thunder began to diminish until we heard nothing.',
      means: 'fade away',
      clue: 'until we heard nothing',
    },
    {
      word: 'intensify',
      sentence: 'The wind began to intensify until branches snapped.',
      means: 'grow stronger',
      clue: 'until branches snapped',
    },
    {
      word: 'conceal',
      sentence: 'Please conceal the gift so that nobody sees it.',
      means: 'hide',
      clue: 'nobody sees it',
    },
    {
      word: 'divulge',
      sentence: 'If you divulge the secret, everyone will hear it.',
      means: 'make known',
      clue: 'everyone will hear it',
    },
  ],
  [
    {
      word: 'lucid',
      sentence: 'Her lucid talk was understood by everyone at once.',
      means: 'clear',
      clue: 'understood by everyone at once',
    },
    {
      word: 'muddled',
      sentence: 'His muddled directions sent us the long way around.',
      means: 'confusing',
      clue: 'sent us the long way around',
    },
    {
      word: 'frugal',
      sentence: 'The frugal man mended socks rather than buy new ones.',
      means: 'thrifty',
      clue: 'mended socks rather than buy new ones',
    },
    {
      word: 'extravagant',
      sentence: 'The extravagant king bought a new crown each week.',
      means: 'wasteful',
      clue: 'bought a new crown each week',
    },
  ],
  [
    {
      word: 'obsolete',
      sentence: 'Now that everyone has a phone, phone booths are obsolete.',
      means: 'no longer used',
      clue: 'everyone has a phone',
    },
    {
      word: 'contemporary',
      sentence: 'The contemporary songs were all written this year.',
      means: 'of our time',
      clue: 'written this year',
    },
    {
      word: 'tedious',
      sentence: 'Sorting ten thousand screws was so tedious that he yawned.',
      means: 'dull',
      clue: 'he yawned',
    },
    {
      word: 'riveting',
      sentence: 'The riveting story kept us awake past midnight.',
      means: 'exciting',
      clue: 'kept us awake past midnight',
    },
  ],
  [
    {
      word: 'elated',
      sentence: 'Elated by the news, Ana danced all the way home.',
      means: 'overjoyed',
      clue: 'danced all the way home',
    },
    {
      word: 'dejected',
      sentence: 'The dejected team walked off with their heads down.',
      means: 'very sad',
      clue: 'with their heads down',
    },
    {
      word: 'tranquil',
      sentence: 'The tranquil pond had not a single ripple.',
      means: 'calm',
      clue: 'not a single ripple',
    },
    {
      word: 'turbulent',
      sentence: 'The turbulent sea tossed the boat from side to side.',
      means: 'stormy',
      clue: 'tossed the boat from side to side',
    },
  ],
];
