import { PAINT } from '../../field-art/paint.ts';
import { At, type Place, SHADOW } from '../kit.tsx';

/** Draws the treehouse, the students' building. */
export const Treehouse = (place: Place) => (
  <At {...place}>
    <ellipse cy="4" rx="120" ry="10" fill={SHADOW} opacity=".14" />
    <circle cx="-66" cy="-236" r="66" fill={PAINT.leafD} />
    <circle cx="70" cy="-244" r="72" fill={PAINT.leafD} />
    <circle cy="-290" r="76" fill="#2E8A5C" />
    <circle cx="-84" cy="-190" r="44" fill="#2E8A5C" />
    <circle cx="96" cy="-192" r="46" fill="#2E8A5C" />
    <path
      d="M-22 4C-16-50-20-110-34-160L-12-168-2-140 12-172 36-162C20-112 18-52 26 4 12-2-8-2-22 4Z"
      fill={PAINT.soil}
    />
    <path
      d="M8-150L12-172 36-162C20-112 18-52 26 4 20 2 12 1 6 0 10-50 4-104 8-150Z"
      fill={PAINT.shade}
      opacity=".14"
    />
    <path d="M-88-142H88V-130H-88Z" fill={PAINT.soilD} />
    <path
      d="M-70-130L-20-84M70-130L22-84"
      stroke={PAINT.soilD}
      strokeWidth="7"
      strokeLinecap="round"
    />
    <path d="M-62-142V-206H62V-142Z" fill={PAINT.cream} />
    <path d="M-62-206H62V-196H-62Z" fill={PAINT.shade} opacity=".1" />
    <path d="M-62-164H62M-62-184H62" stroke={PAINT.shade} strokeOpacity=".06" strokeWidth="2" />
    <path d="M-82-198L0-254 82-198 74-188H-74Z" fill={PAINT.mariD} />
    <path d="M-82-198L0-254 82-198 78-194 0-246-78-194Z" fill="#fff" opacity=".35" />
    <path
      d="M-54-206H54"
      stroke="#7A4E00"
      strokeOpacity=".3"
      strokeWidth="2"
      strokeDasharray="12 4"
    />
    <path
      d="M-34-219H34"
      stroke="#7A4E00"
      strokeOpacity=".3"
      strokeWidth="2"
      strokeDasharray="12 4"
    />
    <path d="M-46-142V-172C-46-188-18-188-18-172V-142Z" fill={PAINT.poppy} />
    <circle cx="-23" cy="-160" r="2.4" fill={PAINT.sun} />
    <circle cx="24" cy="-170" r="15" fill={PAINT.sky} />
    <path d="M24-185V-155M9-170H39" stroke={PAINT.paper} strokeWidth="3.6" />
    <path
      d="M-86-142V-158M-70-142V-158M86-142V-158M70-142V-158M-90-158H-62M90-158H62"
      stroke={PAINT.soilD}
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path d="M-48-130V2M-26-130L-28 2" stroke="#E7CFA6" strokeWidth="5" strokeLinecap="round" />
    <path
      d="M-47-108H-27M-47-84H-27M-47-60H-28M-47-36H-28M-47-12H-28"
      stroke="#E7CFA6"
      strokeWidth="5"
    />
    <circle cx="-96" cy="-248" r="34" fill={PAINT.leaf} />
    <circle cx="-40" cy="-312" r="40" fill={PAINT.leaf} />
    <circle cx="52" cy="-310" r="44" fill={PAINT.leaf} />
    <circle cx="116" cy="-240" r="34" fill={PAINT.leaf} />
    <circle cx="8" cy="-342" r="30" fill={PAINT.leaf} />
    <g fill="#7CC28A" opacity=".55">
      <circle cx="-48" cy="-322" r="17" />
      <circle cx="44" cy="-322" r="19" />
      <circle cx="-102" cy="-256" r="13" />
      <circle cx="112" cy="-248" r="13" />
      <circle cx="4" cy="-350" r="11" />
    </g>
    <g fill={PAINT.coral}>
      <circle cx="-72" cy="-278" r="6" />
      <circle cx="86" cy="-284" r="6" />
      <circle cx="20" cy="-300" r="6" />
      <circle cx="-20" cy="-286" r="6" />
      <circle cx="126" cy="-212" r="6" />
      <circle cx="-110" cy="-214" r="6" />
    </g>
    <path
      d="M66-130C66-110 66-70 66-44M94-130C94-110 94-70 94-44"
      stroke={PAINT.soilD}
      strokeWidth="2.6"
    />
    <rect x="58" y="-46" width="44" height="7" rx="3.5" fill={PAINT.poppy} />
  </At>
);
