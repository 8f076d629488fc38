import { PAINT } from '../../field-art/paint.ts';
import { At, type Place, SHADOW } from '../kit.tsx';

/** Draws a barn, used for downloads. */
export const Barn = (place: Place) => (
  <At {...place}>
    <ellipse cy="2" rx="96" ry="7" fill={SHADOW} opacity=".14" />
    <path d="M-80 0V-74L-52-116 0-138 52-116 80-74V0Z" fill={PAINT.poppy} />
    <path d="M52-116L80-74V0H62V-100Z" fill={PAINT.shade} opacity=".1" />
    <path
      d="M-90-70L-58-122 0-148 58-122 90-70 80-66 51-113 0-135-51-113-80-66Z"
      fill={PAINT.soilD}
    />
    <path d="M-34 0V-58H34V0Z" fill={PAINT.poppyD} />
    <path
      d="M-34-58L34 0M34-58L-34 0M-34-58H34V0H-34Z"
      stroke={PAINT.cream}
      strokeWidth="4.5"
      fill="none"
    />
    <rect x="-16" y="-106" width="32" height="26" rx="3" fill={PAINT.soilD} />
    <path d="M-16-93H16M0-106V-80" stroke={PAINT.cream} strokeWidth="3.4" />
  </At>
);
