import { PAINT } from '../paint.ts';
import { ground, shade } from '../svg.ts';
import type { PlaceDress } from './place-dress.ts';

const logEnds = [-82, 82]
  .flatMap((x) => [-10, -29, -48, -67].map((y) => [x, y] as const))
  .map(
    ([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="8.5" fill="#B4834F"/><circle cx="${x}" cy="${y}" r="4.4" fill="#E2BE8E"/>`,
  )
  .join('');

export const curiosityCabin = ({ hasGain, isGrown }: PlaceDress) =>
  `${ground(112, 8)}
<path d="M44-112V-154H64V-100Z" fill="#8A7B94"/>
  <path d="M40-158H68V-148H40Z" fill="${PAINT.plumD}"/>
<path d="M-82 0V-76H82V0Z" fill="#C79A68"/>
  <path d="M-82-58H82M-82-39H82M-82-20H82" stroke="#8A5C3A" stroke-opacity=".42" stroke-width="2.6"/>
  ${shade('M62-76H82V0H62Z', 0.08)}
  <path d="M-82-76H82V-66H-82Z" fill="${PAINT.shade}" opacity=".1"/>
${logEnds}
<path d="M-106-68L-46-134H46L106-68 100-62H-100Z" fill="${PAINT.slateD}"/>
  <path d="M-46-134H46L51-128H-51Z" fill="#fff" opacity=".25"/>
  <path d="M-62-116H62M-80-98H80M-94-80H94" stroke="#1E3A48" stroke-opacity=".4" stroke-width="2" stroke-dasharray="13 4"/>
<path d="M-24-76V-100L0-124 24-100V-76Z" fill="#D6AC7A"/>
  <path d="M-34-98L0-134 34-98 28-92 0-121-28-92Z" fill="${PAINT.plum}"/>
  <path d="M0-114L3.4-104 14-104 5.4-97.6 8.6-88 0-94-8.6-88-5.4-97.6-14-104-3.4-104Z" fill="${PAINT.sun}"/>
<path d="M-18 0V-42C-18-62 18-62 18-42V0Z" fill="${PAINT.berryD}"/>
  <path d="M0 0V-56" stroke="${PAINT.shade}" stroke-opacity=".22" stroke-width="2"/>
  <circle cx="10" cy="-28" r="2.8" fill="${PAINT.sun}"/>
<circle cx="-50" cy="-40" r="17" fill="${hasGain ? PAINT.sun : '#BFDDE6'}"/>
  <path d="M-50-57V-23M-67-40H-33" stroke="#E2BE8E" stroke-width="4"/>
  <circle cx="-50" cy="-40" r="17" fill="none" stroke="#E2BE8E" stroke-width="4"/>
<rect x="36" y="-56" width="30" height="30" rx="4" fill="${isGrown ? PAINT.sun : '#BFDDE6'}"/>
  <path d="M51-56V-26M36-41H66" stroke="#E2BE8E" stroke-width="4"/>
<path d="M-26 0H26V7H-26Z" fill="#D9C5A2"/>
<g transform="translate(-104 2)"><path d="M0 0L12-36M24 0L12-36M12-36V-2" stroke="${PAINT.soilD}" stroke-width="4" stroke-linecap="round"/>
  <g transform="translate(12 -40) rotate(-28)"><rect x="-24" y="-7" width="34" height="14" rx="3" fill="${PAINT.king}"/>
  <rect x="8" y="-9" width="16" height="18" rx="3" fill="${PAINT.kingD}"/>
  <rect x="-30" y="-5" width="8" height="10" rx="2" fill="${PAINT.mari}"/>
  </g>
  </g>
${
  isGrown
    ? `<g fill="#fff"><circle cx="56" cy="-170" r="8" opacity=".75"/>
  <circle cx="66" cy="-186" r="10.5" opacity=".6"/>
  <circle cx="82" cy="-204" r="14" opacity=".42"/>
  </g>`
    : ''
}`;
