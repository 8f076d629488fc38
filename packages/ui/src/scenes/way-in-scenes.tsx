import { Hare } from '../art/animals/hare.tsx';
import { Treehouse } from '../art/buildings/treehouse.tsx';
import { HILL, Picture } from '../art/kit.tsx';
import { Bush, Poplar } from '../art/plants/plants.tsx';
import { MorningScene } from './morning-scene.tsx';

const CLOUDS = [
  [27, 33, 0.8],
  [615, 26, 0.7],
  [1175, 33, 0.8],
] as const;

/** The field behind the tiles of a class, which cover most of it. */
export const ClassScene = () => (
  <MorningScene
    sun={[847, 52, 36]}
    clouds={[
      [574, 26, 0.75],
      [970, 26, 0.6],
    ]}
  />
);

/** The field behind the picture board. */
export const PicturesScene = () => (
  <MorningScene sun={[997, 53, 33]} clouds={CLOUDS}>
    <Poplar x={1318} y={480} s={0.7} fill={HILL[5]} />
    <Poplar x={1340} y={484} s={0.55} fill={HILL[5]} />
    <Treehouse x={44} y={572} s={0.72} />
  </MorningScene>
);

/** The field behind the card scanner. */
export const CardScene = () => (
  <MorningScene sun={[406, 56, 32]} clouds={CLOUDS}>
    <Bush x={30} y={560} s={0.9} />
    <Treehouse x={1330} y={560} s={0.6} />
  </MorningScene>
);

/** Shows the hare that looks over the upper edge of a sheet. */
export const PeekingHare = ({ className }: { className?: string | undefined }) => (
  <Picture width={190} height={104} size={[190, 104]} className={className}>
    <Hare x={95} y={204} s={0.62} wave={false} />
  </Picture>
);
