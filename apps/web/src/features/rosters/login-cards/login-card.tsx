import type { Student } from '@wonderfield/contract/classrooms/student';
import { Mark } from '@wonderfield/ui/art/mark';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { portalAddress } from '../../../shared/account/sign-in-url.ts';
import { teacherOf } from '../../../shared/classrooms/classroom-facts.ts';
import { PictureStrip } from '../../../shared/student-login/picture-strip.tsx';
import type { Roster } from '../api/roster-query.ts';
import { CardQr } from './card-qr.tsx';
import styles from './login-cards.module.css';
import { hasCardCode, hasCardPassword } from './student-facts.ts';
import type { CardSecrets } from './use-login-cards.ts';

/** Generated logins fit in large type. An email needs more room. */
const LONG_USERNAME = 14;
const LONG_PASSWORD = 12;
const PICTURE_SIZE = 46;

/** Returns a smaller font size for long names, so the whole name fits. */
const sizeOf = (name: string) => {
  if (name.length > 90) return 'tiny';
  return name.length > 26 ? 'small' : undefined;
};

type CardProps = { student: Student; secrets: CardSecrets };

export const Username = ({ username }: { username: string }) => {
  const columns = useTranslations('rosters.columns');
  return (
    <>
      <dt>{columns('username')}</dt>
      <dd className="code" data-long={username.length > LONG_USERNAME || undefined}>
        {username}
      </dd>
    </>
  );
};

const Password = ({ student, secrets }: CardProps) => {
  const t = useTranslations('rosters.cards');
  const columns = useTranslations('rosters.columns');
  const password = secrets.passwords.get(student.id);
  const isIssued = hasCardPassword(student);
  const ownText = student.signInMethod === 'own' ? 'own' : 'chosen';
  const secretText = isIssued ? 'notShown' : ownText;
  return (
    <>
      <dt>{columns('password')}</dt>
      {isIssued && password ? (
        <dd className="code" data-wide={password.length > LONG_PASSWORD || undefined}>
          {password}
        </dd>
      ) : (
        <dd className={styles.own}>{t(secretText)}</dd>
      )}
    </>
  );
};

const Pictures = ({ student, secrets }: CardProps) => {
  const t = useTranslations('rosters.cards');
  const login = useTranslations('studentLogin');
  const pictures = secrets.pictures.get(student.id);
  return (
    <>
      <dt>{login('picturesInOrder')}</dt>
      <dd className={styles.own}>
        {pictures ? (
          <PictureStrip pictures={pictures} size={PICTURE_SIZE} hasWords />
        ) : (
          t('notShown')
        )}
      </dd>
    </>
  );
};

/** Shows what the student types or taps. A student with a scanned card does neither. */
export const CardLogin = ({ student, secrets }: CardProps) => {
  const t = useTranslations('rosters.cards');
  if (hasCardCode(student) && student.signInMethod === 'scan') {
    return (
      <div className={styles.show}>
        <p className={styles.scan}>{t('scan')}</p>
        {/* Helps an adult on a device without a camera. */}
        <dl>
          <Username username={student.username} />
        </dl>
      </div>
    );
  }
  const isTapped = hasCardCode(student) && student.signInMethod === 'pictures';
  const Secret = isTapped ? Pictures : Password;
  return (
    <dl>
      <Username username={student.username} />
      <Secret student={student} secrets={secrets} />
    </dl>
  );
};

/** Says in one line where the card is used, or in steps how a password is chosen. */
const CardFoot = ({ student }: { student: Student }) => {
  const t = useTranslations('rosters.cards');
  const bold = { address: portalAddress(), b: (words: ReactNode) => <b>{words}</b> };
  if (hasCardCode(student)) {
    return (
      <p className={styles.foot}>
        <Mark size={16} />
        <span>{t.rich(`foot.${student.signInMethod}`, bold)}</span>
      </p>
    );
  }
  return (
    <ol className={styles.steps}>
      <li>{t.rich('step1', bold)}</li>
      <li>{t('step2')}</li>
      <li>{hasCardPassword(student) ? t('step3New') : t('step3Own')}</li>
    </ol>
  );
};

/** Shows one student's login card with what the student's method needs. */
export const LoginCard = ({ student, roster, secrets }: CardProps & { roster: Roster }) => {
  const t = useTranslations('rosters.cards');
  const name = displayName(student);
  return (
    <article
      className={styles.card}
      aria-label={t('cardOf', { name })}
      data-method={hasCardCode(student) ? student.signInMethod : undefined}
    >
      <div className={styles.head}>
        <Avatar userId={student.id} size={48} />
        <div>
          <h3 data-size={sizeOf(name)}>{name}</h3>
          <p>{[roster.name, teacherOf(roster)].join(' · ')}</p>
        </div>
      </div>
      <div className={styles.login}>
        <CardLogin student={student} secrets={secrets} />
        <div className={styles.code}>
          <CardQr student={student} code={secrets.codes.get(student.id)} />
        </div>
      </div>
      <CardFoot student={student} />
    </article>
  );
};
