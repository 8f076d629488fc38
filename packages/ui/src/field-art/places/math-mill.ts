import { AXLE_HEIGHT, windmillTower } from '../buildings/windmill.ts';
import { PAINT } from '../paint.ts';
import { at, ground } from '../svg.ts';
import { bunting } from './bunting.ts';
import type { PlaceDress } from './place-dress.ts';

const MILL = { x: -18, scale: 1.28 } as const;

/** Position and scale of the sails, which are a separate drawing. */
export const MILL_AXLE = { x: MILL.x, y: -AXLE_HEIGHT * MILL.scale, scale: MILL.scale } as const;

const BEADS = [
  [-52, PAINT.coral, [-34, -22, -10, 20, 32]],
  [-34, PAINT.king, [-34, -22, 8, 20, 32]],
  [-16, PAINT.mari, [-34, -22, -10, 2, 32]],
] as const;

const abacus = () =>
  `<g transform="translate(62 0)">${ground(52, 6)}
  <path d="M-44 2V-62M44 2V-62" stroke="${PAINT.soilD}" stroke-width="6" stroke-linecap="round"/>
  <path d="M-44-52H44M-44-34H44M-44-16H44" stroke="#B98A5E" stroke-width="3"/>
${BEADS.map(([y, color, xs]) => xs.map((x) => `<ellipse cx="${x}" cy="${y}" rx="5.6" ry="7.5" fill="${color}"/><path d="M${x} ${y - 7.5}A5.6 7.5 0 0 1 ${x} ${y + 7.5} 8 9 0 0 0 ${x} ${y - 7.5}Z" fill="${PAINT.shade}" opacity=".14"/>`).join('')).join('')}</g>`;

const flourSacks = () =>
  `<g transform="translate(-86 0)">${ground(34, 5)}
  <path d="M-28 0C-32-20-24-34-14-36L-16-44H0L-2-36C8-34 14-20 10 0Z" fill="#E9D6AE"/>
  <path d="M-2-36C8-34 14-20 10 0H-2C4-12 2-28-6-36Z" fill="${PAINT.shade}" opacity=".1"/>
  <path d="M-18-38H2" stroke="${PAINT.poppy}" stroke-width="3"/>
  <path d="M8 0C4-16 10-26 18-28L17-34H30L29-28C37-26 42-14 38 0Z" fill="${PAINT.cream}"/>
  <path d="M17-30H30" stroke="${PAINT.king}" stroke-width="3"/>
  </g>`;

/** Returns the first sack, and small flags from the tower to the abacus. */
const firstSack = () =>
  `<g transform="translate(-84 2)">${ground(24, 4)}
  <path d="M-22 0C-27-20-20-34-11-36L-13-45H13L11-36C20-34 27-20 22 0Z" fill="#E9D6AE"/>
  <path d="M4-36C16-34 26-20 22 0H8C14-12 12-28 4-36Z" fill="${PAINT.shade}" opacity=".1"/>
  <path d="M-12-38H12" stroke="${PAINT.poppy}" stroke-width="4"/>
  </g>`;

const flags = () => bunting({ from: [-40, -128], to: [110, -62], sag: 8, count: 8 });

/** Returns the mill without its sails. In the close-up, the hare replaces the abacus. */
export const mathMill = ({
  hasGain,
  isGrown,
  hasAbacus = true,
}: PlaceDress & { hasAbacus?: boolean }) => {
  const sacks = isGrown ? flourSacks() : hasGain ? firstSack() : '';
  return `${at(MILL.x, 0, MILL.scale, windmillTower())}${hasAbacus ? abacus() : ''}${sacks}${hasGain ? flags() : ''}`;
};
