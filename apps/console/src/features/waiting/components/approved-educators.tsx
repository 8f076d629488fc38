import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApprovedEducator } from '@wonderfield/contract/operators/operator-views';
import { Button } from '@wonderfield/ui/button/button';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useErrorToast } from '../../../shared/use-error-toast.ts';
import { useWords } from '../../../shared/use-words.ts';
import { undoApproval } from '../api/decide.ts';
import { waitingQuery } from '../api/waiting-query.ts';
import styles from './queue.module.css';

const ApprovedEducatorRow = ({ educator }: { educator: ApprovedEducator }) => {
  const t = useWords('waiting');
  const { show } = useToasts();
  const showError = useErrorToast();
  const queryClient = useQueryClient();
  const name = `${educator.firstName} ${educator.lastName}`;
  const undo = useMutation({
    mutationFn: () => undoApproval(educator.userId),
    onSuccess: () => show({ tone: 'success', text: t('approvedList.undone', { name }) }),
    onError: showError,
    onSettled: () => queryClient.invalidateQueries(waitingQuery()),
  });
  return (
    <li className={styles.approved}>
      <span>{t('approved', { name })}</span>
      <Button
        variant="quiet"
        size="sm"
        busy={undo.isPending}
        busyLabel={t('approvedList.undoing')}
        aria-label={t('approvedList.undoOf', { name })}
        onClick={() => undo.mutate()}
      >
        {t('approvedList.undo')}
      </Button>
    </li>
  );
};

/** Lists approvals of the last five minutes, each with Undo. */
export const ApprovedEducators = ({ educators }: { educators: ApprovedEducator[] }) => {
  const t = useWords('waiting');
  if (educators.length === 0) return null;
  return (
    <section className={styles.queue} aria-labelledby="approved-educators">
      <h2 id="approved-educators">{t('approvedList.title')}</h2>
      <p className={styles.empty}>{t('approvedList.text')}</p>
      <ul className={styles.list}>
        {educators.map((educator) => (
          <ApprovedEducatorRow key={educator.userId} educator={educator} />
        ))}
      </ul>
    </section>
  );
};
