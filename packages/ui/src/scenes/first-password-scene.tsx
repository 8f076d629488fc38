import { Hare } from '../art/animals/hare.tsx';
import { Windmill } from '../art/buildings/windmill.tsx';
import { HILL } from '../art/kit.tsx';
import { Bush, Tree } from '../art/plants/plants.tsx';
import { MorningScene } from './morning-scene.tsx';

const CLOUDS = [
  [464, 39, 0.8],
  [847, 66, 0.8],
  [1229, 39, 0.7],
] as const;

/** Shows the hare beside a student's first password. Fills its positioned parent. */
export const FirstPasswordScene = () => (
  <MorningScene
    sun={[1147, 197, 62]}
    clouds={CLOUDS}
    fit="xMaxYMax slice"
    behind={<Windmill x={1296} y={372} s={0.6} />}
  >
    <Tree x={905} y={500} s={0.7} fill={HILL[4]} />
    <Tree x={950} y={506} s={0.9} fill={HILL[4]} />
    <Hare x={1120} y={634} s={1.16} />
    <Bush x={1290} y={560} s={1} />
  </MorningScene>
);
