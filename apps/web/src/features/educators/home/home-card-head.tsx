import { Link } from 'react-router';
import styles from './home-card.module.css';

/** The title of a card on the home page, with a count and a link to the whole list. */
export const HomeCardHead = ({
  id,
  title,
  count,
  all,
}: {
  id: string;
  title: string;
  /** Hidden until it is known. */
  count?: number | undefined;
  all?: { to: string; text: string } | undefined;
}) => (
  <div className={styles.head}>
    <h2 id={id}>
      {title} {count !== undefined && <span className={styles.count}>({count})</span>}
    </h2>
    {all && (
      <Link to={all.to} className={styles.all}>
        {all.text}
        <span className="visually-hidden">{title}</span>
      </Link>
    )}
  </div>
);
