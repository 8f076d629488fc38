import styles from './grade-scene.module.css';

/* The hills behind the grades. Drawn here, because the art of the field would add a file to the
   first load of every student. */

const FAR =
  'M-20 640V330C155 330 155 250 330 250S545 330 760 330 960 240 1160 240 1310 300 1460 300V640Z';
const MIDDLE = 'M-20 640V400C190 400 190 430 400 430S650 370 900 370 1180 420 1460 420V640Z';
const NEAR = 'M-20 640V500C200 500 200 540 420 540S710 490 1000 490 1230 530 1460 530V640Z';

/** Feet and sizes of the poplars on the far hill. */
const POPLARS = [
  [236, 274, 1],
  [274, 264, 0.8],
  [1186, 252, 1],
  [1224, 258, 0.8],
] as const;

/** Ends of the crop rows that fan out over the middle hill. */
const CROP_ROWS = [860, 990, 1120, 1250, 1380, 1510, 1640] as const;

const Hill = ({ d, color }: { d: string; color: string }) => (
  <g>
    <path d={d} transform="translate(0 -6)" className={styles.shadow} />
    <path d={d} fill={`var(${color})`} stroke="#fff" strokeOpacity=".45" strokeWidth="2" />
  </g>
);

const Cloud = ({ x, y, scale }: { x: number; y: number; scale: number }) => (
  <path
    d="M-60 0C-82 0-84-28-62-30-58-56-22-60-12-40 4-54 34-46 34-26 60-32 74 0 52 0Z"
    transform={`translate(${x} ${y}) scale(${scale})`}
    fill="#fff"
    opacity=".9"
  />
);

/** A morning with hills. Narrow windows show the middle. */
export const GradeScene = () => (
  <svg
    className={styles.scene}
    viewBox="0 0 1440 620"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    focusable="false"
  >
    <circle cx="1130" cy="124" r="86" fill="var(--halo)" opacity=".7" />
    <circle cx="1130" cy="124" r="51" fill="var(--sun)" />
    <Cloud x={300} y={112} scale={1.1} />
    <Cloud x={940} y={56} scale={0.8} />
    <Hill d={FAR} color="--hill-2" />
    <g fill="var(--hill-4)">
      {POPLARS.map(([x, y, scale]) => (
        <path
          key={x}
          d="M0-92C16-74 19-32 11-10 7-2-7-2-11-10-19-32-16-74 0-92Z"
          transform={`translate(${x} ${y}) scale(${scale})`}
        />
      ))}
    </g>
    <Hill d={MIDDLE} color="--hill-3" />
    <g stroke="var(--hill-2)" strokeWidth="12" fill="none" opacity=".7">
      {CROP_ROWS.map((x) => (
        <path key={x} d={`M1240 404Q${(x + 1240) / 2} 470 ${x} 640`} />
      ))}
    </g>
    <Hill d={NEAR} color="--hill-4" />
  </svg>
);
