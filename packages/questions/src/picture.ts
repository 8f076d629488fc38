/* Pictures of a question. The game draws them, and `describe` describes them in words. */

/** Things that have a drawing. */
export const THINGS = [
  'apple',
  'bee',
  'boat',
  'book',
  'bus',
  'butterfly',
  'carrot',
  'cat',
  'cloud',
  'cup',
  'dog',
  'duck',
  'fir',
  'fish',
  'flower',
  'frog',
  'hat',
  'hedgehog',
  'hen',
  'house',
  'kite',
  'leaf',
  'mill',
  'mole',
  'moon',
  'mushroom',
  'owl',
  'pumpkin',
  'rain',
  'robin',
  'rock',
  'school',
  'seed',
  'sheep',
  'snail',
  'snow',
  'star',
  'sun',
  'sunflower',
  'tree',
  'tulip',
  'wheat',
] as const;
export type Thing = (typeof THINGS)[number];

export const SHAPES = [
  'circle',
  'triangle',
  'square',
  'rectangle',
  'trapezoid',
  'rhombus',
  'parallelogram',
  'pentagon',
  'hexagon',
  'octagon',
] as const;
export type Shape = (typeof SHAPES)[number];

/** US coins and bills in cents. */
export const COINS = [1, 5, 10, 25, 100, 500, 1000, 2000] as const;
export type Coin = (typeof COINS)[number];

export type Picture =
  /** A large sum: "8 + 5 =". The answer box follows it. */
  | { kind: 'sum'; text: string }
  /** Ten-frames, one per number of at most 10. */
  | { kind: 'frames'; counts: readonly number[] }
  /** Dots in equal rows. */
  | { kind: 'array'; rows: number; columns: number }
  /** Repeated things. More than ten are shown in rows of ten. */
  | {
      kind: 'things';
      /** The last `crossed` things of a group are crossed out. */
      groups: readonly { thing: Thing; count: number; crossed?: number }[];
    }
  /** Fraction bars, stacked. */
  | {
      kind: 'bars';
      /** Dashed lines cut each part into `cuts` smaller ones. */
      bars: readonly { parts: number; filled: number; label?: string; cuts?: number }[];
    }
  /** A jump on a number line. */
  | { kind: 'jump'; from: number; to: number; label: string }
  /** One to ten hops on a number line, each with its size: from 8, hops of 2 and 3. */
  | { kind: 'hops'; from: number; hops: readonly number[] }
  /** Base-ten blocks: bars of ten and single cubes. The last `crossed` of each are crossed out. */
  | {
      kind: 'blocks';
      tens: number;
      ones: number;
      hundreds?: number;
      crossed?: { tens?: number; ones?: number };
    }
  /** A sentence or word in which some parts are marked. Each part occurs in the text. */
  | { kind: 'marked'; text: string; marks: readonly string[] }
  | { kind: 'clock'; hour: number; minute: number }
  | { kind: 'money'; coins: readonly Coin[] }
  | { kind: 'shapes'; shapes: readonly Shape[] }
  /** A rectangle with labeled sides, in unit squares if `squares` is set. */
  | { kind: 'box'; width: number; height: number; unit: string; squares?: boolean }
  | { kind: 'angle'; degrees: number }
  /** Points on a grid from 0 to `size`. */
  | { kind: 'grid'; size: number; points: readonly { x: number; y: number; label: string }[] }
  | { kind: 'chart'; title: string; bars: readonly { label: string; value: number }[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  /** A few sentences to read. */
  | { kind: 'passage'; text: string }
  /** A row of words, letters or symbols. `…` is the gap. */
  | { kind: 'series'; items: readonly string[] }
  /** Swatches, as CSS colors with a name. */
  | { kind: 'colors'; colors: readonly { color: string; name: string }[] }
  /** Notes on a staff with a treble clef. Step 0 is the E on the lowest line. */
  | { kind: 'notes'; notes: readonly { step: number; beats: 1 | 2 | 4 | 0.5 }[] };
