import { cx } from '../internal/cx.ts';
import { At, type Place, SHADOW } from './kit.tsx';
import { PAINT } from './paint.ts';
import styles from './windmill.module.css';

const ARMS = [0, 90, 180, 270];

/** Draws the windmill, used for sync. Its arms turn only during a sync. */
export const Windmill = ({
  turn = 18,
  turning = false,
  ...place
}: Place & { turn?: number | undefined; turning?: boolean | undefined }) => (
  <At {...place}>
    <ellipse cy="2" rx="58" ry="6" fill={SHADOW} opacity=".14" />
    <path d="M-40 0L-24-128H24L40 0Z" fill={PAINT.cream} />
    <path d="M8-128H24L40 0H14Z" fill={PAINT.shade} opacity=".07" />
    <path d="M-30-124C-28-156 28-156 30-124Z" fill={PAINT.king} />
    <path d="M-12 0V-28C-12-44 12-44 12-28V0Z" fill={PAINT.kingD} />
    <circle cy="-80" r="8" fill={PAINT.sky} />
    <g transform={`translate(0 -126) rotate(${turn})`}>
      <g className={cx(styles.arms, turning && styles.turning)}>
        {ARMS.map((angle) => (
          <g key={angle} transform={`rotate(${angle})`}>
            <path d="M0 0V-92" stroke={PAINT.soilD} strokeWidth="4" strokeLinecap="round" />
            <path d="M3-22L24-26 20-90 3-92Z" fill="#fff" />
            <path
              d="M3-44H22M3-66H21M13-24V-91"
              stroke={PAINT.shade}
              strokeOpacity=".14"
              strokeWidth="2"
            />
          </g>
        ))}
        <circle r="7" fill={PAINT.soilD} />
      </g>
    </g>
  </At>
);
