import type { DemoPerson } from '@wonderfield/contract/portal/portal-config';
import type { UserType } from '@wonderfield/contract/user-types';
import { useTranslations } from 'use-intl';
import { usePortalConfig } from '../routing/portal-config.ts';
import styles from './demo-fill.module.css';

/** Fills the form with a demo person on click. Empty unless demo mode is on. */
export const DemoFill = ({
  userType,
  onPick,
}: {
  userType: UserType;
  onPick: (person: DemoPerson) => void;
}) => {
  const t = useTranslations('shared');
  const people = usePortalConfig()?.demoPeople.filter((person) => person.userType === userType);
  if (!people || people.length === 0) return null;
  return (
    <section className={styles.demo} aria-labelledby="demo-title">
      <h2 id="demo-title">{t('demoTitle')}</h2>
      <ul>
        {people.map((person) => (
          <li key={person.email}>
            <button type="button" onClick={() => onPick(person)}>
              {person.who}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
