import { ANSWER_FIELDS } from '@wonderfield/contract/plans/plan';
import { ANSWER_LABELS } from '@wonderfield/contract/plans/plan-labels';
import type { Submission } from '@wonderfield/contract/plans/submission';
import { isComplete } from '@wonderfield/contract/plans/submission-rules';
import { TEXTS } from '@wonderfield/contract/texts';
import { BottomBar } from '@wonderfield/ui/bottom-bar/bottom-bar';
import { Button } from '@wonderfield/ui/button/button';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { CallRefused } from '../../../shared/call-client.ts';
import { PATHS } from '../../../shared/paths.ts';
import { useErrorToast } from '../../../shared/use-error-toast.ts';
import { useRefreshSubmission, useSendAgain } from '../api/submission-calls.ts';
import { askedNow, standingOf } from '../rules/comment-standing.ts';
import type { Editing } from './plan-row.tsx';
import styles from './submission.module.css';

/** Whether what is typed is safe, in a sentence. */
const useSavedWords = ({ state }: Editing) => {
  const t = useTranslations('submissions.saving');
  const isDisputed = Object.keys(state.disputed).length > 0;
  if (isDisputed && state.phase !== 'failing') return t('disputed');
  return state.phase === 'refused' ? (state.refusal ?? '') : t(state.phase);
};

/** Saves what is not saved yet, and sends the plan as its next version. */
const useSending = (submission: Submission, { saver }: Editing, hasOpenReply: boolean) => {
  const t = useTranslations('submissions.send');
  const { show } = useToasts();
  const tellError = useErrorToast();
  const refresh = useRefreshSubmission(submission.id);
  const [isBusy, setBusy] = useState(false);
  const sending = useSendAgain(submission.id);
  const send = async () => {
    if (hasOpenReply) return show({ tone: 'error', text: t('openReply') });
    setBusy(true);
    try {
      if (!(await saver.flush())) {
        show({ tone: 'error', text: t('notSaved') });
        return;
      }
      await sending.mutateAsync(saver.revision() ?? submission.revision);
      show({ tone: 'success', text: t('sent') });
    } catch (error) {
      tellError(error as Error);
      // Another window was faster: what is there now tells.
      if (error instanceof CallRefused) refresh();
    } finally {
      setBusy(false);
    }
  };
  return { send: () => void send(), isBusy };
};

/** How far the answers are, whether they are saved, and the way back to the reviewer. */
export const RevisionBar = ({
  submission,
  editing,
  hasOpenReply,
}: {
  submission: Submission;
  editing: Editing;
  /** Somebody is still writing one. */
  hasOpenReply: boolean;
}) => {
  const t = useTranslations('submissions.send');
  const format = useFormatter();
  const navigate = useNavigate();
  const id = useId();
  const savedWords = useSavedWords(editing);
  const { send, isBusy } = useSending(submission, editing, hasOpenReply);
  const { values, saver } = editing;
  const [isClosing, setClosing] = useState(false);
  const asked = askedNow(submission);
  const open = asked.filter((comment) => standingOf(comment, submission, values) === 'open');
  const empty = ANSWER_FIELDS.filter((field) => values[field].length === 0);
  const mayComplete = isComplete(values);
  const isOver = editing.state.phase === 'stopped';
  const { show } = useToasts();
  const handleClose = async () => {
    setClosing(true);
    const isSaved = await saver.flush();
    setClosing(false);
    if (isSaved || isOver) void navigate(PATHS.submissions);
    else show({ tone: 'error', text: TEXTS.somethingWrong });
  };
  return (
    <BottomBar
      label={t('bar')}
      say={
        <p id={id} className={styles.say}>
          <b>{t('answered', { answered: asked.length - open.length, count: asked.length })}</b>{' '}
          {!mayComplete && (
            <span className={styles.missing}>
              {t('missing', {
                fields: format.list(empty.map((field) => ANSWER_LABELS[field])),
              })}{' '}
            </span>
          )}
          <span role="status">{savedWords}</span> {t('onlySent')}
        </p>
      }
    >
      <Button
        variant="quiet"
        busy={isClosing}
        busyLabel={t('closing')}
        disabled={isBusy}
        onClick={() => void handleClose()}
      >
        {t('close')}
      </Button>
      <Button
        disabled={open.length > 0 || !mayComplete || isOver || isClosing}
        busy={isBusy}
        busyLabel={t('sending')}
        aria-describedby={id}
        onClick={send}
      >
        {t('again')}
      </Button>
    </BottomBar>
  );
};
