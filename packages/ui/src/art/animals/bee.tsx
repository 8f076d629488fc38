import { bee } from '../../field-art/animals/bee.ts';
import { PAINT } from '../../field-art/paint.ts';
import { At, type Place } from '../kit.tsx';
import { Shapes } from '../shapes.tsx';

/** Draws a bee with an optional trail. */
export const Bee = ({ trail, ...place }: Place & { trail?: string | undefined }) => (
  <At {...place}>
    {trail ? (
      <path
        d={trail}
        fill="none"
        stroke={PAINT.ink}
        strokeOpacity=".45"
        strokeWidth="2.2"
        strokeDasharray="1 8"
        strokeLinecap="round"
      />
    ) : null}
    <Shapes svg={bee()} />
  </At>
);
