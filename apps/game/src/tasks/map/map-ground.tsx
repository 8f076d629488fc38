import { MAP_COLUMNS, MAP_ROWS } from '@wonderfield/questions/map-grid';
import styles from './map.module.css';

const ISLAND =
  'M24 22C110 4 190 26 260 14 340 4 430 20 500 14 520 60 500 110 512 160 500 212 380 204 300 210 210 216 120 204 36 210 10 160 26 120 14 90 8 60 14 40 24 22Z';

/** Draws land, river, road and a compass. North is up. */
export const MapGround = ({ hasGrid }: { hasGrid: boolean }) => (
  <>
    <svg
      className={styles.ground}
      viewBox="0 0 520 220"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="520" height="220" fill="#A9D6E6" />
      <path d={ISLAND} fill="#C6E2A0" />
      <path d={ISLAND} fill="none" stroke="#fff" strokeOpacity=".7" strokeWidth="2" />
      <path
        d="M210 16C230 70 170 110 220 150 240 176 214 196 210 212"
        fill="none"
        stroke="#6DB5D0"
        strokeWidth="12"
        strokeLinecap="round"
      />
      <path d="M24 122C140 100 300 150 504 112" fill="none" stroke="#F4E6CA" strokeWidth="9" />
    </svg>
    {hasGrid && (
      <div className={styles.grid} aria-hidden="true">
        {MAP_ROWS.flatMap((row) =>
          MAP_COLUMNS.map((column) => (
            <span key={`${column}${row}`}>
              {row === 1 && <b className={styles.column}>{column}</b>}
              {column === 'A' && <b className={styles.rowName}>{row}</b>}
            </span>
          )),
        )}
      </div>
    )}
    <svg className={styles.compass} viewBox="-28 -44 56 72" aria-hidden="true" focusable="false">
      <circle r="26" fill="#FFF6DE" />
      <path d="M0-20L6-6 20 0 6 6 0 20-6 6-20 0-6-6Z" fill="#2F86B0" />
      <path d="M0-20L6-6 0 0-6-6Z" fill="#D9512F" />
      <text y="-29" textAnchor="middle">
        N
      </text>
    </svg>
  </>
);
