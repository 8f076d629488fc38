import { PAINT } from '../paint.ts';
import { ground, shade } from '../svg.ts';
import { bunting } from './bunting.ts';
import type { PlaceDress } from './place-dress.ts';

const flags = bunting({ from: [-96, -84], to: [96, -84], sag: 24, count: 9 });

export const artBarn = ({ hasGain, isGrown }: PlaceDress) =>
  `${ground(116, 8)}
<path d="M-92 0V-86L-60-132 0-158 60-132 92-86V0Z" fill="${PAINT.poppy}"/>
  <path d="M-92-30H92M-92-58H92M-84-96H84" stroke="#8E2B14" stroke-opacity=".16" stroke-width="2"/>
  ${shade('M60-132L92-86V0H72V-114Z', 0.1)}
<path d="M-104-80L-66-140 0-170 66-140 104-80 93-75 59-129 0-155-59-129-93-75Z" fill="${PAINT.soilD}"/>
  <path d="M-104-80L-66-140 0-170 66-140 104-80 101-79 65-135 0-164-65-135-101-79Z" fill="#fff" opacity=".2"/>
<circle cx="0" cy="-112" r="17" fill="${PAINT.sun}"/>
  <path d="M0-129V-95M-17-112H17" stroke="${PAINT.cream}" stroke-width="4"/>
  <circle cx="0" cy="-112" r="17" fill="none" stroke="${PAINT.cream}" stroke-width="4"/>
<path d="M-42 0V-76H42V0Z" fill="#5A2A1B"/>
  <path d="M-42-76H42V-66H-42Z" fill="${PAINT.shade}" opacity=".25"/>
  <path d="M-42-14H42V0H-42Z" fill="#7A4A2E"/>
<g><rect x="-36" y="-60" width="20" height="16" fill="#FFF6DE"/>
  <path d="M-36-44V-50L-29-56-24-50-20-53-16-48V-44Z" fill="${PAINT.leafL}"/>
  <rect x="20" y="-62" width="16" height="20" fill="#FFF6DE"/>
  <circle cx="28" cy="-52" r="5" fill="${PAINT.coral}"/>
  </g>
<path d="M-12 0L0-60 12 0M0-60V-4" stroke="#B98A5E" stroke-width="4" stroke-linecap="round"/>
  <rect x="-19" y="-54" width="38" height="32" rx="2" fill="#FFFDF6"/>
  ${
    isGrown
      ? `<path d="M-19-22V-34C-10-42 0-32 8-38 12-40 16-40 19-38V-22Z" fill="${PAINT.leafL}"/>
  <circle cx="9" cy="-45" r="4.6" fill="${PAINT.mari}"/>`
      : `<path d="M-13-34C-8-42-2-30 4-38 7-42 11-40 13-38" fill="none" stroke="${PAINT.king}" stroke-width="3.6" stroke-linecap="round"/>`
  }
  <path d="M-22-21H22" stroke="#B98A5E" stroke-width="4" stroke-linecap="round"/>
<path d="M-42 2V-76L-74-72V6Z" fill="${PAINT.poppyD}"/>
  <path d="M-42 2L-74-72M-42-76L-74 6" stroke="${PAINT.cream}" stroke-width="3.6"/>
  <path d="M-42 2V-76L-74-72V6Z" fill="none" stroke="${PAINT.cream}" stroke-width="4"/>
  <path d="M42 2V-76L74-72V6Z" fill="${PAINT.poppyD}"/>
  <path d="M42 2L74-72M42-76L74 6" stroke="${PAINT.cream}" stroke-width="3.6"/>
  <path d="M42 2V-76L74-72V6Z" fill="none" stroke="${PAINT.cream}" stroke-width="4"/>
<g transform="translate(96 4)"><path d="M-16 0L-14-22H12L14 0Z" fill="#6FB6D6"/>
  <path d="M-16-24H14V-18H-16Z" fill="#3F8FB5"/>
  <path d="M-12-18C-12-8-6-8-6-16" fill="#FFF6DE"/>
  <path d="M16 0L18-16H36L38 0Z" fill="${PAINT.mari}"/>
  <path d="M15-18H39V-13H15Z" fill="${PAINT.mariD}"/>
  <path d="M-4-24L4-50" stroke="${PAINT.soilD}" stroke-width="4" stroke-linecap="round"/>
  <path d="M2-48L8-64 10-46Z" fill="${PAINT.coral}"/>
  </g>
${hasGain ? flags : ''}`;
