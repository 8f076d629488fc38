import { useMutation } from '@tanstack/react-query';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { Student } from '@wonderfield/contract/classrooms/student';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { IconButton } from '@wonderfield/ui/icon-button/icon-button';
import { Eye, EyeOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { readStudentPassword } from '../api/roster-calls.ts';
import styles from './roster-card.module.css';

const ICON = { size: 20, strokeWidth: 2.2 } as const;
const MASK = '••••••••';

/** Shows a masked password. Revealing it is a call that the server records. */
export const PasswordCell = ({ student }: { student: Student }) => {
  const t = useTranslations('rosters.roster');
  const showErrorToast = useErrorToast();
  const name = displayName(student);
  const read = useMutation({
    mutationFn: () => readStudentPassword(student.id),
    gcTime: 0,
    onError: (error) => showErrorToast(error, { text: TEXTS.passwordNotRead }),
  });
  const isShown = read.data !== undefined;
  return (
    <span className={styles.secret}>
      <span className="code password">{read.data ?? MASK}</span>
      <IconButton
        label={isShown ? t('hideOf', { name }) : t('showOf', { name })}
        icon={isShown ? <EyeOff {...ICON} /> : <Eye {...ICON} />}
        busy={read.isPending}
        // Do not cache the password after it is hidden.
        onClick={() => (isShown ? read.reset() : read.mutate())}
      />
    </span>
  );
};
