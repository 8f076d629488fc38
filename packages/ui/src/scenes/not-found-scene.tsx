import { Mole } from '../art/animals/mole.tsx';
import { Snail } from '../art/animals/snail.tsx';
import { Cottage } from '../art/buildings/cottage.tsx';
import { Signpost } from '../art/buildings/signpost.tsx';
import { Windmill } from '../art/buildings/windmill.tsx';
import { HILL, Picture } from '../art/kit.tsx';
import { Layer, Rows, ridge } from '../art/land.tsx';
import { Bush, Grass, Poplar, Tree } from '../art/plants/plants.tsx';
import { Sky, Stars, Sun } from '../art/sky.tsx';
import styles from './scene.module.css';

const FAR = ridge(920, [
  [-20, 560],
  [300, 500],
  [640, 570],
  [1040, 480],
  [1460, 550],
]);
const BACK = ridge(920, [
  [-20, 620],
  [320, 660],
  [720, 590],
  [1100, 640],
  [1460, 590],
]);
const FIELD = ridge(920, [
  [-20, 720],
  [360, 690],
  [760, 730],
  [1140, 680],
  [1460, 720],
]);
const FRONT = ridge(920, [
  [-20, 790],
  [360, 806],
  [760, 776],
  [1080, 796],
  [1460, 770],
]);
const NEAR = ridge(920, [
  [-20, 846],
  [300, 856],
  [740, 830],
  [1120, 860],
  [1460, 846],
]);
const STARS = [
  [140, 150, 7],
  [320, 60, 5],
  [400, 190, 6],
  [330, 320, 4],
  [660, 60, 5],
  [880, 76, 7],
  [1000, 250, 5],
  [1320, 90, 6],
  [1380, 260, 5],
  [90, 280, 5],
  [230, 240, 4],
  [1030, 70, 4],
  [1270, 340, 5],
  [480, 90, 4],
  [960, 360, 4],
] as const;

/** Shows the mole with its map at dusk. Fills its positioned parent. */
export const NotFoundScene = () => (
  <div className={styles.scene} data-hour="dusk">
    <Picture width={1440} height={900} fit="xMidYMax slice" className={styles.all}>
      <Sky width={1440} height={900} />
      <Sun x={1150} y={190} s={52} />
      <circle cx="1132" cy="178" r="9" fill="#EBCF92" />
      <circle cx="1164" cy="206" r="13" fill="#EBCF92" />
      <circle cx="1170" cy="168" r="6" fill="#EBCF92" />
      <Stars points={STARS} />
      <Layer d={FAR} fill={HILL[1]} edge={0.3} />
      <g className={styles.night}>
        <Windmill x={1180} y={520} s={0.6} />
      </g>
      <Poplar x={250} y={524} s={0.6} fill={HILL[3]} />
      <Poplar x={280} y={520} s={0.5} fill={HILL[3]} />
      <Layer d={BACK} fill={HILL[2]} edge={0.3} />
      <Rows
        on={BACK}
        from={[720, 560]}
        to={[-200, 1700, 900]}
        count={20}
        fill={HILL[3]}
        opacity={0.6}
      />
      <Tree x={1350} y={630} s={0.7} fill={HILL[4]} />
      <g className={styles.night}>
        <Cottage x={1250} y={644} s={0.44} />
      </g>
      <circle cx="1228" cy="596.5" r="6" fill="#FFDF8F" />
      <rect x="1265" y="615" width="21" height="16" rx="2" fill="#FFDF8F" />
      <path
        d="M1228 590.5v12M1222 596.5h12M1275.5 615v16M1265 623h21"
        stroke="#8C7B5E"
        strokeWidth="1.6"
      />
      <Tree x={160} y={648} s={0.8} fill={HILL[4]} />
      <Layer d={FIELD} fill={HILL[3]} edge={0.3} />
      <g className={styles.night}>
        <Signpost x={440} y={744} s={1.02} />
      </g>
      <Bush x={300} y={714} s={1} fill={HILL[4]} />
      <Bush x={1120} y={706} s={1} fill={HILL[4]} />
      <Layer d={FRONT} fill={HILL[4]} edge={0.3} />
      <Mole x={740} y={850} s={1.5} />
      <Layer d={NEAR} fill={HILL[5]} edge={0.25} />
      <Snail x={1180} y={874} s={0.6} />
      <Grass x={300} y={884} s={1.3} fill="#0C2A2E" />
      <Grass x={520} y={874} s={1.2} fill="#0C2A2E" />
      <Grass x={1040} y={886} s={1.2} fill="#0C2A2E" />
      <Grass x={1400} y={878} s={1.4} fill="#0C2A2E" />
    </Picture>
  </div>
);
