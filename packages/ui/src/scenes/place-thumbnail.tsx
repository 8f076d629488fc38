import { Cottage } from '../art/buildings/cottage.tsx';
import { School } from '../art/buildings/school.tsx';
import { Treehouse } from '../art/buildings/treehouse.tsx';
import { HILL, Picture } from '../art/kit.tsx';
import { Sky } from '../art/sky.tsx';
import styles from './place-thumbnail.module.css';

const HOURS = { home: 'golden', educator: 'noon', student: 'morning' } as const;

/**
 * The small picture of a chooser's button in its account's theme: 100 × 80, or 72 × 64 on phones.
 */
export const PlaceThumbnail = ({ place }: { place: 'home' | 'educator' | 'student' }) => (
  <span className={styles.thumbnail} data-hour={HOURS[place]}>
    <Picture width={96} height={80} fit="xMidYMid slice">
      <Sky width={96} height={80} />
      <path d="M0 56C29 40 67 48 96 53V80H0Z" fill={HILL[3]} />
      {place === 'home' ? <Cottage x={50} y={66} s={0.34} /> : null}
      {place === 'educator' ? <School x={48} y={66} s={0.25} /> : null}
      {place === 'student' ? <Treehouse x={48} y={70} s={0.19} /> : null}
      <path d="M0 70C29 62 67 72 96 66V80H0Z" fill={HILL[5]} />
    </Picture>
  </span>
);
