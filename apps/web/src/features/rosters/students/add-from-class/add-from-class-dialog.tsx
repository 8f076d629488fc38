import { useQuery } from '@tanstack/react-query';
import type { SourceClass, SourceStudent } from '@wonderfield/contract/classrooms/transfer';
import { Button } from '@wonderfield/ui/button/button';
import { Dialog, DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { Note } from '@wonderfield/ui/note/note';
import { SelectField } from '@wonderfield/ui/select-field/select-field';
import { Furrow, Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { matchesSearch } from '../../../../shared/student-search/matches-search.rules.ts';
import { StudentSearch } from '../../../../shared/student-search/student-search.tsx';
import type { Roster } from '../../api/roster-query.ts';
import { sourceClassesQuery } from '../../api/transfers.ts';
import { useTransfer } from '../transfer/use-transfer.ts';
import styles from './add-from-class.module.css';
import { SourceStudents } from './source-students.tsx';

type Props = { roster: Roster; onClose: () => void };

const useClassLabel = () => {
  const t = useTranslations('rosters.students.from');
  return ({ name, teacherName, studentCount: count, isTaught, isArchived }: SourceClass) => {
    if (!isTaught) return t('schoolOption', { name, teacher: teacherName, count });
    return t(isArchived ? 'archivedOption' : 'classOption', { name, count });
  };
};

/** Shows the foot with the error, the places and the button that adds. */
const AddFoot = ({
  roster,
  source,
  chosen,
  onClose,
}: Props & { source: SourceClass; chosen: readonly SourceStudent[] }) => {
  const t = useTranslations('rosters.students.from');
  const shared = useTranslations('shared');
  const { run, isBusy } = useTransfer(roster.id);
  const [error, setError] = useState<string>();
  const free = roster.capacity - roster.students.length;
  const isOver = chosen.length > free;
  const handleAdd = async () => {
    const wanted = { kind: 'copy' as const, fromId: source.id, toId: roster.id, students: chosen };
    try {
      await run(wanted, (about) => t('added', about));
      onClose();
    } catch (problem) {
      setError((problem as Error).message);
    }
  };
  return (
    <>
      {(isOver || error) && (
        <Note tone="error" className={styles.error}>
          {isOver ? t(free > 0 ? 'over' : 'full', { free, count: chosen.length }) : error}
        </Note>
      )}
      <DialogFoot>
        <Button variant="quiet" onClick={onClose}>
          {shared('cancel')}
        </Button>
        <Button
          variant="primary"
          disabled={chosen.length === 0 || isOver}
          busy={isBusy}
          busyLabel={t('adding')}
          onClick={() => void handleAdd()}
        >
          {chosen.length > 0 ? t('confirm', { count: chosen.length }) : t('confirmNone')}
        </Button>
      </DialogFoot>
    </>
  );
};

/** Chooses a class, and then its students. */
const AddForm = ({ roster, classes, onClose }: Props & { classes: readonly SourceClass[] }) => {
  const t = useTranslations('rosters.students.from');
  const labelOf = useClassLabel();
  const [fromId, setFromId] = useState(classes[0]?.id ?? '');
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useQuery(sourceClassesQuery(roster.id, fromId));
  const source = classes.find(({ id }) => id === fromId);
  const students = data?.students ?? [];
  const matches = students.filter((student) => matchesSearch(student, search));
  const chosen = students.filter(({ id }) => chosenIds.includes(id));
  return (
    <>
      <DialogBody className={styles.body ?? ''}>
        <div className={styles.top}>
          <SelectField
            label={t('classField')}
            value={fromId}
            onChange={(event) => {
              setFromId(event.target.value);
              setChosenIds([]);
              setSearch('');
            }}
            options={classes.map((each) => ({ value: each.id, label: labelOf(each) }))}
          />
          <StudentSearch value={search} onSearch={setSearch} matches={matches.length} />
        </div>
        {error && <LoadError error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Loading />}
        {data && (
          <SourceStudents
            roster={roster}
            students={matches}
            chosenIds={chosenIds}
            onChoose={setChosenIds}
          />
        )}
        {source && (
          <div className={styles.note}>
            <b>{t('noteTitle')}</b>
            <p>{t('note', { classroom: source.name })}</p>
          </div>
        )}
      </DialogBody>
      {source && <AddFoot {...{ roster, source, chosen, onClose }} />}
    </>
  );
};

const Loading = () => {
  const t = useTranslations('rosters.students.from');
  return (
    <Skeleton label={t('loading')}>
      <Furrow height="44px" />
      <Furrow height="44px" />
      <Furrow height="44px" />
    </Skeleton>
  );
};

const LoadError = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const t = useTranslations('rosters.students.from');
  return (
    <>
      <Note tone="error">{error.message}</Note>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </>
  );
};

const Content = ({ roster, onClose }: Props) => {
  const t = useTranslations('rosters.students.from');
  const { data, error, refetch } = useQuery(sourceClassesQuery(roster.id));
  if (data && data.classes.length > 0) {
    return <AddForm roster={roster} classes={data.classes} onClose={onClose} />;
  }
  return (
    <DialogBody className={styles.body ?? ''}>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && <Note>{t('noClass')}</Note>}
    </DialogBody>
  );
};

/** Adds students of another class, who keep their login and stay in that class. */
export const AddFromClassDialog = ({ open, roster, onClose }: Props & { open: boolean }) => {
  const t = useTranslations('rosters.students.from');
  const shared = useTranslations('shared');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="wide"
      title={t('title')}
      closeLabel={shared('close')}
      asksBeforeDiscard={false}
    >
      <Content roster={roster} onClose={onClose} />
    </Dialog>
  );
};
