import { ApiError } from '@wonderfield/client/errors';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { ANSWER_LABELS } from '@wonderfield/contract/plans/plan-labels';
import type { Submission } from '@wonderfield/contract/plans/submission';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { BottomBar } from '@wonderfield/ui/bottom-bar/bottom-bar';
import { Button } from '@wonderfield/ui/button/button';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { errorsOfAll } from '../../../shared/plans/autosave/plan-values.ts';
import { SaveLine } from '../../../shared/plans/save-line.tsx';
import { PATHS } from '../../../shared/routing/paths.ts';
import { useRefreshSubmission, useSendAgain } from '../api/submission-calls.ts';
import { askedNow, standingOf } from '../rules/comment-status.ts';
import type { Editing } from './plan-row.tsx';
import styles from './submission.module.css';

/** Saves pending changes and sends the plan as its next version. */
const useSending = (submission: Submission, { saver }: Editing, hasOpenReply: boolean) => {
  const t = useTranslations('submissions.send');
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
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
      showErrorToast(error as Error);
      // Refetch, because another window may have changed the plan.
      if (error instanceof ApiError) refresh();
    } finally {
      setBusy(false);
    }
  };
  return { send: () => void send(), isBusy };
};

/** Shows the progress of the replies, the saving state and the Send again button. */
export const RevisionBar = ({
  submission,
  editing,
  hasOpenReply,
}: {
  submission: Submission;
  editing: Editing;
  /** True while the author is writing a reply. */
  hasOpenReply: boolean;
}) => {
  const t = useTranslations('submissions.send');
  const format = useFormatter();
  const navigate = useNavigate();
  const id = useId();
  const { send, isBusy } = useSending(submission, editing, hasOpenReply);
  const { values, saver } = editing;
  const [isClosing, setClosing] = useState(false);
  const openComments = askedNow(submission);
  const open = openComments.filter((comment) => standingOf(comment, submission, values) === 'open');
  const missing = errorsOfAll(values).map(([field]) => ANSWER_LABELS[field]);
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
        <>
          <p id={id} className={styles.say}>
            <b>
              {t('answered', {
                answered: openComments.length - open.length,
                count: openComments.length,
              })}
            </b>{' '}
            {missing.length > 0 && (
              <span className={styles.missing}>
                {t('missing', { fields: format.list(missing) })}{' '}
              </span>
            )}
            {t('onlySent')}
          </p>
          <SaveLine state={editing.state} />
        </>
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
        disabled={open.length > 0 || missing.length > 0 || isOver || isClosing}
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
