import type { ReactNode } from 'react';
import { HILL, Picture } from '../art/kit.tsx';
import { Layer, Rows, ridge } from '../art/land.tsx';
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

export type MorningSceneProps = {
  /** Center and radius of the sun. */
  sun: readonly [number, number, number];
  /** Left, top and scale of each cloud. */
  clouds: readonly (readonly [number, number, number])[];
  fit?: 'xMidYMax slice' | 'xMaxYMax slice' | undefined;
  /** Figures behind the second hill. */
  behind?: ReactNode;
  /** Figures on the field. */
  children?: ReactNode;
};

/** Shows hills in the morning light, for pages of students. Fills its positioned parent. */
export const MorningScene = ({
  sun: [x, y, s],
  clouds,
  fit = 'xMidYMax slice',
  behind,
  children,
}: MorningSceneProps) => (
  <div className={styles.scene} data-hour="morning">
    <Picture width={1366} height={657} fit={fit} className={styles.all}>
      <Sky width={1366} height={657} />
      <Sun x={x} y={y} s={s} />
      {clouds.map(([left, top, scale]) => (
        <Cloud key={left} x={left} y={top} s={scale} />
      ))}
      <Layer d={FAR} fill={HILL[1]} />
      {behind}
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
      {children}
      <Layer d={FRONT} fill={HILL[4]} />
      <Layer d={NEAR} fill={HILL[5]} />
    </Picture>
  </div>
);
