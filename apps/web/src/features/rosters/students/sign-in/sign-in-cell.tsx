import type { Student } from '@wonderfield/contract/classrooms/student';
import { useTranslations } from 'use-intl';
import { METHOD_ICONS } from '../../../../shared/student-login/method-choice.tsx';
import styles from '../students-table.module.css';

/** Shows how a student signs in, and what the student used last if it differs. */
export const SignInCell = ({ student: { signInMethod, signsInWith } }: { student: Student }) => {
  const t = useTranslations('rosters.students');
  const login = useTranslations('studentLogin');
  const Icon = METHOD_ICONS[signInMethod];
  const isTyped = signInMethod === 'words' || signInMethod === 'own';
  // A typed password is what the method says, so naming it again would look like a difference.
  const lastKind = isTyped && signsInWith === 'password' ? undefined : signsInWith;
  return (
    <span className={styles.method}>
      <Icon size={18} strokeWidth={2.2} aria-hidden />
      <span>
        {login(`methods.${signInMethod}.name`)}
        {lastKind && <small>{t('lastWith', { kind: login(`kinds.${lastKind}`) })}</small>}
      </span>
    </span>
  );
};
