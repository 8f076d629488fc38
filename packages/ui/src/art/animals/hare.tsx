import type { ReactNode } from 'react';
import { standingHare, wavingArm } from '../../field-art/animals/hare-parts.ts';
import { PAINT } from '../../field-art/paint.ts';
import { At, type Place, SHADOW } from '../kit.tsx';
import { Shapes } from '../shapes.tsx';

const arm = (d: string) => `<path d="${d}" fill="${PAINT.tanD}"/>`;
const WAVING = arm('M-44-104C-66-100-78-80-74-62-72-52-60-52-58-62-56-76-46-84-34-88Z') + wavingArm;
const RESTING =
  arm('M-44-104C-68-94-66-66-40-60-28-58-24-70-34-76-40-82-38-88-32-92Z') +
  arm('M44-104C68-94 66-66 40-60 28-58 24-70 34-76 40-82 38-88 32-92Z');

/** Draws the hare, the students' mascot. */
export const Hare = ({
  wave = true,
  scarf = PAINT.leaf,
  scarfD = PAINT.leafD,
  flower,
  ...place
}: Place & {
  wave?: boolean | undefined;
  scarf?: string | undefined;
  scarfD?: string | undefined;
  /**
   * Flower at the ear. Passed in, because the hare on the sign-in page needs none and must not load
   * all flowers.
   */
  flower?: ReactNode;
}) => (
  <At {...place}>
    <Shapes
      svg={standingHare({
        arms: wave ? WAVING : RESTING,
        colors: { light: scarf, dark: scarfD },
        shadowColor: SHADOW,
      })}
    />
    {flower}
  </At>
);
