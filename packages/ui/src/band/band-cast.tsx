import { Hare } from '../art/animals/hare.tsx';
import { Hedgehog } from '../art/animals/hedgehog.tsx';
import { Owl } from '../art/animals/owl.tsx';
import { Cottage, Smoke } from '../art/buildings/cottage.tsx';
import { School } from '../art/buildings/school.tsx';
import { Treehouse } from '../art/buildings/treehouse.tsx';
import { HILL } from '../art/kit.tsx';
import { Fence, Tree } from '../art/plants/plants.tsx';

/** Figures on a page, one set per page. */
export type BandCast = 'family' | 'educator' | 'student' | 'plain';

/** Returns true if the owl or the hare is in the middle. Low bands have no room for the owl. */
export const hasTallFriend = (cast: BandCast, horizon: number): boolean =>
  cast === 'student' || (cast === 'educator' && horizon >= 200);

type Spot = {
  x: number;
  y: number;
  s: number;
};

const Home = ({ x, y, s, wide }: Spot & { wide: boolean }) => (
  <>
    <Tree x={x + 228 * s} y={y - 4} s={s * 0.846} fill={HILL[4]} />
    <Tree x={x + 268 * s} y={y - 4} s={s * 0.69} fill={HILL[4]} />
    <Cottage x={x} y={y} s={s} />
    <Smoke x={x + 76 * s} y={y - 182 * s} s={s * 0.769} />
    {wide ? <Fence x={x + 123 * s} y={y + 6} s={s * 0.69} count={7} /> : null}
  </>
);

const Schoolyard = ({ x, y, s, wide }: Spot & { wide: boolean }) => (
  <>
    <Tree x={x - 214 * s} y={y} s={s * 0.95} fill={HILL[4]} />
    <Tree x={x + 218 * s} y={y - 2} s={s * 1.1} fill={HILL[4]} />
    {wide ? <Tree x={x + 276 * s} y={y - 2} s={s * 0.86} fill={HILL[4]} /> : null}
    <School x={x} y={y} s={s} />
  </>
);

const Hideout = ({ x, y, s, wide }: Spot & { wide: boolean }) => (
  <>
    <Tree x={x + 200 * s} y={y - 2} s={s * 1.3} fill={HILL[4]} />
    {wide ? <Tree x={x + 280 * s} y={y - 2} s={s} fill={HILL[4]} /> : null}
    <Treehouse x={x} y={y + 4} s={s} />
  </>
);

const Grove = ({ x, y, s }: Spot) => (
  <>
    <Tree x={x - 60 * s} y={y} s={s * 0.9} fill={HILL[4]} />
    <Tree x={x} y={y - 2} s={s * 1.1} fill={HILL[4]} />
    <Tree x={x + 64 * s} y={y + 2} s={s * 0.76} fill={HILL[4]} />
  </>
);

export type BandCastArtProps = {
  cast: BandCast;
  /** The place is behind the near hill, the friends are on it. */
  part: 'place' | 'friends';
  wide: boolean;
  horizon: number;
};

/** Draws the building and the animals of a band. */
export const BandCastArt = ({ cast, part, wide, horizon: b }: BandCastArtProps) => {
  const x = wide ? 2298 : 314;
  const y = b * 0.8;
  // The tallest figure keeps this distance from the upper edge.
  const room = y - (wide ? 14 : 34);
  if (part === 'place') {
    switch (cast) {
      case 'family':
        return <Home x={x} y={y} s={room / 201.6} wide={wide} />;
      case 'educator':
        return <Schoolyard x={x} y={y} s={room / 262} wide={wide} />;
      case 'student':
        return <Hideout x={x} y={y} s={room / 372} wide={wide} />;
      default:
        return <Grove x={x} y={y} s={room / 160} />;
    }
  }
  if (!wide) return null;
  switch (cast) {
    case 'family':
      return (
        <>
          <Hedgehog x={2074} y={b * 0.87} s={0.3} leaf />
          <Hedgehog x={2028} y={b * 0.885} s={0.17} />
          <Hedgehog x={1998} y={b * 0.895} s={0.14} />
        </>
      );
    case 'educator':
      return hasTallFriend(cast, b) ? <Owl x={2090} y={b - 24} s={0.5} /> : null;
    case 'student':
      return <Hare x={2090} y={b - 18} s={b * 0.0021} />;
    default:
      return null;
  }
};
