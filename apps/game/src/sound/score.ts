/* All sounds as a few soft notes, without files and shorter than a second. */

export type Note = {
  /** Start after the beginning of the sound. */
  atMs: number;
  /** Pitch, and the target of a slide. */
  hertz: number;
  toHertz?: number;
  lengthMs: number;
  /** From 0 to 1. At most one third here. */
  loudness: number;
  wave: 'sine' | 'triangle';
};

export const SOUND_NAMES = [
  'plate',
  'key',
  'lift',
  'set',
  'grow',
  'notYet',
  'snail',
  'rowDone',
  'visitor',
  'drum',
  'bar1',
  'bar2',
  'bar3',
  'bar4',
  'bar5',
] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

/** C, D, E, G and A, which sound good in any combination. */
const KALIMBA_HERTZ = [523.25, 587.33, 659.25, 783.99, 880] as const;
/** Bars of the xylophone, low to high. */
const BAR_HERTZ = [523.25, 587.33, 659.25, 698.46, 783.99] as const;
/** Duration of one growth stage. */
const STAGE_MS = 180;

const wood = (hertz: number, atMs = 0, loudness = 0.22, lengthMs = 90): Note => ({
  atMs,
  hertz,
  toHertz: hertz * 0.72,
  lengthMs,
  loudness,
  wave: 'triangle',
});

/** A plucked tone with a shorter octave. */
const pluck = (hertz: number, atMs = 0, loudness = 0.2): Note[] => [
  { atMs, hertz, lengthMs: 420, loudness, wave: 'sine' },
  { atMs, hertz: hertz * 2, lengthMs: 160, loudness: loudness * 0.35, wave: 'sine' },
];

const bar = (hertz: number): Note[] => [
  { atMs: 0, hertz, lengthMs: 480, loudness: 0.26, wave: 'sine' },
  { atMs: 0, hertz: hertz * 3, lengthMs: 120, loudness: 0.07, wave: 'triangle' },
];

const phrase = (hertz: readonly number[], stepMs: number) =>
  hertz.flatMap((each, index) => pluck(each, index * stepMs));

const [DO, RE, MI, SO, LA] = KALIMBA_HERTZ;

export const SCORE: Readonly<Record<SoundName, readonly Note[]>> = {
  plate: [wood(620)],
  key: [wood(880, 0, 0.16, 60)],
  lift: [wood(1_150, 0, 0.1, 45)],
  set: [wood(760, 0, 0.14, 60)],
  grow: phrase(KALIMBA_HERTZ, STAGE_MS).map((note) => ({
    ...note,
    lengthMs: Math.min(note.lengthMs, 270),
  })),
  notYet: [wood(196, 0, 0.26, 380)],
  snail: [{ atMs: 0, hertz: 480, toHertz: 360, lengthMs: 320, loudness: 0.12, wave: 'sine' }],
  rowDone: phrase([DO, MI, SO, MI, LA, DO * 2], 110),
  visitor: phrase([SO, RE, MI], 140),
  drum: [
    { atMs: 0, hertz: 150, toHertz: 70, lengthMs: 220, loudness: 0.33, wave: 'sine' },
    wood(310, 0, 0.12, 50),
  ],
  bar1: bar(BAR_HERTZ[0]),
  bar2: bar(BAR_HERTZ[1]),
  bar3: bar(BAR_HERTZ[2]),
  bar4: bar(BAR_HERTZ[3]),
  bar5: bar(BAR_HERTZ[4]),
};

export const lengthOf = (name: SoundName) =>
  Math.max(...SCORE[name].map(({ atMs, lengthMs }) => atMs + lengthMs));
