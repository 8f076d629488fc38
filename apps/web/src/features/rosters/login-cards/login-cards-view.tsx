import { Button } from '@wonderfield/ui/button/button';
import { Note } from '@wonderfield/ui/note/note';
import { Eye, EyeOff, Scissors } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Roster } from '../api/roster-query.ts';
import { LoginCard } from './login-card.tsx';
import styles from './login-cards.module.css';
import type { PendingLoginCards } from './use-login-cards.ts';

const ICON = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;
/** Two by four, which fits Letter and A4. */
const CARDS_PER_SHEET = 8;

const sheetsOf = <Item,>(list: readonly Item[]) =>
  Array.from({ length: Math.ceil(list.length / CARDS_PER_SHEET) }, (_, sheet) =>
    list.slice(sheet * CARDS_PER_SHEET, (sheet + 1) * CARDS_PER_SHEET),
  );

/** Shows login cards to cut out. Passwords appear only on an explicit click, which is recorded. */
export const LoginCardsView = ({ roster, cards }: { roster: Roster; cards: PendingLoginCards }) => {
  const t = useTranslations('rosters.cards');
  const { students, waiting, hidden, passwords } = cards;
  return (
    <>
      <Note className={`${styles.note} no-print`}>
        <div className={styles.words}>
          {cards.isPart && (
            <p>
              <b>{t('part', { count: students.length, all: roster.students.length })}</b>
            </p>
          )}
          <p>{waiting > 0 ? t('lead', { count: waiting }) : t('allOwn')}</p>
        </div>
        {cards.isPart && (
          <Button variant="secondary" size="sm" onClick={cards.showAll}>
            {t('showAll')}
          </Button>
        )}
        {hidden > 0 && (
          <Button
            variant="secondary"
            size="sm"
            icon={<Eye {...ICON} />}
            busy={cards.isBusy}
            busyLabel={t('showing')}
            onClick={() => void cards.show()}
          >
            {t('show')}
          </Button>
        )}
        {waiting > 0 && hidden === 0 && (
          <Button variant="secondary" size="sm" icon={<EyeOff {...ICON} />} onClick={cards.hide}>
            {t('hide')}
          </Button>
        )}
      </Note>
      <div className={styles.cards}>
        <Scissors size={20} strokeWidth={2.2} aria-hidden className={styles.scissors} />
        {sheetsOf(students).map((sheet) => (
          <div key={sheet[0]?.id} className={styles.sheet}>
            {sheet.map((student) => (
              <LoginCard
                key={student.id}
                student={student}
                roster={roster}
                password={passwords.get(student.id)}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  );
};
