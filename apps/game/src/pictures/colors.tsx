import type { Picture } from '@wonderfield/questions/picture';
import styles from './pictures.module.css';

type ColorsProps = Omit<Extract<Picture, { kind: 'colors' }>, 'kind'>;

/** Shows swatches with their names. */
export const Colors = ({ colors }: ColorsProps) => (
  <div className={styles.row}>
    {colors.map(({ color, name }) => (
      <figure key={name} className={styles.swatch}>
        <span style={{ background: color }} />
        <figcaption>{name}</figcaption>
      </figure>
    ))}
  </div>
);
