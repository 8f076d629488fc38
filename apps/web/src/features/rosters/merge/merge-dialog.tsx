import type { Duplicate, Duplicates } from '@wonderfield/contract/student-merges/duplicates';
import { Button } from '@wonderfield/ui/button/button';
import { Dialog, DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { RadioCards } from '@wonderfield/ui/radio-cards/radio-cards';
import { SelectField } from '@wonderfield/ui/select-field/select-field';
import { type RefObject, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { useLastValue } from '../../../shared/hooks/use-last-value.ts';
import { type DuplicateAnswer, toMergeRoles, useDuplicateAnswers } from './duplicate-answers.ts';
import { DuplicatePanels } from './duplicate-panels.tsx';
import styles from './merge-dialog.module.css';
import { useMergeToasts } from './use-merge-toasts.ts';

/** A pair of accounts, or one account whose counterpart is still to be chosen. */
export type PreselectedPair = { oneId: string; otherId?: string };

type FormProps = {
  classroomId: string;
  students: readonly Duplicate[];
  asked: PreselectedPair;
  onBusy: (isBusy: boolean) => void;
  onDone: () => void;
  onCancel: () => void;
};

const MergeForm = ({
  classroomId,
  students,
  asked: preselected,
  onBusy,
  onDone,
  onCancel,
}: FormProps) => {
  const t = useTranslations('rosters.twins');
  const shared = useTranslations('shared');
  const answersFor = useDuplicateAnswers();
  const act = useMergeToasts(classroomId);
  const [otherId, setOtherId] = useState(preselected.otherId ?? '');
  const [answer, setAnswer] = useState<DuplicateAnswer>();
  const [isBusy, setBusy] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const one = students.find(({ id }) => id === preselected.oneId);
  const other = students.find(({ id }) => id === otherId);
  const two = one && other ? ([one, other] as const) : undefined;
  const roles = two && toMergeRoles(two, answer);

  const handleConfirm = async () => {
    if (!two || !answer) return setMissing(true);
    setBusy(true);
    onBusy(true);
    try {
      await (roles ? act.merge(roles) : act.keepApart(...two));
      onDone();
    } catch {
      // A toast showed the error. The dialog stays open for another answer.
    } finally {
      setBusy(false);
      onBusy(false);
    }
  };
  return (
    <>
      <DialogBody className={styles.body}>
        {!preselected.otherId && (
          <SelectField
            label={t('other')}
            placeholder={t('choose')}
            value={otherId}
            error={isMissing && !otherId ? t('missing') : undefined}
            options={students
              .filter(({ id }) => id !== preselected.oneId)
              .map(({ id, username, className, ...names }) => ({
                value: id,
                label: [`${displayName(names)} (${username})`, className]
                  .filter(Boolean)
                  .join(', '),
              }))}
            onChange={({ target }) => {
              setOtherId(target.value);
              setAnswer(undefined);
            }}
          />
        )}
        {two && (
          <>
            <DuplicatePanels two={two} />
            <RadioCards
              legend={t('answer')}
              options={answersFor(two, preselected.otherId !== undefined)}
              value={answer ?? ''}
              error={isMissing && !answer ? t('missing') : undefined}
              onChange={({ target }) => setAnswer(target.value as DuplicateAnswer)}
            />
          </>
        )}
        <p className={styles.happens} aria-live="polite">
          {roles &&
            t(roles.kept.isGuest ? 'happensToGuest' : 'happens', {
              kept: roles.kept.username,
              merged: roles.merged.username,
            })}
        </p>
      </DialogBody>
      <DialogFoot>
        <Button variant="quiet" disabled={isBusy} onClick={onCancel}>
          {shared('cancel')}
        </Button>
        <Button variant="primary" busy={isBusy} busyLabel={t('busy')} onClick={handleConfirm}>
          {answer === 'two' ? t('confirmTwo') : t('confirm')}
        </Button>
      </DialogFoot>
    </>
  );
};

/** Asks whether two accounts are the same student, explains the effect and merges them. */
export const MergeDialog = ({
  classroomId,
  duplicates: { students },
  asked: preselected,
  onClose,
  finalFocus,
}: {
  classroomId: string;
  duplicates: Duplicates;
  /** Undefined while the dialog is closed. */
  asked: PreselectedPair | undefined;
  onClose: () => void;
  /** Takes the focus when the dialog closes. */
  finalFocus: RefObject<HTMLElement | null>;
}) => {
  const t = useTranslations('rosters.twins');
  const shown = useLastValue(preselected);
  const [isBusy, setBusy] = useState(false);
  const isDone = useRef(false);
  const one = students.find(({ id }) => id === shown?.oneId);
  const close = (done: boolean) => () => {
    isDone.current = done;
    onClose();
  };
  const name = one ? displayName(one).trim() : '';
  return (
    <Dialog
      open={preselected !== undefined}
      onClose={close(false)}
      size="wide"
      locked={isBusy}
      title={shown?.otherId || !one ? t('title') : t('mergeTitle', { name })}
      finalFocus={() => !isDone.current || finalFocus.current}
    >
      {shown && (
        <MergeForm
          key={`${shown.oneId} ${shown.otherId}`}
          {...{ classroomId, students, asked: shown, onBusy: setBusy }}
          onDone={close(true)}
          onCancel={close(false)}
        />
      )}
    </Dialog>
  );
};
