import { Owl } from '../art/animals/owl.tsx';
import { School } from '../art/buildings/school.tsx';
import { HILL } from '../art/kit.tsx';
import { Layer, Rows, ridge } from '../art/land.tsx';
import { Bush, Fence, Flower, Grass, Poplar, Tree } from '../art/plants/plants.tsx';
import { Birds, Cloud, Sun } from '../art/sky.tsx';
import styles from './scene.module.css';
import { SignUpScene } from './sign-up-scene.tsx';

const FAR = ridge(920, [
  [-20, 460],
  [180, 490],
  [380, 440],
  [560, 470],
]);
const BACK = ridge(920, [
  [-20, 560],
  [160, 530],
  [380, 572],
  [560, 540],
]);
const FIELD = ridge(920, [
  [-20, 620],
  [200, 650],
  [420, 616],
  [560, 640],
]);
const NEAR = ridge(920, [
  [-20, 790],
  [200, 760],
  [400, 800],
  [560, 776],
]);

/** The educator scene beside a form in the noon theme. */
export const EducatorSignUpScene = () => (
  <SignUpScene hour="noon" cast="educator">
    <Sun x={120} y={372} s={54} />
    <g className={styles.behindWords}>
      <Cloud x={300} y={318} s={0.8} opacity={0.9} />
      <Cloud x={60} y={300} s={0.5} opacity={0.8} />
    </g>
    <Birds x={330} y={404} s={0.8} />
    <Layer d={FAR} fill={HILL[1]} />
    <Poplar x={416} y={456} s={0.5} fill={HILL[3]} />
    <Poplar x={440} y={454} s={0.42} fill={HILL[3]} />
    <Layer d={BACK} fill={HILL[2]} />
    <Rows
      on={BACK}
      from={[120, 500]}
      to={[-260, 820, 900]}
      count={13}
      fill={HILL[3]}
      opacity={0.55}
    />
    <Tree x={60} y={566} s={0.62} fill={HILL[4]} />
    <Tree x={462} y={562} s={0.6} fill={HILL[4]} />
    <Layer d={FIELD} fill={HILL[3]} />
    <Tree x={28} y={704} s={0.9} />
    <School x={236} y={728} s={1.04} />
    <Tree x={452} y={716} s={0.9} fruit="#EC7556" />
    <Bush x={76} y={738} s={0.8} />
    <Fence x={396} y={756} s={0.8} count={5} />
    <Layer d={NEAR} fill={HILL[5]} />
    <Owl x={352} y={868} s={0.72} />
    <Flower x={452} y={872} s={0.64} kind={1} />
    <Flower x={478} y={890} s={0.56} kind={3} />
    <Flower x={92} y={868} s={0.62} kind={0} />
    <Flower x={60} y={886} s={0.56} kind={2} />
    <Grass x={214} y={900} s={1.1} fill="#245F3E" />
  </SignUpScene>
);
