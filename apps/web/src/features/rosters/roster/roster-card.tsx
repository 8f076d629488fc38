import type { Student } from '@wonderfield/contract/classrooms/student';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { KeyRound, Printer, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { LinkedLoginsDialog } from '../../../shared/linked-logins/linked-logins-dialog.tsx';
import { useHasExternalLogins } from '../../../shared/linked-logins/use-has-external-logins.ts';
import { listStudentsPath } from '../../../shared/routing/paths.ts';
import type { Passwords } from '../api/roster-calls.ts';
import type { Roster } from '../api/roster-query.ts';
import { IdleNote } from './idle-note.tsx';
import { asksBeforeRemoval } from './removal/removal.rules.ts';
import { RemoveDialog } from './removal/remove-dialog.tsx';
import { useRemoval } from './removal/use-removal.ts';
import { RenewDialog } from './renew-dialog.tsx';
import styles from './roster-card.module.css';
import { RosterTable } from './roster-table.tsx';
import { UndoImport } from './undo-import.tsx';

const ICON = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;

/** The actions for the selected students. New passwords are only for those managed here. */
const ChosenActions = ({
  chosen,
  onRenew,
  onRemove,
}: {
  chosen: readonly Student[];
  onRenew: (students: Student[]) => void;
  onRemove: (students: readonly Student[]) => void;
}) => {
  const t = useTranslations('rosters.roster');
  const managed = chosen.filter(({ isLoginManagedHere }) => isLoginManagedHere);
  return (
    <>
      {managed.length > 0 && (
        <Button
          variant="secondary"
          size="sm"
          icon={<KeyRound {...ICON} />}
          onClick={() => onRenew(managed)}
        >
          {t('renewChosen', { count: managed.length })}
        </Button>
      )}
      {chosen.length > 0 && (
        <Button
          variant="secondary"
          size="sm"
          icon={<Trash2 {...ICON} />}
          onClick={() => onRemove(chosen)}
        >
          {t('removeChosen', { count: chosen.length })}
        </Button>
      )}
    </>
  );
};

/** Lists the current students with actions for one or several. */
export const RosterCard = ({
  roster,
  onRenewed,
}: {
  roster: Roster;
  onRenewed: (passwords: Passwords) => void;
}) => {
  const t = useTranslations('rosters.roster');
  const { id: classroomId, students, lastImport, capacity } = roster;
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const [removing, setRemoving] = useState<readonly Student[]>();
  const { remove } = useRemoval(classroomId);
  const [linked, setLinked] = useState<Student>();
  const hasExternalLogins = useHasExternalLogins();
  const [renewed, setRenewed] = useState<Student[]>([]);
  // The count is a key that masks shown passwords again, because they may have changed.
  const [renewals, setRenewals] = useState(0);
  // Drops selected students who left since.
  const chosen = students.filter(({ id }) => chosenIds.includes(id));

  const removeNow = async (list: readonly Student[]) => {
    await remove(list);
    setChosenIds([]);
    heading.current?.focus();
  };
  const handleRemove = (list: readonly Student[]) => {
    if (asksBeforeRemoval(list.length, students.length)) setRemoving(list);
    // A toast already showed the error.
    else void removeNow(list).catch(() => undefined);
  };
  const handleRenewed = (passwords: Passwords) => {
    setChosenIds([]);
    setRenewals((count) => count + 1);
    onRenewed(passwords);
  };
  return (
    <Card as="section" padding="none" className={styles.card}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {t('heading', { count: students.length, capacity })}
        </h2>
        <div className={`${styles.actions} no-print`}>
          <ChosenActions chosen={chosen} onRenew={setRenewed} onRemove={handleRemove} />
          <ButtonLink
            variant="quiet"
            size="sm"
            icon={<Printer {...ICON} />}
            render={<Link to={listStudentsPath(classroomId)} />}
          >
            {t('print')}
          </ButtonLink>
        </div>
      </div>
      <IdleNote roster={roster} finalFocus={heading} />
      {lastImport && <UndoImport roster={roster} lastImport={lastImport} finalFocus={heading} />}
      <RosterTable
        key={renewals}
        classroomId={classroomId}
        students={students}
        chosen={chosen}
        onChoose={setChosenIds}
        onRenew={(student) => setRenewed([student])}
        onRemove={(student) => handleRemove([student])}
        onLogins={hasExternalLogins ? setLinked : undefined}
      />
      <LinkedLoginsDialog
        student={linked && { id: linked.id, name: displayName(linked) }}
        onClose={() => setLinked(undefined)}
      />
      <RemoveDialog
        roster={roster}
        students={removing}
        onClose={() => setRemoving(undefined)}
        onConfirm={() => removeNow(removing ?? [])}
        finalFocus={heading}
      />
      <RenewDialog
        classroomId={classroomId}
        students={renewed}
        onClose={() => setRenewed([])}
        onRenewed={handleRenewed}
      />
    </Card>
  );
};
