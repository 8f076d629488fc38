import type { Student } from '@wonderfield/contract/classrooms/student';
import { Button } from '@wonderfield/ui/button/button';
import { Dialog, DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { Note } from '@wonderfield/ui/note/note';
import { Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../../shared/account/display-name.ts';
import { useLastValue } from '../../../../shared/hooks/use-last-value.ts';
import { useRenewPictures, useShowPictures } from '../../../../shared/student-login/login-calls.ts';
import { PictureStrip } from '../../../../shared/student-login/picture-strip.tsx';
import type { Roster } from '../../api/roster-query.ts';
import styles from './pictures-dialog.module.css';

const PICTURE_SIZE = 88;

const Content = ({
  roster,
  student,
  onClose,
}: {
  roster: Roster;
  student: Student;
  onClose: () => void;
}) => {
  const t = useTranslations('rosters.students.pictures');
  const shared = useTranslations('shared');
  const { mutate, ...read } = useShowPictures(roster.id);
  const renew = useRenewPictures(roster.id);
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    mutate([student.id]);
  }, [mutate, student.id]);
  const pictures = (renew.data ?? read.data)?.get(student.id);
  const error = renew.error ?? read.error;
  return (
    <>
      <DialogBody className={styles.body}>
        {pictures && <PictureStrip pictures={pictures} size={PICTURE_SIZE} hasWords />}
        {!pictures && !error && <Skeleton label={t('loading')} />}
        {error && <Note tone="error">{error.message}</Note>}
        <p>{renew.data ? t('renewed') : t('recorded')}</p>
      </DialogBody>
      <DialogFoot>
        {!roster.isArchived && (
          <Button
            variant="quiet"
            busy={renew.isPending}
            busyLabel={t('dealing')}
            onClick={() => renew.mutate([student.id])}
          >
            {t('renew')}
          </Button>
        )}
        <Button variant="primary" onClick={onClose}>
          {shared('close')}
        </Button>
      </DialogFoot>
    </>
  );
};

/** Shows the pictures of one student, which the server records, and deals new ones. */
export const PicturesDialog = ({
  roster,
  student,
  onClose,
}: {
  roster: Roster;
  /** Undefined while the dialog is closed. */
  student: Student | undefined;
  onClose: () => void;
}) => {
  const t = useTranslations('rosters.students.pictures');
  const shared = useTranslations('shared');
  const shown = useLastValue(student);
  return (
    <Dialog
      open={student !== undefined}
      onClose={onClose}
      title={t('title', { name: shown ? displayName(shown) : '' })}
      closeLabel={shared('close')}
    >
      {student && <Content key={student.id} {...{ roster, student, onClose }} />}
    </Dialog>
  );
};
