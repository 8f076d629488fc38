import { Hare } from '../art/animals/hare.tsx';
import { Sheep } from '../art/animals/sheep.tsx';
import { Windmill } from '../art/buildings/windmill.tsx';
import { HILL, Picture } from '../art/kit.tsx';
import { Layer, Rows, ridge } from '../art/land.tsx';
import { FlowerAtEar } from '../art/plants/flower-at-ear.tsx';
import { Bush, Flower, Grass, Poplar, Tree } from '../art/plants/plants.tsx';
import { Birds, Cloud, Sky, Sun } from '../art/sky.tsx';
import styles from './scene.module.css';

const FAR = ridge(920, [
  [-20, 480],
  [280, 420],
  [640, 500],
  [1040, 400],
  [1460, 470],
]);
const BACK = ridge(920, [
  [-20, 560],
  [320, 590],
  [700, 520],
  [1100, 570],
  [1460, 510],
]);
const FIELD = ridge(920, [
  [-20, 690],
  [300, 640],
  [700, 700],
  [1100, 620],
  [1460, 660],
]);
const FRONT = ridge(920, [
  [-20, 770],
  [380, 800],
  [760, 770],
  [1060, 740],
  [1460, 790],
]);
const NEAR = ridge(920, [
  [-20, 850],
  [300, 872],
  [700, 858],
  [1080, 880],
  [1460, 850],
]);

/** The field behind "Ready to play", with a PlayHero in front. Fills its positioned parent. */
export const PlayScene = () => (
  <div className={styles.scene} data-hour="morning">
    <Picture width={1440} height={900} fit="xMidYMax slice" className={styles.all}>
      <Sky width={1440} height={900} />
      <Sun x={1010} y={350} s={120} />
      <Cloud x={690} y={170} s={1.1} opacity={0.95} />
      <Cloud x={1240} y={150} s={1.1} opacity={0.9} />
      <Cloud x={120} y={130} s={1} opacity={0.9} />
      <Birds x={1110} y={236} s={1} />
      <Layer d={FAR} fill={HILL[1]} />
      <Windmill x={1330} y={470} s={0.7} />
      <Poplar x={700} y={494} s={0.6} fill={HILL[3]} />
      <Poplar x={730} y={488} s={0.5} fill={HILL[3]} />
      <Poplar x={1230} y={448} s={0.5} fill={HILL[3]} />
      <Layer d={BACK} fill={HILL[2]} />
      <Rows
        on={BACK}
        from={[700, 480]}
        to={[-200, 1800, 900]}
        count={22}
        fill={HILL[3]}
        opacity={0.5}
      />
      <Tree x={1270} y={556} s={0.8} fill={HILL[4]} />
      <Tree x={1226} y={566} s={0.6} fill={HILL[4]} />
      <Sheep x={820} y={556} s={0.7} />
      <Sheep x={880} y={572} s={0.56} />
      <Layer d={FIELD} fill={HILL[3]} />
      <Bush x={1360} y={664} s={1.1} />
      <Tree x={1410} y={660} s={1} fruit="#EC7556" />
      <Bush x={720} y={712} s={0.9} />
      <Layer d={FRONT} fill={HILL[4]} />
      <Layer d={NEAR} fill={HILL[5]} />
    </Picture>
  </div>
);

/** The hare among flowers with the avatar's name plate. */
export const PlayHero = ({
  flower,
  className,
}: {
  /** Number of the student's flower. */
  flower?: number | undefined;
  className?: string | undefined;
}) => (
  <Picture width={420} height={560} size={[420, 560]} className={className}>
    <Hare
      x={210}
      y={540}
      s={1.42}
      flower={flower !== undefined && <FlowerAtEar index={flower} />}
    />
    <Flower x={60} y={552} s={1} kind={0} />
    <Flower x={24} y={560} s={0.8} kind={3} />
    <Flower x={372} y={556} s={1.05} kind={2} />
    <Flower x={410} y={564} s={0.8} kind={7} />
    <Grass x={110} y={556} s={1.3} fill="#1D6646" />
    <Grass x={330} y={560} s={1.3} fill="#1D6646" />
  </Picture>
);
