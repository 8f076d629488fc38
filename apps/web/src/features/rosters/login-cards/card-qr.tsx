import type { Student } from '@wonderfield/contract/classrooms/student';
import { QrCode } from '@wonderfield/ui/qr-code/qr-code';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { signInUrl } from '../../../shared/account/sign-in-url.ts';
import { cardUrl } from '../../../shared/student-login/card-address.ts';
import styles from './login-cards.module.css';
import { hasCardCode } from './student-facts.ts';

const QR_SIZE = 112;

/**
 * Shows the QR code of a card. It signs the student in, or contains the username only, never a
 * password. Not lazy, so a quick print includes it.
 */
export const CardQr = ({
  student,
  code,
}: {
  student: Student;
  /** Code of a new card. Undefined if none was created on this page. */
  code: string | undefined;
}) => {
  const t = useTranslations('rosters.cards');
  const name = displayName(student);
  if (code) return <QrCode text={cardUrl(code)} label={t('cardQr', { name })} size={QR_SIZE} />;
  if (hasCardCode(student)) {
    return <p className={styles.noCode}>{t(student.hasCard ? 'qrOnOldCard' : 'qrWithPrint')}</p>;
  }
  return <QrCode text={signInUrl(student.username)} label={t('qr', { name })} size={QR_SIZE} />;
};
