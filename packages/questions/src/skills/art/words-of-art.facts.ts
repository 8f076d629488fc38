import type { GradeNumber } from '../../question.ts';

export type ArtGroup = 'shows' | 'madeOf' | 'element';

export type ArtWord = {
  word: string;
  group: ArtGroup;
  /** Completes the sentence "A mosaic is …". */
  is: string;
  from: GradeNumber;
  /** Words that can be true, too: a self-portrait is a portrait. */
  also?: readonly string[];
};

export const ART_WORDS: readonly ArtWord[] = [
  {
    word: 'portrait',
    group: 'shows',
    is: 'a picture of a person',
    from: 3,
    also: ['self-portrait'],
  },
  {
    word: 'self-portrait',
    group: 'shows',
    is: 'a picture artists make of themselves',
    from: 3,
    also: ['portrait'],
  },
  { word: 'landscape', group: 'shows', is: 'a picture of land, such as hills and fields', from: 3 },
  {
    word: 'still life',
    group: 'shows',
    is: 'a picture of things set on a table, such as fruit',
    from: 3,
  },
  { word: 'seascape', group: 'shows', is: 'a picture of the sea', from: 3 },
  { word: 'cityscape', group: 'shows', is: 'a picture of a city', from: 3 },
  {
    word: 'abstract art',
    group: 'shows',
    is: 'art that does not try to look like real things',
    from: 5,
  },
  {
    word: 'sculpture',
    group: 'madeOf',
    is: 'a figure carved from stone or wood, or cast in metal',
    from: 3,
  },
  {
    word: 'mosaic',
    group: 'madeOf',
    is: 'a picture made of small pieces of stone or glass',
    from: 3,
  },
  {
    word: 'collage',
    group: 'madeOf',
    is: 'a picture made by gluing paper and other scraps',
    from: 3,
  },
  {
    word: 'mural',
    group: 'madeOf',
    is: 'a large picture painted on a wall',
    from: 3,
    also: ['fresco'],
  },
  { word: 'weaving', group: 'madeOf', is: 'cloth made by crossing threads on a loom', from: 3 },
  { word: 'origami', group: 'madeOf', is: 'the art of folding paper', from: 3 },
  {
    word: 'pottery',
    group: 'madeOf',
    is: 'bowls and pots shaped from clay and baked hard',
    from: 3,
  },
  { word: 'calligraphy', group: 'madeOf', is: 'the art of beautiful handwriting', from: 5 },
  {
    word: 'fresco',
    group: 'madeOf',
    is: 'a painting made on wet plaster',
    from: 6,
    also: ['mural'],
  },
  {
    word: 'line',
    group: 'element',
    is: 'the path of a moving point, such as a pencil mark',
    from: 3,
  },
  { word: 'texture', group: 'element', is: 'how rough or smooth a thing looks or feels', from: 3 },
  { word: 'value', group: 'element', is: 'how light or dark a color is', from: 4 },
  {
    word: 'background',
    group: 'element',
    is: 'the part of a picture that looks farthest away',
    from: 3,
  },
  { word: 'foreground', group: 'element', is: 'the part of a picture that looks nearest', from: 3 },
  { word: 'symmetry', group: 'element', is: 'two halves that mirror each other', from: 3 },
  {
    word: 'perspective',
    group: 'element',
    is: 'drawing far things smaller to show depth',
    from: 5,
  },
];
