import { PAINT } from '../../field-art/paint.ts';
import { bush, fence, grass, poplar, tree } from '../../field-art/plants/greenery.ts';
import { sprout, wheatStalk } from '../../field-art/plants/plant-parts.ts';
import { At, HILL, type Place } from '../kit.tsx';
import { Drawing } from '../shapes.tsx';
import { BloomHead } from './bloom.tsx';

type Colored = Place & { fill?: string | undefined };

/** Draws a round tree, with fruit if its color is given. */
export const Tree = ({
  fill = HILL[5],
  fruit,
  ...place
}: Colored & { fruit?: string | undefined }) => <Drawing {...place} svg={tree(fill, fruit)} />;

export const Poplar = ({ fill = HILL[5], ...place }: Colored) => (
  <Drawing {...place} svg={poplar(fill)} />
);

export const Bush = ({ fill = HILL[5], ...place }: Colored) => (
  <Drawing {...place} svg={bush(fill)} />
);

/** Draws three blades of grass. */
export const Grass = ({ fill = HILL[5], ...place }: Colored) => (
  <Drawing {...place} svg={grass(fill)} />
);

/** Draws a flower on its stem. `kind` is the number of one of the ten flowers. */
export const Flower = ({
  kind = 0,
  tall = 70,
  ...place
}: Place & { kind?: number | undefined; tall?: number | undefined }) => (
  <At {...place}>
    <path
      d={`M0 0C3-${tall * 0.4} -3-${tall * 0.7} 0-${tall}`}
      stroke={PAINT.leafD}
      strokeWidth="4"
      fill="none"
      strokeLinecap="round"
    />
    <path
      d={`M1-${tall * 0.3}C12-${tall * 0.5} 22-${tall * 0.5} 26-${tall * 0.56} 24-${tall * 0.36} 12-${tall * 0.22} 1-${tall * 0.22}Z`}
      fill={PAINT.leaf}
    />
    <g transform={`translate(0 -${tall + 4}) scale(.62)`}>
      <BloomHead index={kind} />
    </g>
  </At>
);

/** Draws a sprout with two leaves. */
export const Sprout = (place: Place) => <Drawing {...place} svg={sprout()} />;

export const Wheat = (place: Place) => <Drawing {...place} svg={wheatStalk()} />;

/** Draws a picket fence of `count` posts. */
export const Fence = ({ count = 5, fill, ...place }: Colored & { count?: number | undefined }) => (
  <Drawing {...place} svg={fence(count, fill)} />
);
