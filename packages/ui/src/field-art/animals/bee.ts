import { PAINT } from '../paint.ts';

/** Returns a bee around 0, 0. */
export const bee = () =>
  `<ellipse cx="-5" cy="-17" rx="9" ry="13" fill="#fff" opacity=".92" transform="rotate(-24 -5 -17)"/>
  <ellipse cx="8" cy="-18" rx="9" ry="13" fill="#E6F3F8" opacity=".95" transform="rotate(20 8 -18)"/>
  <ellipse rx="20" ry="14" fill="${PAINT.mari}"/>
  <path d="M-6-13.4C-1-6-1 6-6 13.4-9 13-12 11.6-14.2 9.8-11 3-11-3-14.2-9.8-12-11.6-9-13-6-13.4ZM5-13.6C10-6 10 6 5 13.6 8 13 10 12.4 12.4 11 16 4 16-4 12.4-11 10-12.4 8-13 5-13.6Z" fill="${PAINT.ink}"/>
  <circle cx="17" cy="-4" r="2.2" fill="#fff"/>`;
