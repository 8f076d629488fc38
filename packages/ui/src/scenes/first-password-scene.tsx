import { Hare } from '../art/animals/hare.tsx';
import { Windmill } from '../art/buildings/windmill.tsx';
import { HILL, Picture } from '../art/kit.tsx';
import { Layer, Rows, ridge } from '../art/land.tsx';
import { Bush, Tree } from '../art/plants/plants.tsx';
import { Cloud, Sky, Sun } from '../art/sky.tsx';
import styles from './scene.module.css';

const FAR = ridge(677, [
  [-20, 368],
  [273, 328],
  [601, 394],
  [984, 309],
  [1386, 368],
]);
const BACK = ridge(677, [
  [-20, 434],
  [355, 460],
  [710, 394],
  [1093, 447],
  [1386, 394],
]);
const FIELD = ridge(677, [
  [-20, 499],
  [246, 480],
  [628, 539],
  [1038, 493],
  [1386, 539],
]);
const FRONT = ridge(677, [
  [-20, 591],
  [410, 565],
  [820, 611],
  [1386, 572],
]);
const NEAR = ridge(677, [
  [-20, 634],
  [328, 627],
  [847, 647],
  [1386, 624],
]);

/** Shows the hare beside a student's first password. Fills its positioned parent. */
export const FirstPasswordScene = () => (
  <div className={styles.scene} data-hour="morning">
    <Picture width={1366} height={657} fit="xMaxYMax slice" className={styles.all}>
      <Sky width={1366} height={657} />
      <Sun x={1147} y={197} s={62} />
      <Cloud x={464} y={39} s={0.8} />
      <Cloud x={847} y={66} s={0.8} />
      <Cloud x={1229} y={39} s={0.7} />
      <Layer d={FAR} fill={HILL[1]} />
      <Windmill x={1296} y={372} s={0.6} />
      <Layer d={BACK} fill={HILL[2]} />
      <Rows
        on={BACK}
        from={[710, 368]}
        to={[-273, 1640, 657]}
        count={18}
        fill={HILL[3]}
        opacity={0.5}
      />
      <Layer d={FIELD} fill={HILL[3]} />
      <Tree x={905} y={500} s={0.7} fill={HILL[4]} />
      <Tree x={950} y={506} s={0.9} fill={HILL[4]} />
      <Hare x={1120} y={634} s={1.16} />
      <Bush x={1290} y={560} s={1} />
      <Layer d={FRONT} fill={HILL[4]} />
      <Layer d={NEAR} fill={HILL[5]} />
    </Picture>
  </div>
);
