import { cut, dot, flat, line, SHADE } from './paper-cut.ts';

const STAR =
  'M50 8L61.8 36.8L92.8 39.1L69 59.2L76.5 89.4L50 73L23.5 89.4L31 59.2L7.2 39.1L38.2 36.8Z';
const STAR_FOLDS =
  'M50 53L50 8L61.8 36.8ZM50 53L92.8 39.1L69 59.2ZM50 53L76.5 89.4L50 73ZM50 53L23.5 89.4L31 59.2ZM50 53L7.2 39.1L38.2 36.8Z';
const CLOUD =
  'M22 60C11 60 6 52 6 45 6 35 15 29 24 30 26 18 37 10 50 10 63 10 72 18 75 27 86 25 95 33 95 44 95 54 88 60 80 60Z';

const drop = (x: number, y: number) =>
  cut(
    `M${x} ${y - 12}C${x + 8} ${y - 1} ${x + 7} ${y + 8} ${x} ${y + 8}C${x - 7} ${y + 8} ${x - 8} ${y - 1} ${x} ${y - 12}Z`,
    '#4FA3C7',
  );

const snowArm = (turn: number) =>
  `<g transform="rotate(${turn} 50 50)">${line('M50 50V10M50 22L39 13M50 22L61 13M50 35L42 28M50 35L58 28', '#6FB6D6', 6)}${line('M50 50V10M50 22L39 13M50 22L61 13', '#fff', 2, 0.7)}</g>`;

/** The sky, the weather and a rock. */
export const SKY_DRAWINGS = {
  moon: [
    cut('M62 8C36 14 22 36 26 58 30 80 52 94 76 88 58 84 46 68 46 48 46 30 52 16 62 8Z', '#FFD067'),
    flat(
      'M26 58C30 80 52 94 76 88 52 88 36 74 33 54 31 38 38 22 50 13 32 22 23 40 26 58Z',
      '#E8A21A',
      0.45,
    ),
    flat('M76 22L79 30 87 33 79 36 76 44 73 36 65 33 73 30Z', '#FABD3C'),
  ],
  rain: [
    cut(CLOUD, '#A9BFCB'),
    flat('M75 27C86 25 95 33 95 44 95 54 88 60 80 60H52C70 54 78 42 75 27Z', '#7F9AA9', 0.6),
    drop(28, 78),
    drop(50, 86),
    drop(72, 78),
  ],
  rock: [
    '<ellipse cx="50" cy="84" rx="44" ry="6" fill="#0B2B2A" opacity=".16"/>',
    cut('M8 82C8 62 18 44 34 34 46 22 66 24 76 40 88 50 94 66 92 82Z', '#8FA097'),
    flat('M60 26C67 28 72 33 76 40 88 50 94 66 92 82H58C70 66 72 44 60 26Z', '#566C63', 0.55),
    line('M26 62C32 54 38 50 46 48M36 74H50', '#D5E0D3', 3.4, 0.8),
  ],
  snow: [...[0, 60, 120, 180, 240, 300].map(snowArm), dot(50, 50, 7, '#6FB6D6')],
  star: [
    `<g stroke-linejoin="round"><path d="${STAR}" transform="translate(1.4 3)" fill="${SHADE}" stroke="${SHADE}" stroke-width="6" opacity=".12"/><path d="${STAR}" fill="#FABD3C" stroke="#FABD3C" stroke-width="6"/></g>`,
    flat(STAR_FOLDS, '#E8A21A', 0.55),
  ],
  cloud: [
    cut(CLOUD, '#FFFFFF', 0),
    flat('M75 27C86 25 95 33 95 44 95 54 88 60 80 60H52C70 54 78 42 75 27Z', '#BFE3F0', 0.8),
  ],
  sun: [
    cut(
      'M50 5L57.8 21L72.5 11L71.2 28.8L89 27.5L79 42.2L95 50L79 57.8L89 72.5L71.2 71.2L72.5 89L57.8 79L50 95L42.2 79L27.5 89L28.8 71.2L11 72.5L21 57.8L5 50L21 42.2L11 27.5L28.8 28.8L27.5 11L42.2 21Z',
      '#E8A21A',
    ),
    dot(50, 50, 27, '#FFD067'),
    flat('M50 23A27 27 0 0 1 50 77A34 34 0 0 0 50 23Z', '#E8A21A', 0.45),
  ],
} as const satisfies Record<string, readonly string[]>;
