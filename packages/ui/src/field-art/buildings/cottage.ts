import { PAINT } from '../paint.ts';

type CottageLook = { glass?: string; shadow?: string };

/** Returns a cottage. The color of the glass shows whether its windows are lit. */
export const cottage = ({ glass = PAINT.sun, shadow = PAINT.shade }: CottageLook = {}) =>
  `<ellipse cx="6" cy="2" rx="132" ry="9" fill="${shadow}" opacity=".14"/>
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
<circle cx="-50" cy="-108" r="14" fill="${glass}"/>
  <path d="M-50-122V-94M-64-108H-36" stroke="${PAINT.cream}" stroke-width="4"/>
<rect x="34" y="-66" width="48" height="36" rx="5" fill="${glass}"/>
  <path d="M58-66V-30M34-48H82" stroke="#F4E4C8" stroke-width="4"/>
<path d="M30-28H86V-19C86-16 84-14 81-14H35C32-14 30-16 30-19Z" fill="${PAINT.soil}"/>
<circle cx="38" cy="-31" r="6" fill="${PAINT.coral}"/>
  <circle cx="50" cy="-33" r="6" fill="${PAINT.sun}"/>
  <circle cx="62" cy="-31" r="6" fill="${PAINT.berry}"/>
  <circle cx="75" cy="-32" r="6" fill="${PAINT.coral}"/>
<path d="M-78 0H-22V6C-22 8-24 9-26 9H-74C-76 9-78 8-78 6Z" fill="#D9C5A2"/>`;
