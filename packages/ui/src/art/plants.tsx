import { BloomHead } from './bloom.tsx';
import { At, HILL, type Place } from './kit.tsx';
import { PAINT } from './paint.ts';

const FRUIT = [
  [-16, -78],
  [12, -86],
  [-6, -54],
  [20, -62],
  [-22, -58],
] as const;
const EARS = [-62, -52, -42];

/** Draws a round tree, with fruit if its color is given. */
export const Tree = ({
  fill = HILL[5],
  fruit,
  ...place
}: Place & { fill?: string | undefined; fruit?: string | undefined }) => (
  <At {...place}>
    <path d="M-4 2L-3-36H3L5 2Z" fill={PAINT.soilD} />
    <circle cy="-66" r="36" fill={fill} />
    <path d="M0-102A36 36 0 0 1 0-30A43.2 43.2 0 0 0 0-102Z" fill={PAINT.shade} opacity=".13" />
    <path
      d="M0-34V-64M0-46l11-11M0-54l-9-9"
      stroke={PAINT.soilD}
      strokeWidth="3"
      strokeLinecap="round"
      opacity=".55"
    />
    {fruit ? FRUIT.map(([x, y]) => <circle key={x} cx={x} cy={y} r="4.4" fill={fruit} />) : null}
  </At>
);

export const Poplar = ({ fill = HILL[5], ...place }: Place & { fill?: string | undefined }) => (
  <At {...place}>
    <path d="M-3 2V-20H3V2Z" fill={PAINT.soilD} />
    <path d="M0-128C22-104 26-44 15-16 9-5-9-5-15-16-26-44-22-104 0-128Z" fill={fill} />
    <path
      d="M0-128C22-104 26-44 15-16 11-9 5-7 1-7.6 12-40 12-92 0-128Z"
      fill={PAINT.shade}
      opacity=".13"
    />
  </At>
);

export const Bush = ({ fill = HILL[5], ...place }: Place & { fill?: string | undefined }) => (
  <At {...place}>
    <path
      d="M-46 0C-52-18-38-30-26-26-24-44 4-48 10-30 22-40 44-30 40-14 50-12 50 0 46 0Z"
      fill={fill}
    />
    <path
      d="M10-30C22-40 44-30 40-14 50-12 50 0 46 0H14C24-10 20-24 10-30Z"
      fill={PAINT.shade}
      opacity=".1"
    />
  </At>
);

/** Draws three blades of grass. */
export const Grass = ({ fill = HILL[5], ...place }: Place & { fill?: string | undefined }) => (
  <At {...place}>
    <path
      d="M-3 0C-4-14-10-24-18-30-10-18-9-8-8 0ZM-4 0C-5-20-2-34 4-42 3-28 4-14 3 0ZM3 0C4-12 10-22 18-26 12-16 10-8 9 0Z"
      fill={fill}
    />
  </At>
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
export const Sprout = (place: Place) => (
  <At {...place}>
    <path d="M0 0C0-8 0-14 0-20" stroke={PAINT.leafD} strokeWidth="3.2" strokeLinecap="round" />
    <path d="M0-18C-2-30-14-34-22-32-22-22-12-15 0-18Z" fill={PAINT.leaf} />
    <path d="M0-18C0-32 10-40 22-39 23-27 13-17 0-18Z" fill={PAINT.leafD} />
  </At>
);

export const Wheat = (place: Place) => (
  <At {...place}>
    <path
      d="M0 0C1-20-1-40 0-62"
      stroke="#C98F22"
      strokeWidth="2.6"
      fill="none"
      strokeLinecap="round"
    />
    {EARS.map((y) => (
      <g key={y} transform={`translate(0 ${y})`}>
        <path d="M0 0C-10-4-11-14-6-18 0-14 1-6 0 0Z" fill="#E8B548" />
        <path d="M0 0C10-4 11-14 6-18 0-14-1-6 0 0Z" fill="#C98F22" />
      </g>
    ))}
    <path d="M0-66C-6-74-5-84 0-90 5-84 6-74 0-66Z" fill="#E8B548" />
  </At>
);

/** Draws a picket fence of `count` posts. */
export const Fence = ({
  count = 5,
  fill = PAINT.paper,
  ...place
}: Place & { count?: number | undefined; fill?: string | undefined }) => {
  const posts = Array.from({ length: count }, (_, i) => `M${i * 26} 0V-34l6-7 6 7V0Z`).join('');
  return (
    <At {...place}>
      <rect x="-6" y="-28" width={count * 26} height="6" rx="3" fill={fill} />
      <rect x="-6" y="-14" width={count * 26} height="6" rx="3" fill={fill} />
      <path d={posts} fill={fill} />
      <path
        d={`M-6-22H${count * 26 - 6}`}
        stroke={PAINT.shade}
        strokeOpacity=".08"
        strokeWidth="2"
      />
    </At>
  );
};
