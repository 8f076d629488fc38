import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { Copy, Plus, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ClassTabs } from '../../../shared/classrooms/class-tabs.tsx';
import { addStudentsPath } from '../../../shared/routing/paths.ts';
import type { Roster } from '../api/roster-query.ts';
import { type LetterKind, LettersHome } from '../login-cards/letters-home.tsx';
import { LoginCardsPrintDialog } from '../login-cards/login-cards-print-dialog.tsx';
import { LoginCardsView } from '../login-cards/login-cards-view.tsx';
import { LETTERS, useLoginCards } from '../login-cards/use-login-cards.ts';
import { AddFromClassDialog } from './add-from-class/add-from-class-dialog.tsx';
import styles from './students.module.css';
import { StudentsView } from './students-view.tsx';

const VIEWS = ['students', 'cards', 'letter'] as const;
type View = (typeof VIEWS)[number];
const ICON = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;

const AddButtons = ({ roster, onAddFromClass }: { roster: Roster; onAddFromClass: () => void }) => {
  const t = useTranslations('rosters.students');
  if (roster.isArchived || roster.isHelper) return null;
  return (
    <>
      <Button
        variant="secondary"
        icon={<Copy {...ICON} />}
        aria-label={t('addFromClass')}
        onClick={onAddFromClass}
      >
        <span className={styles.long}>{t('addFromClass')}</span>
        <span className={styles.short}>{t('addFromClassShort')}</span>
      </Button>
      <ButtonLink
        variant="primary"
        icon={<Plus {...ICON} strokeWidth={2.4} />}
        render={<Link to={addStudentsPath(roster.id)} />}
      >
        {t('addStudents')}
      </ButtonLink>
    </>
  );
};

/** Shows the login cards or letters home for printing. */
const PrintedView = ({ roster, view }: { roster: Roster; view: 'cards' | 'letter' }) => {
  const t = useTranslations('rosters.list');
  const cards = useLoginCards(roster, view === 'letter' ? LETTERS : undefined);
  const [kind, setKind] = useState<LetterKind>('each');
  const [isAsking, setAsking] = useState(false);
  // The list before may be scrolled down.
  useEffect(() => window.scrollTo(0, 0), []);
  const printNew = async () => (await cards.issue()) && window.print();
  const handlePrint = () => {
    // One letter for all families contains no login.
    if (view === 'letter' && kind === 'all') window.print();
    else if (cards.hidden > 0 || cards.replaced > 0) setAsking(true);
    else if (cards.withoutCode > 0) void printNew();
    else window.print();
  };
  return (
    <>
      <div className={styles.content}>
        <div className={`${styles.bar} no-print`}>
          <ClassTabs classroomId={roster.id} current={view} />
          {roster.students.length > 0 && (
            <Button
              variant="primary"
              icon={<Printer {...ICON} />}
              disabled={cards.isIssuing}
              onClick={handlePrint}
            >
              {t(`print.${view}`)}
            </Button>
          )}
        </div>
        <Card className={styles.paper}>
          {roster.students.length === 0 && <p className={styles.none}>{t('noStudents')}</p>}
          {roster.students.length > 0 && view === 'cards' && (
            <LoginCardsView roster={roster} cards={cards} />
          )}
          {roster.students.length > 0 && view === 'letter' && (
            <LettersHome roster={roster} secrets={cards.secrets} kind={kind} onKind={setKind} />
          )}
        </Card>
      </div>
      <LoginCardsPrintDialog cards={cards} open={isAsking} onClose={() => setAsking(false)} />
    </>
  );
};

/** Shows the students of a class, their login cards or the letters home. */
export const ListStudents = ({ roster }: { roster: Roster }) => {
  const [search] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const requested = search.get('view') as View;
  // A helper sees no passwords.
  const view = VIEWS.includes(requested) && !roster.isHelper ? requested : 'students';
  if (view !== 'students') return <PrintedView key={view} roster={roster} view={view} />;
  const startAdding = () => setAdding(true);
  return (
    <>
      <StudentsView
        roster={roster}
        onAddFromClass={startAdding}
        top={
          <div className={`${styles.bar} no-print`}>
            <ClassTabs classroomId={roster.id} current="students" isHelper={roster.isHelper} />
            {roster.students.length > 0 && (
              <AddButtons roster={roster} onAddFromClass={startAdding} />
            )}
          </div>
        }
      />
      <AddFromClassDialog open={isAdding} roster={roster} onClose={() => setAdding(false)} />
    </>
  );
};
