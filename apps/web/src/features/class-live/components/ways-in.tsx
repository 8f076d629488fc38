import type { LiveStudent } from '@wonderfield/contract/student-sign-in/open-class';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { countKinds } from '../rules/live-board.rules.ts';
import styles from './live-aside.module.css';
import { SignInKindLabel } from './sign-in-kind.tsx';

/** Shows how many students signed in with which method. */
export const WaysIn = ({ students }: { students: readonly LiveStudent[] }) => {
  const t = useTranslations('classLive');
  const id = useId();
  const kinds = countKinds(students);
  if (kinds.length === 0) return null;
  return (
    <div className={styles.part}>
      <h2 id={id} className={styles.label}>
        {t('kindsToday')}
      </h2>
      <ul className={styles.kinds} aria-labelledby={id}>
        {kinds.map(({ kind, count }) => (
          <li key={kind}>
            <SignInKindLabel kind={kind} />
            <b>{count}</b>
          </li>
        ))}
      </ul>
    </div>
  );
};
