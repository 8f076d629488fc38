import { At, type Place, SHADOW } from './kit.tsx';
import { PAINT } from './paint.ts';

/** Draws a signpost with three arms. */
export const Signpost = (place: Place) => (
  <At {...place}>
    <ellipse cy="2" rx="30" ry="5" fill={SHADOW} opacity=".25" />
    <path d="M-6 2V-180H6V2Z" fill={PAINT.soilD} />
    <path d="M-10-172H74L92-154 74-136H-10Z" fill={PAINT.cream} />
    <path d="M10-122H-78L-96-104-78-86H10Z" fill="#F1DDB6" />
    <path d="M-8-72H50L64-59 50-46H-8Z" fill={PAINT.cream} />
    <g stroke={PAINT.soilD} strokeOpacity=".5" strokeWidth="5" strokeLinecap="round">
      <path d="M8-154H56M-64-104H-14M6-59H36" />
    </g>
  </At>
);
