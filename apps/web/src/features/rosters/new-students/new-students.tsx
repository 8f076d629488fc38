import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Card } from '@wonderfield/ui/card/card';
import { Note } from '@wonderfield/ui/note/note';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { type ClipboardEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { LeaveGuard } from '../../../shared/forms/leave-guard.tsx';
import { editClassroomPath } from '../../../shared/routing/paths.ts';
import type { Login } from '../api/roster-calls.ts';
import type { Roster } from '../api/roster-query.ts';
import { nameKey, usernameKey } from '../entry/entry.ts';
import { ImportDialog } from '../import/import-dialog.tsx';
import { looksLikeList } from '../import/rules/looks-like-list.ts';
import { useFileDrop } from '../import/use-file-drop.ts';
import { SameStudentsDialog } from '../same-students/same-students-dialog.tsx';
import { ImportStrip } from './import-strip.tsx';
import { NewRowsForm } from './new-rows-form.tsx';
import styles from './new-students.module.css';
import { type NewRowsHandoff, useNewRows } from './use-new-rows.ts';
import { useSaveRows } from './use-save-rows.ts';

/** State of the import dialog, with the source if one was given. */
type Opening = {
  count: number;
  isOpen: boolean;
  source?: File | string | undefined;
  /** Text of a list that was left, to continue with. */
  savedText: string;
};

const CLOSED: Opening = { count: 0, isOpen: false, savedText: '' };

const surroundingsOf = (roster: Roster, { begun, usernames, room }: NewRowsHandoff) => ({
  names: new Set([...roster.students, ...begun].map(nameKey)),
  usernames: new Set([...usernames].map(usernameKey)),
  room: Math.max(0, room - begun.length),
});

/** Shows the rows being entered and the ways to import a list. */
export const NewStudents = ({
  roster,
  onCount,
  onAdded,
}: {
  roster: Roster;
  /** Reports the number of rows being entered. */
  onCount: (count: number) => void;
  onAdded: (logins: Login[]) => void;
}) => {
  const t = useTranslations('rosters.add');
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
  const form = useRef<HTMLFormElement>(null);
  const hand = useNewRows(roster);
  const [opening, setOpening] = useState(CLOSED);
  const typed = hand.begun.length;
  const isFull = hand.room === 0;

  const openImport = (source?: File | string) =>
    setOpening(({ count, savedText }) => ({ count: count + 1, isOpen: true, source, savedText }));
  // An open import dialog handles dropped files itself.
  const isOver = useFileDrop(openImport, !isFull && !opening.isOpen);
  useEffect(() => onCount(typed), [typed, onCount]);

  const focusFirstError = () =>
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  const handleAdded = (logins: Login[]) => {
    show({ tone: 'success', text: TEXTS.studentsAdded });
    onAdded(logins);
  };
  const saving = useSaveRows(roster.id, {
    onAdded: (logins) => {
      hand.clear();
      handleAdded(logins);
    },
    onError: (error, messages) => {
      if (hand.refuse(messages)) focusFirstError();
      else showErrorToast(error);
    },
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isBusy) return;
    const entries = hand.entriesToSend();
    if (!entries) return focusFirstError();
    void saving.save(entries);
  };
  /** Opens the import if a spreadsheet range is pasted into a field. */
  const handlePaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!looksLikeList(text)) return;
    event.preventDefault();
    openImport(text);
  };

  return (
    <Card as="section" padding="none" className={`${styles.card} no-print`} aria-label={t('new')}>
      {isFull && (
        <Note tone="sun">
          <b>{t('full')}</b> <br />
          {t.rich('fullHelp', {
            link: (words) => <Link to={editClassroomPath(roster.id)}>{words}</Link>,
          })}
        </Note>
      )}
      {/* Keeps entered rows visible, even if the last seat was taken since. */}
      {(!isFull || typed > 0) && (
        <form ref={form} onSubmit={handleSubmit} onPaste={handlePaste} noValidate>
          {!isFull && <ImportStrip isOver={isOver} onOpen={() => openImport()} />}
          <NewRowsForm hand={hand} enrolled={roster.students.length} isBusy={saving.isBusy} />
        </form>
      )}
      <ImportDialog
        key={opening.count}
        open={opening.isOpen}
        source={opening.source}
        savedText={opening.savedText}
        roster={roster}
        surroundings={surroundingsOf(roster, hand)}
        onClose={(savedText) => setOpening(({ count }) => ({ count, isOpen: false, savedText }))}
        onAdded={handleAdded}
      />
      {saving.question && (
        <SameStudentsDialog
          questions={saving.question.questions}
          total={saving.question.entries.length}
          isBusy={saving.isBusy}
          onClose={saving.cancel}
          onConfirm={saving.confirm}
        />
      )}
      <LeaveGuard isDirty={typed > 0} />
    </Card>
  );
};
