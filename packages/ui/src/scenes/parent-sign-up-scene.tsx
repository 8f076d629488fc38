import { Hedgehog } from '../art/animals/hedgehog.tsx';
import { Cottage, Smoke } from '../art/buildings/cottage.tsx';
import { HILL } from '../art/kit.tsx';
import { Layer, Rows, ridge } from '../art/land.tsx';
import { Bush, Fence, Flower, Grass, Poplar, Tree } from '../art/plants/plants.tsx';
import { Birds, Cloud, Sun } from '../art/sky.tsx';
import styles from './scene.module.css';
import { SignUpScene } from './sign-up-scene.tsx';

const FAR = ridge(920, [
  [-20, 470],
  [160, 430],
  [360, 480],
  [560, 440],
]);
const BACK = ridge(920, [
  [-20, 540],
  [180, 566],
  [400, 510],
  [560, 540],
]);
const FIELD = ridge(920, [
  [-20, 640],
  [200, 600],
  [420, 640],
  [560, 610],
]);
const FRONT = ridge(920, [
  [-20, 720],
  [220, 760],
  [420, 716],
  [560, 740],
]);
const NEAR = ridge(920, [
  [-20, 830],
  [180, 800],
  [380, 846],
  [560, 820],
]);

/** The family scene beside a form in the golden theme. */
export const ParentSignUpScene = () => (
  <SignUpScene hour="golden" cast="family">
    <Sun x={390} y={392} s={58} />
    <g className={styles.behindWords}>
      <Cloud x={40} y={340} s={0.7} opacity={0.8} />
      <Birds x={210} y={372} s={0.8} />
    </g>
    <Layer d={FAR} fill={HILL[1]} />
    <g className={styles.behindWords}>
      <Poplar x={120} y={452} s={0.5} fill={HILL[3]} />
      <Poplar x={144} y={448} s={0.42} fill={HILL[3]} />
    </g>
    <Layer d={BACK} fill={HILL[2]} />
    <Rows
      on={BACK}
      from={[400, 480]}
      to={[-200, 760, 900]}
      count={13}
      fill={HILL[3]}
      opacity={0.55}
    />
    <Tree x={70} y={560} s={0.6} fill={HILL[4]} />
    <Tree x={470} y={530} s={0.6} fill={HILL[4]} />
    <Layer d={FIELD} fill={HILL[3]} />
    <Tree x={60} y={640} s={0.9} fruit="#EC7556" />
    <Bush x={440} y={640} s={0.9} />
    <Cottage x={250} y={724} s={1.12} />
    <Smoke x={336} y={528} s={0.9} />
    <Layer d={FRONT} fill={HILL[4]} />
    <Fence x={20} y={752} s={0.8} count={5} />
    <Fence x={380} y={744} s={0.8} count={6} />
    <Layer d={NEAR} fill={HILL[5]} />
    <Hedgehog x={310} y={852} s={0.82} leaf />
    <Hedgehog x={186} y={850} s={0.42} />
    <Hedgehog x={112} y={850} s={0.36} />
    <Flower x={446} y={872} s={0.66} kind={3} />
    <Flower x={476} y={890} s={0.56} kind={0} />
    <Flower x={44} y={872} s={0.62} kind={2} />
    <Flower x={20} y={890} s={0.56} kind={1} />
    <Grass x={250} y={900} s={1.1} fill="#245F3E" />
  </SignUpScene>
);
