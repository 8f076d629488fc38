import { cut, dot, flat, line, SHADE } from '../things/paper-cut.ts';

const STAR =
  'M50 8L61.8 36.8L92.8 39.1L69 59.2L76.5 89.4L50 73L23.5 89.4L31 59.2L7.2 39.1L38.2 36.8Z';
const STAR_FOLDS =
  'M50 53L50 8L61.8 36.8ZM50 53L92.8 39.1L69 59.2ZM50 53L76.5 89.4L50 73ZM50 53L23.5 89.4L31 59.2ZM50 53L7.2 39.1L38.2 36.8Z';
const KEY =
  'M50 2A22 22 0 0 1 57 45V58H68V68H57V76H66V86H57V97H43V45A22 22 0 0 1 50 2ZM50 14A10 10 0 0 0 50 34A10 10 0 0 0 50 14Z';

/** Pictures of the sign-in that no question shows. */
export const SIGN_IN_OBJECTS = {
  /** Coral, because the sun is yellow. */
  star: [
    `<g stroke-linejoin="round"><path d="${STAR}" transform="translate(1.4 3)" fill="${SHADE}" stroke="${SHADE}" stroke-width="6" opacity=".12"/><path d="${STAR}" fill="#EC7556" stroke="#EC7556" stroke-width="6"/><path d="${STAR_FOLDS}" fill="#B83F22" opacity=".45"/><path d="${STAR_FOLDS}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.2"/></g>`,
  ],
  drum: [
    line('M25 10L45 34M77 8L57 33', '#B98A5E', 5),
    dot(25, 10, 6, '#8A5C3A'),
    dot(77, 8, 6, '#8A5C3A'),
    cut('M16 42V76C16 94 84 94 84 76V42Z', '#2F86B0'),
    flat('M62 88.5C75 86.5 84 82.5 84 76V42H70C70 60 68 78 62 88.5Z', '#1B6389', 0.7),
    line('M17 48L28 84 39 56 50 88 61 56 72 84 83 48', '#fff', 3.4),
    flat('M16 74C22 88 78 88 84 74V79C84 95 16 95 16 79Z', '#FABD3C'),
    '<ellipse cx="50" cy="42" rx="34" ry="13" fill="#FABD3C"/><ellipse cx="50" cy="40" rx="30" ry="10" fill="#FBF0DA"/>',
  ],
  key: [
    `<g transform="rotate(42 50 50)"><path d="${KEY}" transform="translate(3 2)" fill="${SHADE}" opacity=".13"/><path fill-rule="evenodd" d="${KEY}" fill="#FABD3C" stroke="#fff" stroke-opacity=".5" stroke-width="1.4"/><path d="M50 2A22 22 0 0 1 57 45V58H68V68H57V76H66V86H57V97H51V45.5C66 40 66 12 50 2Z" fill="#E8A21A" opacity=".75"/></g>`,
  ],
  umbrella: [
    line('M50 50V82C50 95 32 95 32 82', '#6D4829', 5.5),
    line('M50 14V6', '#6D4829', 5),
    cut(
      'M6 58C8 28 28 11 50 11S92 28 94 58C88 51 77 51 72 58 67 51 55 50 50 57 45 50 33 51 28 58 23 51 12 51 6 58Z',
      '#C86F93',
    ),
    flat(
      'M50 11C36 22 28 40 28 58 33 51 45 50 50 57 55 50 67 51 72 58 72 40 64 22 50 11Z',
      '#FBE6EE',
    ),
    flat('M50 11C64 22 72 40 72 58 77 51 88 51 94 58 92 28 72 11 50 11Z', '#9A4870'),
  ],
  house: [
    flat('M66 34V12H78V44Z', '#8A5C3A'),
    flat('M63 9H81V17H63Z', '#6D4829'),
    cut('M18 46H82V90H18Z', '#FBF0DA'),
    flat('M18 46H82V54H18Z', SHADE, 0.1),
    cut('M6 50L50 10 94 50 86 58 50 26 14 58Z', '#B83F22'),
    flat('M50 26L86 58 80 58 50 32 20 58 14 58Z', SHADE, 0.12),
    flat('M30 90V70C30 60 48 60 48 70V90Z', '#22794F'),
    dot(44, 78, 2.2, '#FABD3C'),
    '<rect x="56" y="60" width="19" height="17" rx="2.5" fill="#FFD067"/>',
    line('M65.5 60V77M56 68.5H75', '#FBF0DA', 2.6),
  ],
} as const satisfies Record<string, readonly string[]>;

/** Bubbles that tell the fish from all other blue shapes. */
export const BUBBLES = [
  '<g fill="none" stroke="#2F86B0" stroke-width="2.2"><circle cx="12" cy="26" r="4"/><circle cx="22" cy="14" r="5.5"/></g>',
] as const;

/** A raised paw, which calls for help. */
export const PAW = [
  flat(
    'M19 64V42C12 37 9 29 11 22 12.5 16.5 18 16 20.5 20 20 12 23 7 27.5 7.5 30.5 8 32 11 32 14 33 9 36 6.5 39.5 7.5 43.5 8.5 44.5 13 43.5 19 46.5 15 51.5 16.5 53 21.5 55 29 52 37 45 42V64Z',
    '#C98E5C',
  ),
  flat(
    'M43.5 19C46.5 15 51.5 16.5 53 21.5 55 29 52 37 45 42V64H37C42 52 43 34 43.5 19Z',
    '#AF7447',
    0.6,
  ),
  flat('M32 28C38 28 42 32 41 37 40 41 36 41 32 41S24 41 23 37C22 32 26 28 32 28Z', '#EFA493'),
  '<g fill="#EFA493"><ellipse cx="17" cy="25" rx="3" ry="4"/><ellipse cx="27" cy="17" rx="3" ry="4.5"/><ellipse cx="38" cy="17" rx="3" ry="4.5"/><ellipse cx="47.5" cy="25" rx="3" ry="4"/></g>',
  flat('M15 64V53H49V64Z', '#3C9763'),
  flat('M15 53H49V57H15Z', '#22794F'),
] as const;
