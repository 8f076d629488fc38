import type { Student } from '@wonderfield/contract/classrooms/student';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { KeyRound, Printer } from 'lucide-react';
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
import { RemoveDialog } from './remove-dialog.tsx';
import { RenewDialog } from './renew-dialog.tsx';
import styles from './roster-card.module.css';
import { RosterTable } from './roster-table.tsx';
import { UndoImport } from './undo-import.tsx';

const ICON = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;

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
  const [removed, setRemoved] = useState<Student>();
  const [linked, setLinked] = useState<Student>();
  const hasExternalLogins = useHasExternalLogins();
  const [renewed, setRenewed] = useState<Student[]>([]);
  // The count is a key that masks shown passwords again, because they may have changed.
  const [renewals, setRenewals] = useState(0);
  // Drops selected students who left since.
  const chosen = students.filter(({ id }) => chosenIds.includes(id));

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
          {chosen.length > 0 && (
            <Button
              variant="secondary"
              size="sm"
              icon={<KeyRound {...ICON} />}
              onClick={() => setRenewed(chosen)}
            >
              {t('renewChosen', { count: chosen.length })}
            </Button>
          )}
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
        students={students}
        chosen={chosen}
        onChoose={setChosenIds}
        onRenew={(student) => setRenewed([student])}
        onRemove={setRemoved}
        onLogins={hasExternalLogins ? setLinked : undefined}
      />
      <LinkedLoginsDialog
        student={linked && { id: linked.id, name: displayName(linked) }}
        onClose={() => setLinked(undefined)}
      />
      <RemoveDialog
        roster={roster}
        student={removed}
        onClose={() => setRemoved(undefined)}
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
