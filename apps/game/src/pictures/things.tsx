import type { Picture } from '@wonderfield/questions/picture';
import type { CSSProperties } from 'react';
import styles from './pictures.module.css';
import { ThingImage } from './thing-image.tsx';
import { times } from './times.ts';

type Groups = Extract<Picture, { kind: 'things' }>['groups'];

const PER_ROW = 10;

/** Makes few things large, and many small enough for ten per row. */
export const thingSize = (groups: Groups) => {
  const longest = Math.min(PER_ROW, Math.max(...groups.map(({ count }) => count)));
  const rows = groups.reduce((sum, { count }) => sum + Math.max(1, Math.ceil(count / PER_ROW)), 0);
  return Math.floor(Math.min(72, 440 / longest, 170 / rows));
};

/** Draws groups of things. More than ten are in rows of ten. */
export const Things = ({ groups }: { groups: Groups }) => {
  const size = thingSize(groups);
  return (
    <div className={styles.groups}>
      {groups.map(({ thing, count, crossed = 0 }, place) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a pattern has the same thing more than once
          key={place}
          className={styles.things}
          style={
            {
              '--per-row': Math.min(PER_ROW, Math.max(1, count)),
              '--thing': `${size}px`,
            } as CSSProperties
          }
        >
          {times(count).map((at) => (
            <span key={at} className={at >= count - crossed ? styles.crossed : undefined}>
              <ThingImage thing={thing} size={size} />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
};
