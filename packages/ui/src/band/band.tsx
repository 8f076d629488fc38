import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './band.module.css';
import { BandArt } from './band-art.tsx';
import type { BandCast } from './band-cast.tsx';

/**
 * Height of a band: lowest on pages of a class, low on work pages, taller on lists and homes. `tall` has room for a card over
 * it, `pages` also for tabs above that card.
 */
export type BandSize = 'class' | 'work' | 'list' | 'home' | 'tall' | 'pages';

const HEIGHTS = {
  class: { height: 100, phoneHeight: 100 },
  work: { height: 144 },
  list: { height: 172 },
  home: { height: 212 },
  tall: { height: 248, horizon: 184, phoneHorizon: 110 },
  pages: { height: 280, horizon: 192, phoneHorizon: 190 },
} as const;

export type BandProps = {
  cast: BandCast;
  size?: BandSize | undefined;
  /** The page's h1. */
  title: ReactNode;
  lead?: ReactNode;
  back?: ReactNode;
  /** Content under the title, such as tabs between related pages. */
  below?: ReactNode;
};

/** Shows the illustrated band under the header with the page title. The page sets the theme. */
export const Band = ({ cast, size = 'list', title, lead, back, below }: BandProps) => (
  <section className={cx(styles.band, styles[size])}>
    <div className={styles.art}>
      <BandArt cast={cast} {...HEIGHTS[size]} />
    </div>
    <div className={styles.wrap}>
      {back}
      <div className={styles.titles}>
        <h1>{title}</h1>
        {lead ? <p>{lead}</p> : null}
        {below}
      </div>
    </div>
  </section>
);
