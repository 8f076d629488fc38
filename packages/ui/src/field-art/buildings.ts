import { PAINT } from '../art/paint.ts';

export const cottage = () =>
  `
<ellipse cx="6" cy="2" rx="132" ry="9" fill="${PAINT.shade}" opacity=".14"/>
<path d="M64-104V-168H88V-92Z" fill="${PAINT.poppyD}"/>
  <path d="M60-168H92V-158H60Z" fill="${PAINT.soilD}"/>
<path d="M-16-92H112V0H-16Z" fill="#F4E4C8"/>
  <path d="M-16-92H112V-78H-16Z" fill="${PAINT.shade}" opacity=".1"/>
<path d="M-10-140H96L128-86H-10Z" fill="${PAINT.poppy}"/>
  <path d="M-10-140H96L100-133H-10Z" fill="#fff" opacity=".22"/>
<path d="M-10-112H112M-10-99H120" stroke="#8E2B14" stroke-opacity=".28" stroke-width="2" stroke-dasharray="13 4"/>
<path d="M-112 0V-88L-50-156 12-88V0Z" fill="${PAINT.cream}"/>
  <path d="M12-88V0H2V-96Z" fill="${PAINT.shade}" opacity=".07"/>
<path d="M-128-84L-50-172 28-84 18-74-50-150-118-74Z" fill="${PAINT.poppyD}"/>
  <path d="M-128-84L-50-172 28-84 25-81-50-165-125-81Z" fill="#fff" opacity=".25"/>
<path d="M-70 0V-46C-70-74-30-74-30-46V0Z" fill="${PAINT.leafD}"/>
  <path d="M-50 0V-66" stroke="${PAINT.shade}" stroke-opacity=".22" stroke-width="2"/>
  <circle cx="-37" cy="-30" r="3" fill="${PAINT.mari}"/>
<circle cx="-50" cy="-108" r="14" fill="${PAINT.sun}"/>
  <path d="M-50-122V-94M-64-108H-36" stroke="${PAINT.cream}" stroke-width="4"/>
<rect x="34" y="-66" width="48" height="36" rx="5" fill="${PAINT.sun}"/>
  <path d="M58-66V-30M34-48H82" stroke="#F4E4C8" stroke-width="4"/>
<path d="M30-28H86V-19C86-16 84-14 81-14H35C32-14 30-16 30-19Z" fill="${PAINT.soil}"/>
<circle cx="38" cy="-31" r="6" fill="${PAINT.coral}"/>
  <circle cx="50" cy="-33" r="6" fill="${PAINT.sun}"/>
  <circle cx="62" cy="-31" r="6" fill="${PAINT.berry}"/>
  <circle cx="75" cy="-32" r="6" fill="${PAINT.coral}"/>
<path d="M-78 0H-22V6C-22 8-24 9-26 9H-74C-76 9-78 8-78 6Z" fill="#D9C5A2"/>`;

/** Returns a windmill without its sails, which turn separately. */
export const windmillTower = () =>
  `<ellipse cx="0" cy="2" rx="58" ry="6" fill="${PAINT.shade}" opacity=".14"/>
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

const SCHOOL_WINDOWS = [-138, -98, 70, 110];

/** Returns the school with its bell and clock. */
export const school = () =>
  `<ellipse cx="0" cy="3" rx="176" ry="10" fill="${PAINT.shade}" opacity=".14"/>
  <path d="M-160-82H160V0H-160Z" fill="${PAINT.cream}"/>
  <path d="M-160-82H160V-70H-160Z" fill="${PAINT.shade}" opacity=".09"/>
  <path d="M-150-128H150L174-76H-174Z" fill="${PAINT.king}"/>
  <path d="M-150-128H150L153-121H-153Z" fill="#fff" opacity=".25"/>
  <path d="M-54 0V-112L0-164 54-112V0Z" fill="${PAINT.paper}"/>
  <path d="M-68-104L0-176 68-104 59-95 0-156-59-95Z" fill="${PAINT.kingD}"/>
  <path d="M-22-164V-206H22V-164L0-185Z" fill="${PAINT.paper}"/>
  <path d="M-30-202L0-232 30-202Z" fill="${PAINT.kingD}"/>
  <path d="M-9-184C-9-200 9-200 9-184L12-179H-12Z" fill="${PAINT.mariD}"/>
  <path d="M0-232V-262" stroke="${PAINT.soilD}" stroke-width="3"/>
  <path d="M0-262C12-266 20-256 34-261V-243C20-238 12-248 0-244Z" fill="${PAINT.coral}"/>
  <circle cx="0" cy="-104" r="19" fill="#fff" stroke="${PAINT.kingD}" stroke-width="4"/>
  <path d="M0-115V-104L8-99" stroke="${PAINT.ink}" stroke-width="3" fill="none" stroke-linecap="round"/>
  <path d="M-28 0V-52C-28-76 28-76 28-52V0Z" fill="${PAINT.poppy}"/>
  <path d="M0 0V-70" stroke="${PAINT.shade}" stroke-opacity=".25" stroke-width="2.5"/>
  ${SCHOOL_WINDOWS.map(
    (x) => `<rect x="${x}" y="-60" width="28" height="38" rx="4" fill="#BFDDE6"/>
  <path d="M${x + 14}-60V-22M${x}-41H${x + 28}" stroke="${PAINT.paper}" stroke-width="3.4"/>
  <rect x="${x - 4}" y="-23" width="36" height="5" rx="2.5" fill="#D9C5A2"/>`,
  ).join('')}
  <path d="M-42 0H42V6H-42ZM-50 6H50V12H-50Z" fill="#D9C5A2"/>`;
