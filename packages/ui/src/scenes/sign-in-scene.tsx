import { Cottage } from '../art/buildings/cottage.tsx';
import { School } from '../art/buildings/school.tsx';
import { Treehouse } from '../art/buildings/treehouse.tsx';
import { HILL, Picture } from '../art/kit.tsx';
import { Layer, Rows, ridge } from '../art/land.tsx';
import { Poplar } from '../art/plants/plants.tsx';
import { Cloud, Sky, Sun } from '../art/sky.tsx';
import styles from './scene.module.css';
import { SignInField, type SignInPlace } from './sign-in-field.tsx';

const HOURS = { home: 'golden', educator: 'noon', student: 'morning' } as const;

const FAR = ridge(220, [
  [-10, 112],
  [90, 98],
  [210, 120],
  [320, 96],
  [400, 108],
]);
const BACK = ridge(220, [
  [-10, 142],
  [110, 150],
  [230, 128],
  [400, 136],
]);
const FIELD = ridge(220, [
  [-10, 168],
  [120, 160],
  [240, 172],
  [400, 158],
]);
const EDGE = 'M0 0H44C20 150 84 260 62 420S12 640 40 900H0Z';

export type SignInSceneProps = {
  /** Sets the theme and moves sun and pin to that place. */
  place: SignInPlace;
};

/**
 * The field with its three places. Fills its positioned parent, and is a low scene at the top below
 * 992 px.
 */
export const SignInScene = ({ place }: SignInSceneProps) => (
  <div className={styles.scene} data-hour={HOURS[place]}>
    <SignInField place={place} />
    <svg
      className={styles.leftEdge}
      viewBox="0 0 90 900"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={EDGE} transform="translate(12 0)" fill="var(--art-shadow)" opacity=".06" />
      <path d={EDGE} transform="translate(5 0)" fill="var(--art-shadow)" opacity=".09" />
      <path d={EDGE} fill="var(--paper)" />
    </svg>
    <Picture width={390} height={200} fit="xMidYMax slice" className={styles.low}>
      <Sky width={390} height={200} />
      <Sun x={352} y={62} s={22} />
      <Cloud x={196} y={30} s={0.44} opacity={0.9} />
      <Layer d={FAR} fill={HILL[1]} lift={5} />
      <Poplar x={150} y={112} s={0.26} fill={HILL[3]} />
      <Poplar x={162} y={114} s={0.22} fill={HILL[3]} />
      <Layer d={BACK} fill={HILL[2]} lift={5} />
      <Rows
        on={BACK}
        from={[200, 100]}
        to={[-120, 420, 210]}
        count={14}
        fill={HILL[3]}
        opacity={0.5}
      />
      <School x={306} y={142} s={0.27} />
      <Layer d={FIELD} fill={HILL[4]} lift={5} />
      <Treehouse x={66} y={166} s={0.27} />
      <Cottage x={192} y={166} s={0.34} />
    </Picture>
  </div>
);
