import { PAINT } from '../paint.ts';

const WINDOWS = [-138, -98, 70, 110];

/** Parts of the school that only the large pictures of the pages show. */
const DETAILS = {
  roof: `<path d="M-160-104H160M-166-91H166" stroke="#0B3E5A" stroke-opacity=".28" stroke-width="2" stroke-dasharray="14 4"/>`,
  gable: `<path d="M-68-104L0-176 68-104 65-101 0-169-65-101Z" fill="#fff" opacity=".25"/>`,
  bell: `<circle cx="0" cy="-177" r="3.4" fill="${PAINT.mariD}"/>`,
  door: `<circle cx="-6" cy="-30" r="2.8" fill="${PAINT.sun}"/><circle cx="6" cy="-30" r="2.8" fill="${PAINT.sun}"/>
  <path d="M-22-48C-20-62-6-66-4-66V-46H-22ZM22-48C20-62 6-66 4-66V-46H22Z" fill="#FFD9A0"/>`,
  glass: `<path d="M0 0h28v38Z" fill="#fff" opacity=".35"/>`,
};
const NO_DETAILS: typeof DETAILS = { roof: '', gable: '', bell: '', door: '', glass: '' };

type SchoolLook = { isDetailed?: boolean; shadow?: string };

/** Returns the school with its bell and clock. */
export const school = ({ isDetailed = false, shadow = PAINT.shade }: SchoolLook = {}) => {
  const details = isDetailed ? DETAILS : NO_DETAILS;
  const windows = WINDOWS.map(
    (
      x,
    ) => `<g transform="translate(${x} -60)"><rect width="28" height="38" rx="4" fill="#BFDDE6"/>${details.glass}
  <path d="M14 0V38M0 19H28" stroke="${PAINT.paper}" stroke-width="3.4"/>
  <rect x="-4" y="37" width="36" height="5" rx="2.5" fill="#D9C5A2"/></g>`,
  );
  return `<ellipse cx="0" cy="3" rx="176" ry="10" fill="${shadow}" opacity=".14"/>
  <path d="M-160-82H160V0H-160Z" fill="${PAINT.cream}"/>
  <path d="M-160-82H160V-70H-160Z" fill="${PAINT.shade}" opacity=".09"/>
  <path d="M-150-128H150L174-76H-174Z" fill="${PAINT.king}"/>
  <path d="M-150-128H150L153-121H-153Z" fill="#fff" opacity=".25"/>${details.roof}
  <path d="M-54 0V-112L0-164 54-112V0Z" fill="${PAINT.paper}"/>
  <path d="M-68-104L0-176 68-104 59-95 0-156-59-95Z" fill="${PAINT.kingD}"/>${details.gable}
  <path d="M-22-164V-206H22V-164L0-185Z" fill="${PAINT.paper}"/>
  <path d="M-30-202L0-232 30-202Z" fill="${PAINT.kingD}"/>
  <path d="M-9-184C-9-200 9-200 9-184L12-179H-12Z" fill="${PAINT.mariD}"/>${details.bell}
  <path d="M0-232V-262" stroke="${PAINT.soilD}" stroke-width="3"/>
  <path d="M0-262C12-266 20-256 34-261V-243C20-238 12-248 0-244Z" fill="${PAINT.coral}"/>
  <circle cx="0" cy="-104" r="19" fill="#fff" stroke="${PAINT.kingD}" stroke-width="4"/>
  <path d="M0-115V-104L8-99" stroke="${PAINT.ink}" stroke-width="3" fill="none" stroke-linecap="round"/>
  <path d="M-28 0V-52C-28-76 28-76 28-52V0Z" fill="${PAINT.poppy}"/>
  <path d="M0 0V-70" stroke="${PAINT.shade}" stroke-opacity=".25" stroke-width="2.5"/>${details.door}
  ${windows.join('')}
  <path d="M-42 0H42V6H-42ZM-50 6H50V12H-50Z" fill="#D9C5A2"/>`;
};
