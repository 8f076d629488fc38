import type { Student } from '@wonderfield/contract/classrooms/student';
import { Mark } from '@wonderfield/ui/art/mark';
import { ArrowRight, IdCard, Sprout, TabletSmartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { portalAddress } from '../../../shared/account/sign-in-url.ts';
import { teacherOf } from '../../../shared/classrooms/classroom-facts.ts';
import { usePortalConfig } from '../../../shared/routing/portal-config.ts';
import type { Roster } from '../api/roster-query.ts';
import { CardQr } from './card-qr.tsx';
import styles from './letter-home.module.css';
import { CardLogin, Username } from './login-card.tsx';
import cards from './login-cards.module.css';
import { hasCardCode, hasCardPassword, hasLetterCode } from './student-facts.ts';
import type { CardSecrets } from './use-login-cards.ts';

const bold = (words: ReactNode) => <b>{words}</b>;

type LetterSteps = 'scan' | 'pictures' | 'words' | 'own' | 'issued';

/** Returns which steps a student needs. Without a student, the letter has steps for all. */
const stepsOf = (student: Student): LetterSteps => {
  if (hasCardCode(student)) return student.signInMethod;
  return hasCardPassword(student) ? 'issued' : 'own';
};

/** Returns true if the card is all that the student needs, and no password is on it. */
const isCardOnly = (student: Student) => hasCardCode(student) && student.signInMethod !== 'words';

const code = (words: ReactNode) => <b className="code">{words}</b>;

/** Lists the steps after the student opened the sign-in page. */
const Steps = ({ student }: { student: Student | undefined }) => {
  const t = useTranslations('rosters.letter');
  if (!student) {
    return (
      <>
        <li>{t('step2All')}</li>
        <li>{t('step3All')}</li>
      </>
    );
  }
  const steps = stepsOf(student);
  const { username } = student;
  if (steps === 'scan') return <li>{t('scan')}</li>;
  return (
    <>
      <li>{t.rich('step2One', { username, b: code })}</li>
      <li>{t(`step3.${steps}`)}</li>
      {steps !== 'own' && steps !== 'issued' && <li>{t('orScan')}</li>}
    </>
  );
};

/** Shows what the sign-in with the login card looks like. */
const CardPicture = () => (
  <div className={styles.picture} aria-hidden>
    <IdCard size={48} strokeWidth={1.5} />
    <ArrowRight size={24} strokeWidth={1.5} />
    <TabletSmartphone size={48} strokeWidth={1.5} />
    <ArrowRight size={24} strokeWidth={1.5} />
    <Sprout size={48} strokeWidth={1.5} />
  </div>
);

/** Shows what the method needs: the QR code, the pictures or the words. */
const LetterLogin = ({ student, secrets }: { student: Student; secrets: CardSecrets }) => (
  <div className={`${cards.login} ${styles.login}`}>
    {hasLetterCode(student) ? (
      <>
        <dl>
          <Username username={student.username} />
        </dl>
        <CardQr student={student} code={secrets.codes.get(student.id)} />
      </>
    ) : (
      <CardLogin student={student} secrets={secrets} />
    )}
  </div>
);

/**
 * Explains to parents what Wonderfield is and how to sign in. Contains no password that the student
 * chooses.
 */
export const LetterHome = ({
  roster,
  student,
  secrets,
}: {
  roster: Roster;
  /** Undefined if the text is for all families. */
  student?: Student;
  secrets: CardSecrets;
}) => {
  const t = useTranslations('rosters.letter');
  const shared = useTranslations('shared');
  const privacy = usePortalConfig()?.links.privacy;
  const isOurs = !student || student.isLoginManagedHere;
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
        <Steps student={student} />
      </ol>
      {student && hasCardCode(student) && (
        <>
          {hasLetterCode(student) && <CardPicture />}
          <LetterLogin student={student} secrets={secrets} />
        </>
      )}
      <h3>{t(student && hasCardCode(student) ? 'lostCardTitle' : 'lostTitle')}</h3>
      <p>{isOurs ? t(student && hasCardCode(student) ? 'lostCard' : 'lost') : t('lostFamily')}</p>
      <h3>{t('safeTitle')}</h3>
      <p>{t(student && isCardOnly(student) ? 'safeCard' : 'safe')}</p>
      {privacy && <p>{t.rich('privacy', { address: privacy, b: bold })}</p>}
      <p className={styles.sign}>
        {t('regards')}
        <br />
        {teacherOf(roster)}
      </p>
    </article>
  );
};
