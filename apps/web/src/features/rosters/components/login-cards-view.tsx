import { TEXTS } from '@wonderfield/contract/texts';
import { Button } from '@wonderfield/ui/button/button';
import { Note } from '@wonderfield/ui/note/note';
import { Eye, EyeOff, Scissors } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useErrorToast } from '../../../shared/use-error-toast.ts';
import { useShowPasswords } from '../api/roster-calls.ts';
import type { Roster } from '../api/roster-query.ts';
import { LoginCard } from './login-card.tsx';
import styles from './login-cards.module.css';
import { hasCardPassword } from './student-name.ts';

const ICON = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;
/** Two by four, on Letter and on A4. */
const CARDS_PER_SHEET = 8;

const sheetsOf = <Item,>(list: readonly Item[]) =>
  Array.from({ length: Math.ceil(list.length / CARDS_PER_SHEET) }, (_, sheet) =>
    list.slice(sheet * CARDS_PER_SHEET, (sheet + 1) * CARDS_PER_SHEET),
  );

/** Cards to cut out. Passwords come on an explicit press only, and the press is on record. */
export const LoginCardsView = ({ roster }: { roster: Roster }) => {
  const t = useTranslations('rosters.cards');
  const tellError = useErrorToast();
  const passwords = useShowPasswords(roster.classRoomId);
  const waiting = roster.studentData.filter(hasCardPassword).length;
  return (
    <>
      <Note className={`${styles.note} no-print`}>
        <p>{waiting > 0 ? t('lead', { count: waiting }) : t('allOwn')}</p>
        {waiting > 0 && !passwords.data && (
          <Button
            variant="secondary"
            size="sm"
            icon={<Eye {...ICON} />}
            busy={passwords.isPending}
            busyLabel={t('showing')}
            onClick={() =>
              passwords.mutate(undefined, {
                onError: (error) => tellError(error, { text: TEXTS.passwordNotRead }),
              })
            }
          >
            {t('show')}
          </Button>
        )}
        {passwords.data && (
          <Button
            variant="secondary"
            size="sm"
            icon={<EyeOff {...ICON} />}
            onClick={() => passwords.reset()}
          >
            {t('hide')}
          </Button>
        )}
      </Note>
      <div className={styles.cards}>
        <Scissors size={20} strokeWidth={2.2} aria-hidden className={styles.scissors} />
        {sheetsOf(roster.studentData).map((sheet) => (
          <div key={sheet[0]?.userId} className={styles.sheet}>
            {sheet.map((student) => (
              <LoginCard
                key={student.userId}
                student={student}
                roster={roster}
                password={passwords.data?.get(student.userId)}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  );
};
