import type { Student } from '@wonderfield/contract/classrooms/student';
import { Mark } from '@wonderfield/ui/art/mark';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { portalAddress } from '../../../shared/account/sign-in-url.ts';
import { teacherOf } from '../../../shared/classrooms/classroom-facts.ts';
import { usePortalConfig } from '../../../shared/routing/portal-config.ts';
import type { Roster } from '../api/roster-query.ts';
import styles from './letter-home.module.css';
import { hasCardPassword } from './student-facts.ts';

const bold = (words: ReactNode) => <b>{words}</b>;

/** Explains to parents what Wonderfield is and how to sign in. Contains no password. */
export const LetterHome = ({
  roster,
  student,
}: {
  roster: Roster;
  /** Undefined if the text is for all families. */
  student?: Student;
}) => {
  const t = useTranslations('rosters.letter');
  const shared = useTranslations('shared');
  const privacy = usePortalConfig()?.links.privacy;
  const isOurs = !student || student.isLoginManagedHere;
  const isOwn = student && !hasCardPassword(student);
  return (
    <article className={styles.letter}>
      <header>
        <Mark size={36} />
        <p>{shared('productName')}</p>
      </header>
      <p className={styles.greeting}>
        {student ? t('dearOne', { name: displayName(student) }) : t('dearAll')}
      </p>
      <p>{t('intro', { classroom: roster.name })}</p>
      <h3>{t('howTitle')}</h3>
      <ol>
        <li>{t.rich('step1', { address: portalAddress(), b: bold })}</li>
        <li>
          {student
            ? t.rich('step2One', {
                username: student.username,
                b: (words) => <b className="code">{words}</b>,
              })
            : t('step2All')}
        </li>
        <li>{isOwn ? t('step3Own') : t('step3')}</li>
      </ol>
      <h3>{t('lostTitle')}</h3>
      <p>{isOurs ? t('lost') : t('lostFamily')}</p>
      <h3>{t('safeTitle')}</h3>
      <p>{t('safe')}</p>
      {privacy && <p>{t.rich('privacy', { address: privacy, b: bold })}</p>}
      <p className={styles.sign}>
        {t('regards')}
        <br />
        {teacherOf(roster)}
      </p>
    </article>
  );
};
