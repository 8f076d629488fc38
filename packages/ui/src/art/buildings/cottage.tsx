import { cottage } from '../../field-art/buildings/cottage.ts';
import { PAINT } from '../../field-art/paint.ts';
import { At, type Place, SHADOW } from '../kit.tsx';
import { Drawing } from '../shapes.tsx';

/** Draws the cottage of the Home Account. `lit` lights its windows. */
export const Cottage = ({ lit = true, ...place }: Place & { lit?: boolean | undefined }) => (
  <Drawing {...place} svg={cottage({ glass: lit ? PAINT.sun : '#BFDDE6', shadow: SHADOW })} />
);

/** Draws three puffs of smoke. */
export const Smoke = (place: Place) => (
  <At {...place}>
    <circle r="9" fill="#fff" opacity=".75" />
    <circle cx="12" cy="-20" r="12" fill="#fff" opacity=".6" />
    <circle cx="30" cy="-44" r="16" fill="#fff" opacity=".42" />
  </At>
);
