import type { Thing } from '../../picture.ts';

/** Words that have a drawing, with their article. */
export const SPANISH_WORDS: readonly { thing: Thing; article: 'el' | 'la'; word: string }[] = [
  { thing: 'cat', article: 'el', word: 'gato' },
  { thing: 'dog', article: 'el', word: 'perro' },
  { thing: 'fish', article: 'el', word: 'pez' },
  { thing: 'frog', article: 'la', word: 'rana' },
  { thing: 'house', article: 'la', word: 'casa' },
  { thing: 'sun', article: 'el', word: 'sol' },
  { thing: 'moon', article: 'la', word: 'luna' },
  { thing: 'star', article: 'la', word: 'estrella' },
  { thing: 'tree', article: 'el', word: 'árbol' },
  { thing: 'flower', article: 'la', word: 'flor' },
  { thing: 'book', article: 'el', word: 'libro' },
  { thing: 'hat', article: 'el', word: 'sombrero' },
  { thing: 'apple', article: 'la', word: 'manzana' },
  { thing: 'boat', article: 'el', word: 'barco' },
  { thing: 'bus', article: 'el', word: 'autobús' },
  { thing: 'duck', article: 'el', word: 'pato' },
  { thing: 'hen', article: 'la', word: 'gallina' },
  { thing: 'sheep', article: 'la', word: 'oveja' },
  { thing: 'butterfly', article: 'la', word: 'mariposa' },
  { thing: 'bee', article: 'la', word: 'abeja' },
  { thing: 'snail', article: 'el', word: 'caracol' },
  { thing: 'owl', article: 'el', word: 'búho' },
  { thing: 'carrot', article: 'la', word: 'zanahoria' },
  { thing: 'cloud', article: 'la', word: 'nube' },
  { thing: 'rain', article: 'la', word: 'lluvia' },
  { thing: 'snow', article: 'la', word: 'nieve' },
  { thing: 'cup', article: 'la', word: 'taza' },
  { thing: 'leaf', article: 'la', word: 'hoja' },
  { thing: 'school', article: 'la', word: 'escuela' },
  { thing: 'pumpkin', article: 'la', word: 'calabaza' },
];

const COUNTED: ReadonlySet<Thing> = new Set<Thing>([
  ...(['cat', 'dog', 'frog', 'house', 'star', 'tree', 'flower', 'book', 'hat', 'apple'] as const),
  ...([
    'boat',
    'duck',
    'hen',
    'butterfly',
    'bee',
    'snail',
    'owl',
    'carrot',
    'cloud',
    'cup',
  ] as const),
]);

/** Things that are counted in phrases such as "tres gatos". */
export const SPANISH_COUNTED = SPANISH_WORDS.filter(({ thing }) => COUNTED.has(thing));

/** Returns the plural: gatos, flores. */
export const pluralOf = ({ word }: { word: string }) =>
  /[aeiou]$/.test(word) ? `${word}s` : `${word}es`;

export const englishPlural = (thing: Thing) => `${thing}s`.replace(/ys$/, 'ies');
