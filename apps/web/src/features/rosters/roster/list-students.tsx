import { useQuery } from '@tanstack/react-query';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { SproutScene } from '@wonderfield/ui/scenes/empty-scenes';
import { Tabs } from '@wonderfield/ui/tabs/tabs';
import { Plus, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { addStudentsPath } from '../../../shared/routing/paths.ts';
import { duplicatesQuery } from '../api/duplicates-query.ts';
import type { Roster } from '../api/roster-query.ts';
import { LettersHome } from '../login-cards/letters-home.tsx';
import { LoginCardsPrintDialog } from '../login-cards/login-cards-print-dialog.tsx';
import { LoginCardsView } from '../login-cards/login-cards-view.tsx';
import { useLoginCards } from '../login-cards/use-login-cards.ts';
import { MergeDialog, type PreselectedPair } from '../merge/merge-dialog.tsx';
import { MergedList } from '../merge/merged-list.tsx';
import { DuplicateNote } from './duplicate-note.tsx';
import styles from './list-students.module.css';
import { StudentList } from './student-list.tsx';

const VIEWS = ['list', 'cards', 'letter'] as const;
type View = (typeof VIEWS)[number];
const ICON = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;

/** Shows the roster for printing as a list, login cards or letters home. */
export const ListStudents = ({ roster }: { roster: Roster }) => {
  const t = useTranslations('rosters.list');
  const [search, setSearch] = useSearchParams();
  const cards = useLoginCards(roster);
  const [isAsking, setAsking] = useState(false);
  const [merging, setMerging] = useState<PreselectedPair>();
  const heading = useRef<HTMLHeadingElement>(null);
  // Archived classrooms cannot be merged. If the request fails, the list still works.
  const { data: duplicates } = useQuery({
    ...duplicatesQuery(roster.id),
    enabled: !roster.isArchived,
  });
  const requested = search.get('view') as View;
  const view = VIEWS.includes(requested) ? requested : 'list';
  const { id, students, capacity } = roster;
  const addLink = (variant: 'primary' | 'secondary') => (
    <ButtonLink
      variant={variant}
      icon={<Plus {...ICON} strokeWidth={2.4} />}
      render={<Link to={addStudentsPath(id)} />}
    >
      {t('addStudents')}
    </ButtonLink>
  );
  const merged = duplicates && (
    <MergedList classroomId={id} merges={duplicates.merges} finalFocus={heading} />
  );
  if (students.length === 0) {
    return (
      <>
        <Card padding="lg">
          <EmptyState picture={<SproutScene />} title={t('nobody')} action={addLink('primary')} />
        </Card>
        {merged}
      </>
    );
  }
  const contents = {
    list: (
      <StudentList
        roster={roster}
        mergeable={duplicates?.students ?? []}
        onMerge={(oneId) => setMerging({ oneId })}
      />
    ),
    cards: <LoginCardsView roster={roster} cards={cards} />,
    letter: <LettersHome roster={roster} />,
  };
  const handlePrint = () => {
    if (view === 'cards' && cards.hidden > 0) setAsking(true);
    else window.print();
  };
  return (
    <>
      <div className={`${styles.bar} no-print`}>
        <h2 ref={heading} tabIndex={-1}>
          {t('heading', { count: students.length, capacity })}
        </h2>
        {addLink('secondary')}
        <Button variant="primary" icon={<Printer {...ICON} />} onClick={handlePrint}>
          {t(`print.${view}`)}
        </Button>
      </div>
      {duplicates && <DuplicateNote duplicates={duplicates} onLook={setMerging} />}
      <Tabs
        label={t('views')}
        className={styles.tabs}
        value={view}
        onChange={(next) => setSearch({ view: next }, { replace: true })}
        tabs={VIEWS.map((value) => ({
          value,
          label: t(`view.${value}`),
          content: contents[value],
        }))}
      />
      {merged}
      {duplicates && (
        <MergeDialog
          {...{ classroomId: id, duplicates, asked: merging, finalFocus: heading }}
          onClose={() => setMerging(undefined)}
        />
      )}
      <LoginCardsPrintDialog cards={cards} open={isAsking} onClose={() => setAsking(false)} />
    </>
  );
};
