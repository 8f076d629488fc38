import { Hedgehog } from '../art/animals/hedgehog.tsx';
import { Sheep } from '../art/animals/sheep.tsx';
import { Cottage, Smoke } from '../art/buildings/cottage.tsx';
import { School } from '../art/buildings/school.tsx';
import { Treehouse } from '../art/buildings/treehouse.tsx';
import { Windmill } from '../art/buildings/windmill.tsx';
import { HILL, Picture } from '../art/kit.tsx';
import { Layer, Rows, ridge } from '../art/land.tsx';
import { Pin } from '../art/pin.tsx';
import { Bush, Fence, Flower, Grass, Poplar, Tree } from '../art/plants/plants.tsx';
import { Birds, Cloud, Sky, Sun } from '../art/sky.tsx';
import { cx } from '../internal/cx.ts';
import styles from './scene.module.css';

/** The account type that the visitor has selected. */
export type SignInPlace = 'home' | 'educator' | 'student';

const FAR = ridge(920, [
  [-20, 440],
  [200, 404],
  [470, 466],
  [700, 394],
  [920, 440],
]);
const BACK = ridge(920, [
  [-20, 514],
  [180, 474],
  [460, 540],
  [720, 472],
  [920, 514],
]);
const FIELD = ridge(920, [
  [-20, 570],
  [160, 616],
  [420, 616],
  [660, 542],
  [920, 586],
]);
const FRONT = ridge(920, [
  [-20, 664],
  [200, 640],
  [440, 708],
  [700, 690],
  [920, 724],
]);
const NEAR = ridge(920, [
  [-20, 836],
  [220, 842],
  [500, 772],
  [720, 786],
  [920, 820],
]);

/** Shows the three places of the sign-in page in wide windows. */
export const SignInField = ({ place }: { place: SignInPlace }) => (
  <Picture width={880} height={900} fit="xMidYMax slice" className={styles.wide}>
    <Sky width={880} height={900} />
    <g className={cx(styles.mover, styles.sun)} data-place={place}>
      <Sun x={0} y={0} s={56} />
    </g>
    <Cloud x={70} y={330} s={0.8} opacity={0.9} />
    <Cloud x={770} y={316} s={0.8} opacity={0.9} />
    <Birds x={360} y={380} s={0.8} />
    <Layer d={FAR} fill={HILL[1]} />
    <Windmill x={486} y={468} s={0.5} />
    <Poplar x={318} y={446} s={0.48} fill={HILL[3]} />
    <Poplar x={342} y={452} s={0.4} fill={HILL[3]} />
    <Layer d={BACK} fill={HILL[2]} />
    <Rows
      on={BACK}
      from={[470, 444]}
      to={[-400, 900, 880]}
      count={16}
      fill={HILL[3]}
      opacity={0.55}
    />
    <Tree x={420} y={545} s={0.6} fill={HILL[4]} />
    <Tree x={385} y={540} s={0.48} fill={HILL[4]} />
    <Layer d={FIELD} fill={HILL[3]} />
    <School x={668} y={572} s={0.76} />
    <Bush x={516} y={606} s={0.7} />
    <Bush x={838} y={584} s={0.8} />
    <Sheep x={352} y={640} s={0.6} />
    <Sheep x={412} y={658} s={0.5} />
    <Layer d={FRONT} fill={HILL[4]} />
    <Rows
      on={FRONT}
      from={[990, 660]}
      to={[100, 1500, 930]}
      count={12}
      fill={HILL[5]}
      opacity={0.4}
    />
    <Treehouse x={182} y={674} s={0.84} />
    <Bush x={76} y={672} s={0.8} />
    <Layer d={NEAR} fill={HILL[5]} />
    <Cottage x={540} y={806} s={1} />
    <Smoke x={616} y={632} s={0.8} />
    <Fence x={690} y={806} s={0.78} count={8} />
    <path
      d="M462 812C458 838 420 860 400 900H500C500 866 520 840 516 812Z"
      fill="#F4E4C8"
      opacity=".9"
    />
    <Flower x={330} y={862} s={0.72} kind={0} />
    <Flower x={362} y={878} s={0.6} kind={3} />
    <Flower x={300} y={880} s={0.56} kind={2} />
    <Grass x={270} y={884} s={0.9} fill="#1D6646" />
    <Hedgehog x={754} y={872} s={0.52} leaf />
    <Hedgehog x={680} y={874} s={0.27} />
    <Hedgehog x={628} y={876} s={0.23} />
    <Grass x={852} y={884} s={1.1} fill="#1D6646" />
    <Flower x={560} y={884} s={0.5} kind={1} />
    <g className={cx(styles.mover, styles.pin)} data-place={place}>
      <Pin x={0} y={0} s={0.8} />
    </g>
  </Picture>
);
