import { Card } from '@wonderfield/ui/card/card';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import pageStyles from '../sync-page.module.css';
import styles from './people-group.module.css';

const SHOWN_AT_FIRST = 3;

/** Shows a person with a picture, a name and a detail line. */
export const PersonLine = ({
  picture,
  name,
  children,
  end,
}: {
  picture: ReactNode;
  name: ReactNode;
  children?: ReactNode;
  end?: ReactNode;
}) => (
  <li className={styles.person}>
    {picture}
    <span className={styles.words}>
      <b>{name}</b>
      {children && <small>{children}</small>}
    </span>
    {end}
  </li>
);

/** Lists people with the same change. Shows three at first. */
export const PeopleGroup = <Person extends { id: string }>({
  id,
  title,
  action,
  note,
  people,
  isWhole = false,
  lineOf,
}: {
  id?: string;
  title: ReactNode;
  action?: ReactNode;
  note?: ReactNode;
  people: readonly Person[];
  /** Shows all people at once. */
  isWhole?: boolean;
  lineOf: (person: Person) => ReactNode;
}) => {
  const t = useTranslations('classroomSync.preview');
  const [isOpen, setOpen] = useState(false);
  const isLong = people.length > SHOWN_AT_FIRST;
  return (
    <Card as="section" padding="none" id={id} className={styles.group}>
      <div className={styles.head}>
        <h2 tabIndex={-1}>{title}</h2>
        {action}
      </div>
      {note && <p className={styles.note}>{note}</p>}
      <ul className={styles.people}>
        {(isOpen || isWhole ? people : people.slice(0, SHOWN_AT_FIRST)).map(lineOf)}
      </ul>
      {isLong && !isWhole && (
        <button
          type="button"
          className={pageStyles.textButton}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('showFewer') : t('showAll', { count: people.length })}
        </button>
      )}
    </Card>
  );
};
