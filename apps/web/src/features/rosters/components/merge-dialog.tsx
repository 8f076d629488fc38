import type { Twin, Twins } from '@wonderfield/contract/student-merges/duplicates';
import { Button } from '@wonderfield/ui/button/button';
import { Dialog, DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { RadioCards } from '@wonderfield/ui/radio-cards/radio-cards';
import { SelectField } from '@wonderfield/ui/select-field/select-field';
import { type RefObject, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { nameOf } from '../../../shared/display-name.ts';
import { useLastKnown } from '../../../shared/use-last-value.ts';
import { rolesIn, type TwinAnswer, useTwinAnswers } from './duplicate-answers.ts';
import { TwinPanels } from './duplicate-panels.tsx';
import styles from './merge-dialog.module.css';
import { useTwinToasts } from './use-merge-toasts.ts';

/** Two who may be one, or one whose other login is still to be chosen. */
export type AskedTwins = { oneId: string; otherId?: string };

type FormProps = {
  classroomId: string;
  students: readonly Twin[];
  asked: AskedTwins;
  onBusy: (isBusy: boolean) => void;
  onDone: () => void;
  onCancel: () => void;
};

const MergeForm = ({ classroomId, students, asked, onBusy, onDone, onCancel }: FormProps) => {
  const t = useTranslations('rosters.twins');
  const shared = useTranslations('shared');
  const answersFor = useTwinAnswers();
  const act = useTwinToasts(classroomId);
  const [otherId, setOtherId] = useState(asked.otherId ?? '');
  const [answer, setAnswer] = useState<TwinAnswer>();
  const [isBusy, setBusy] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const one = students.find(({ id }) => id === asked.oneId);
  const other = students.find(({ id }) => id === otherId);
  const two = one && other ? ([one, other] as const) : undefined;
  const roles = two && rolesIn(two, answer);

  const handleConfirm = async () => {
    if (!two || !answer) return setMissing(true);
    setBusy(true);
    onBusy(true);
    try {
      await (roles ? act.merge(roles) : act.keepApart(...two));
      onDone();
    } catch {
      // Told by a toast; the dialog stays for another answer.
    } finally {
      setBusy(false);
      onBusy(false);
    }
  };
  return (
    <>
      <DialogBody className={styles.body}>
        {!asked.otherId && (
          <SelectField
            label={t('other')}
            placeholder={t('choose')}
            value={otherId}
            error={isMissing && !otherId ? t('missing') : undefined}
            options={students
              .filter(({ id }) => id !== asked.oneId)
              .map(({ id, username, ...names }) => ({
                value: id,
                label: `${nameOf(names)} (${username})`,
              }))}
            onChange={({ target }) => {
              setOtherId(target.value);
              setAnswer(undefined);
            }}
          />
        )}
        {two && (
          <>
            <TwinPanels two={two} />
            <RadioCards
              legend={t('answer')}
              options={answersFor(two, asked.otherId !== undefined)}
              value={answer ?? ''}
              error={isMissing && !answer ? t('missing') : undefined}
              onChange={({ target }) => setAnswer(target.value as TwinAnswer)}
            />
          </>
        )}
        <p className={styles.happens} aria-live="polite">
          {roles &&
            t(roles.kept.isGuest ? 'happensToGuest' : 'happens', {
              kept: roles.kept.username,
              folded: roles.folded.username,
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

/** Asks once whether two are one student, says what happens, and does it. */
export const MergeDialog = ({
  classroomId,
  twins: { students },
  asked,
  onClose,
  finalFocus,
}: {
  classroomId: string;
  twins: Twins;
  /** Nobody: closed. */
  asked: AskedTwins | undefined;
  onClose: () => void;
  /** Takes the focus when the question is gone. */
  finalFocus: RefObject<HTMLElement | null>;
}) => {
  const t = useTranslations('rosters.twins');
  const shown = useLastKnown(asked);
  const [isBusy, setBusy] = useState(false);
  const isDone = useRef(false);
  const one = students.find(({ id }) => id === shown?.oneId);
  const close = (done: boolean) => () => {
    isDone.current = done;
    onClose();
  };
  const name = one ? nameOf(one).trim() : '';
  return (
    <Dialog
      open={asked !== undefined}
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
