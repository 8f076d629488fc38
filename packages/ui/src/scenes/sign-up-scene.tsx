import type { ReactNode } from 'react';
import { Picture } from '../art/kit.tsx';
import { Sky } from '../art/sky.tsx';
import { BandArt, type BandArtProps } from '../band/band-art.tsx';
import styles from './scene.module.css';

/** The torn paper edge at the right of the picture. */
const EDGE = 'M64 0H30C50 140 4 280 18 430S56 660 28 900H64Z';

/** A scene beside a form. Below 992 px it is a low band, and it fills its positioned parent. */
export const SignUpScene = ({
  hour,
  cast,
  children,
}: {
  hour: 'noon' | 'golden';
  /** Figures of the low band. */
  cast: BandArtProps['cast'];
  /** The picture in front of the sky. */
  children: ReactNode;
}) => (
  <div className={styles.scene} data-hour={hour}>
    <Picture width={520} height={900} fit="xMidYMax slice" className={styles.wide}>
      <Sky width={520} height={900} />
      {children}
    </Picture>
    <svg
      className={styles.rightEdge}
      viewBox="0 0 64 900"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={EDGE} transform="translate(-9 0)" fill="var(--art-shadow)" opacity=".06" />
      <path d={EDGE} fill="var(--paper)" />
    </svg>
    <div className={styles.low}>
      <BandArt cast={cast} height={180} phoneHeight={180} ground="var(--paper)" />
    </div>
  </div>
);
