import { PAINT } from '../paint.ts';

/** Returns a windmill without its sails, which turn separately. */
export const windmillTower = (shadow: string = PAINT.shade) =>
  `<ellipse cx="0" cy="2" rx="58" ry="6" fill="${shadow}" opacity=".14"/>
  <path d="M-40 0L-24-128H24L40 0Z" fill="${PAINT.cream}"/>
  <path d="M8-128H24L40 0H14Z" fill="${PAINT.shade}" opacity=".07"/>
  <path d="M-30-124C-28-156 28-156 30-124Z" fill="${PAINT.king}"/>
  <path d="M-12 0V-28C-12-44 12-44 12-28V0Z" fill="${PAINT.kingD}"/>
  <circle cx="0" cy="-80" r="8" fill="${PAINT.sky}"/>`;

/** Returns the sails around their axle. */
export const windmillSails = () =>
  `${[0, 90, 180, 270]
    .map(
      (
        angle,
      ) => `<g transform="rotate(${angle})"><path d="M0 0V-92" stroke="${PAINT.soilD}" stroke-width="4" stroke-linecap="round"/>
  <path d="M3-22L24-26 20-90 3-92Z" fill="#fff"/>
  <path d="M3-44H22M3-66H21M13-24V-91" stroke="${PAINT.shade}" stroke-opacity=".14" stroke-width="2"/>
  </g>`,
    )
    .join('')}
  <circle r="7" fill="${PAINT.soilD}"/>`;

/** Height of the axle above the foot of the tower. */
export const AXLE_HEIGHT = 126;
