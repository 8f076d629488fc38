import { Bee } from '../art/animals/bee.tsx';
import { Hare } from '../art/animals/hare.tsx';
import { Sheep } from '../art/animals/sheep.tsx';
import { Treehouse } from '../art/buildings/treehouse.tsx';
import { Windmill } from '../art/buildings/windmill.tsx';
import { HILL, Picture } from '../art/kit.tsx';
import { Layer, Rows, ridge } from '../art/land.tsx';
import { Bush, Flower, Grass, Poplar, Tree } from '../art/plants/plants.tsx';
import { Birds, Cloud, Sky, Sun } from '../art/sky.tsx';
import styles from './scene.module.css';

const FAR = ridge(920, [
  [-20, 520],
  [260, 460],
  [620, 540],
  [1000, 430],
  [1460, 500],
]);
const BACK = ridge(920, [
  [-20, 590],
  [300, 620],
  [720, 556],
  [1100, 600],
  [1460, 540],
]);
const FIELD = ridge(920, [
  [-20, 660],
  [340, 700],
  [760, 664],
  [1140, 690],
  [1460, 650],
]);
const FRONT = ridge(920, [
  [-20, 790],
  [320, 760],
  [760, 800],
  [1140, 746],
  [1460, 770],
]);
const NEAR = ridge(920, [
  [-20, 850],
  [300, 872],
  [700, 846],
  [1080, 880],
  [1460, 840],
]);

/** The student scene in the morning theme with a waving hare. Fills its positioned parent. */
export const StudentScene = () => (
  <div className={styles.scene} data-hour="morning">
    <Picture width={1440} height={900} fit="xMidYMax slice" className={styles.all}>
      <Sky width={1440} height={900} />
      <Sun x={790} y={286} s={72} />
      <Cloud x={620} y={120} s={1.2} opacity={0.95} />
      <Cloud x={1210} y={90} s={1} opacity={0.9} />
      <Cloud x={80} y={110} s={1.1} opacity={0.85} />
      <Cloud x={1020} y={250} s={0.7} opacity={0.8} />
      <Birds x={930} y={180} s={0.9} />
      <Layer d={FAR} fill={HILL[1]} />
      <Windmill x={720} y={536} s={0.62} />
      <Poplar x={930} y={470} s={0.56} fill={HILL[3]} />
      <Poplar x={958} y={464} s={0.46} fill={HILL[3]} />
      <Layer d={BACK} fill={HILL[2]} />
      <Rows
        on={BACK}
        from={[720, 520]}
        to={[-200, 1700, 900]}
        count={20}
        fill={HILL[3]}
        opacity={0.5}
      />
      <Tree x={640} y={570} s={0.7} fill={HILL[4]} />
      <Tree x={596} y={578} s={0.56} fill={HILL[4]} />
      <Sheep x={760} y={590} s={0.6} />
      <Layer d={FIELD} fill={HILL[3]} />
      <Bush x={900} y={690} s={1} />
      <Bush x={1400} y={670} s={1.2} />
      <Layer d={FRONT} fill={HILL[4]} />
      <Treehouse x={1160} y={772} s={1.42} />
      <Layer d={NEAR} fill={HILL[5]} />
      <Hare x={800} y={862} s={1.02} />
      <Flower x={930} y={884} s={0.8} kind={0} />
      <Flower x={968} y={900} s={0.7} kind={3} />
      <Flower x={700} y={896} s={0.7} kind={1} />
      <Flower x={1380} y={890} s={0.8} kind={2} />
      <Flower x={1340} y={904} s={0.7} kind={7} />
      <Grass x={1010} y={896} s={1.2} fill="#1D6646" />
      <Grass x={1290} y={900} s={1.3} fill="#1D6646" />
      <Grass x={660} y={900} s={1.2} fill="#1D6646" />
      <Bee x={964} y={548} s={0.95} trail="M-26 4C-46 20-62-2-84 8" />
    </Picture>
  </div>
);
