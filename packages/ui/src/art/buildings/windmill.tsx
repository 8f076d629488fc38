import { AXLE_HEIGHT, windmillSails, windmillTower } from '../../field-art/buildings/windmill.ts';
import { cx } from '../../internal/cx.ts';
import { At, type Place, SHADOW } from '../kit.tsx';
import { Shapes } from '../shapes.tsx';
import styles from './windmill.module.css';

/** Draws the windmill, used for sync. Its arms turn only during a sync. */
export const Windmill = ({
  turn = 18,
  turning = false,
  ...place
}: Place & { turn?: number | undefined; turning?: boolean | undefined }) => (
  <At {...place}>
    <Shapes svg={windmillTower(SHADOW)} />
    <g transform={`translate(0 ${-AXLE_HEIGHT}) rotate(${turn})`}>
      <g className={cx(styles.arms, turning && styles.turning)}>
        <Shapes svg={windmillSails()} />
      </g>
    </g>
  </At>
);
