import type { Student } from '@wonderfield/contract/classrooms/student';
import { Button } from '@wonderfield/ui/button/button';
import { Dialog, DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { Note } from '@wonderfield/ui/note/note';
import { RadioCards } from '@wonderfield/ui/radio-cards/radio-cards';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { displayName } from '../../../../shared/account/display-name.ts';
import { useClassrooms } from '../../../../shared/classrooms/classrooms-query.ts';
import type { Roster } from '../../api/roster-query.ts';
import type { TransferKind } from '../../api/transfers.ts';
import styles from './transfer-dialog.module.css';
import { roomsFor } from './transfer-rooms.rules.ts';
import { useTransfer } from './use-transfer.ts';

type Props = {
  roster: Roster;
  kind: TransferKind;
  students: readonly Student[];
  onClose: () => void;
  onDone: () => void;
};

/** Names the students that the next sync would bring back. */
const BlockedNote = ({ blocked, all }: { blocked: readonly Student[]; all: number }) => {
  const t = useTranslations('rosters.students.transfer');
  const format = useFormatter();
  const names = format.list(blocked.map(displayName));
  const about = { names, blocked: blocked.length, count: all - blocked.length, all };
  return <Note tone="sun">{t(blocked.length < all ? 'blocked' : 'allBlocked', about)}</Note>;
};

const TransferForm = ({ roster, kind, students, onClose, onDone }: Props) => {
  const t = useTranslations('rosters.students.transfer');
  const shared = useTranslations('shared');
  const { list } = useClassrooms('educator');
  const { run, isBusy } = useTransfer(roster.id);
  const [toId, setToId] = useState('');
  const [error, setError] = useState<string>();
  const blocked = kind === 'move' ? students.filter(({ isSynced }) => isSynced) : [];
  const going = students.filter((student) => !blocked.includes(student));
  const rooms = roomsFor(list ?? [], { fromId: roster.id, studentIds: going.map(({ id }) => id) });
  const chosen = rooms.find(({ id }) => id === toId);
  const handleConfirm = async () => {
    if (!chosen) return setError(t('missing'));
    const wanted = { kind, fromId: roster.id, toId: chosen.id, students: going };
    const said = kind === 'move' ? 'moved' : 'copied';
    try {
      await run(wanted, (about) => t(said, { ...about, classroom: chosen.name }));
      onDone();
    } catch (problem) {
      setError((problem as Error).message);
    }
  };
  return (
    <>
      <DialogBody className={styles.body ?? ''}>
        <p>{t(`${kind}Lead`, { classroom: roster.name })}</p>
        {blocked.length > 0 && <BlockedNote blocked={blocked} all={students.length} />}
        {!list && <p>{t('loading')}</p>}
        {list && going.length > 0 && rooms.length === 0 && (
          <Note>{t('noClass', { count: going.length })}</Note>
        )}
        {going.length > 0 && rooms.length > 0 && (
          <RadioCards
            legend={t('legend')}
            value={toId}
            onChange={(event) => {
              setToId(event.target.value);
              setError(undefined);
            }}
            options={rooms.map(({ id, name, free }) => ({
              value: id,
              label: name,
              description: t('free', { free }),
            }))}
          />
        )}
        {error && (
          <Note tone="error" role="alert">
            {error}
          </Note>
        )}
      </DialogBody>
      <DialogFoot>
        <Button variant="quiet" onClick={onClose}>
          {shared('cancel')}
        </Button>
        <Button
          variant="primary"
          disabled={going.length === 0 || rooms.length === 0}
          busy={isBusy}
          busyLabel={t(kind === 'move' ? 'moving' : 'copying')}
          onClick={() => void handleConfirm()}
        >
          {t(`${kind}Confirm`, { count: going.length })}
        </Button>
      </DialogFoot>
    </>
  );
};

/** Asks to which class the students move or are copied. Lists classes with enough places. */
export const TransferDialog = (props: Props & { open: boolean }) => {
  const { open, kind, students, onClose } = props;
  const t = useTranslations('rosters.students.transfer');
  const shared = useTranslations('shared');
  const [first] = students;
  const about = { count: students.length, name: first ? displayName(first) : '' };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(`${kind}Title`, about)}
      closeLabel={shared('close')}
    >
      <TransferForm {...props} />
    </Dialog>
  );
};
