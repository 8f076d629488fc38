import { Button } from '@wonderfield/ui/button/button';
import { Note } from '@wonderfield/ui/note/note';
import { Eye, EyeOff, Scissors } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import type { Roster } from '../api/roster-query.ts';
import { LoginCard } from './login-card.tsx';
import styles from './login-cards.module.css';
import { hasCardCode } from './student-facts.ts';
import type { PendingLoginCards } from './use-login-cards.ts';

const ICON = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;
/** Two by four, which fits Letter and A4. */
const CARDS_PER_SHEET = 8;

const sheetsOf = <Item,>(list: readonly Item[]) =>
  Array.from({ length: Math.ceil(list.length / CARDS_PER_SHEET) }, (_, sheet) =>
    list.slice(sheet * CARDS_PER_SHEET, (sheet + 1) * CARDS_PER_SHEET),
  );

/** Names class, page and date below the cards of a printed page. */
const SheetFoot = ({
  roster,
  page,
  pages,
  cards,
}: {
  roster: Roster;
  page: number;
  pages: number;
  cards: PendingLoginCards;
}) => {
  const t = useTranslations('rosters.cards');
  const format = useFormatter();
  const date = format.dateTime(new Date(), { dateStyle: 'long' });
  return (
    <p className={styles.sheetFoot} aria-hidden>
      <span>{t('page', { name: roster.name, page, pages, date })}</span>
      {cards.students.some(hasCardCode) && <span>{t('newPrint')}</span>}
    </p>
  );
};

/** Returns a function that says what the cards show. */
const useLead = () => {
  const t = useTranslations('rosters.cards');
  return ({ waiting, hasPictures, withoutCode }: PendingLoginCards) => {
    if (hasPictures) return t('leadPictures', { count: waiting });
    if (waiting > 0) return t('lead', { count: waiting });
    return t(withoutCode > 0 ? 'allCards' : 'allOwn');
  };
};

/** Shows login cards to cut out. Passwords appear only on an explicit click, which is recorded. */
export const LoginCardsView = ({ roster, cards }: { roster: Roster; cards: PendingLoginCards }) => {
  const t = useTranslations('rosters.cards');
  const leadOf = useLead();
  const { students, waiting, hidden, secrets } = cards;
  const sheets = sheetsOf(students);
  const [first] = students;
  const part = {
    count: students.length,
    all: roster.students.length,
    name: first ? displayName(first) : '',
  };
  return (
    <>
      <Note className={`${styles.note} no-print`}>
        <div className={styles.words}>
          {cards.isPart && (
            <p>
              <b>{t('part', part)}</b>
            </p>
          )}
          <p>{leadOf(cards)}</p>
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
            {t(cards.hasPictures ? 'showSecrets' : 'show')}
          </Button>
        )}
        {waiting > 0 && hidden === 0 && (
          <Button variant="secondary" size="sm" icon={<EyeOff {...ICON} />} onClick={cards.hide}>
            {t(cards.hasPictures ? 'hideSecrets' : 'hide')}
          </Button>
        )}
      </Note>
      <div className={styles.cards}>
        <Scissors size={20} strokeWidth={2.2} aria-hidden className={styles.scissors} />
        {sheets.map((sheet, index) => (
          <div key={sheet[0]?.id} className={styles.page}>
            <div className={styles.sheet}>
              {sheet.map((student) => (
                <LoginCard key={student.id} student={student} roster={roster} secrets={secrets} />
              ))}
            </div>
            <SheetFoot roster={roster} page={index + 1} pages={sheets.length} cards={cards} />
          </div>
        ))}
      </div>
    </>
  );
};
