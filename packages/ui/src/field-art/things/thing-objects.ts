import { cut, dot, flat, INK, line, SHADE } from './paper-cut.ts';

/** Man-made objects. */
export const OBJECT_DRAWINGS = {
  boat: [
    line('M49 68V12', '#6D4829', 4.5),
    cut('M54 14C72 24 82 42 83 57H54Z', '#FABD3C'),
    cut('M44 24C31 34 22 46 19 57H44Z', '#FFFDF6', 0),
    flat('M49 8C56 5 60 11 68 8V17C60 20 56 14 49 17Z', '#EC7556'),
    cut('M12 63H88C86 78 78 87 66 87H34C22 87 14 78 12 63Z', '#8A5C3A'),
    flat('M12.5 67H87.5C87 70 86 72.5 85 75H15C14 72.5 13 70 12.5 67Z', '#F3DDBE'),
    line(
      'M4 88C10 81 16 81 22 88 28 95 34 95 40 88 46 81 54 81 60 88 66 95 72 95 78 88 84 81 90 81 96 88',
      '#2F86B0',
      5,
    ),
  ],
  book: [
    cut(
      'M6 26C22 18 38 20 50 28 62 20 78 18 94 26V84C78 76 62 78 50 86 38 78 22 76 6 84Z',
      '#C24126',
    ),
    cut('M12 24C26 16 40 19 50 27V78C40 71 26 69 12 76Z', '#FFFDF6', 0),
    cut('M88 24C74 16 60 19 50 27V78C60 71 74 69 88 76Z', '#FBF0DA', 0),
    line('M20 36C28 32 36 33 42 37M20 48C28 44 36 45 42 49M20 60C28 56 36 57 42 61', '#768C82', 3),
    line('M58 37C64 33 72 32 80 36M58 49C64 45 72 44 80 48M58 61C64 57 72 56 80 60', '#768C82', 3),
  ],
  bus: [
    cut('M6 30C6 22 11 18 19 18H80C89 18 94 24 94 32V76H6Z', '#FABD3C'),
    flat('M80 18C89 18 94 24 94 32V76H82C88 56 88 36 80 18Z', '#E8A21A', 0.7),
    flat('M13 28H31V46H13ZM36 28H54V46H36ZM59 28H77V46H59Z', '#BFE3F0'),
    flat('M13 28H31L13 46ZM36 28H54L36 46ZM59 28H77L59 46Z', '#fff', 0.45),
    flat('M82 28H94V70H82Z', '#BFE3F0'),
    flat('M6 54H80V60H6Z', INK, 0.75),
    dot(27, 78, 11, INK),
    dot(27, 78, 5, '#D5E0D3'),
    dot(72, 78, 11, INK),
    dot(72, 78, 5, '#D5E0D3'),
  ],
  cup: [
    line('M72 40C94 36 94 68 68 68', '#0E6690', 9),
    cut('M14 26H78C78 56 74 84 62 88H30C18 84 14 56 14 26Z', '#4FA3C7'),
    flat('M60 26H78C78 56 74 84 62 88H52C62 70 64 48 60 26Z', '#0E6690', 0.4),
    '<ellipse cx="46" cy="26" rx="32" ry="8" fill="#E8F3F8"/><ellipse cx="46" cy="27" rx="26" ry="5" fill="#8A5C3A"/>',
    dot(34, 56, 5, '#fff', 0.8),
    dot(46, 64, 5, '#fff', 0.8),
    dot(58, 54, 5, '#fff', 0.8),
  ],
  hat: [
    cut('M26 62C24 36 30 18 50 18 70 18 76 36 74 62Z', '#E8B548'),
    flat('M56 18.5C71 21 76 37 74 62H60C66 46 64 30 56 18.5Z', '#C98F22', 0.6),
    flat('M25.5 50H74.5L74 62H26Z', '#C24126'),
    cut('M4 64C20 56 80 56 96 64 90 78 70 82 50 82 30 82 10 78 4 64Z', '#E8B548'),
    line('M16 67C34 74 66 74 84 67', '#C98F22', 2.4, 0.7),
  ],
  kite: [
    line('M52 66C46 76 66 80 58 88 54 93 60 96 66 94', INK, 2.4, 0.7),
    `<g transform="rotate(18 48 38)"><path d="M48 2L80 36 48 72 16 36Z" transform="translate(1.4 3)" fill="${SHADE}" opacity=".12"/><path d="M48 2L80 36H48Z" fill="#FABD3C"/><path d="M48 2L16 36H48Z" fill="#3C9763"/><path d="M48 72L80 36H48Z" fill="#2F86B0"/><path d="M48 72L16 36H48Z" fill="#D9512F"/><path d="M48 2V72M16 36H80" stroke="#fff" stroke-opacity=".85" stroke-width="2"/></g>`,
    flat('M57 79l-10-4 2 11zM57 79l10-3-4 10z', '#EC7556'),
  ],
} as const satisfies Record<string, readonly string[]>;
