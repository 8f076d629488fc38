import type { ApprovedEducator } from '@wonderfield/contract/operators/operator-views';
import { useEffect, useState } from 'react';
import { useStrings } from '../../../shared/use-strings.ts';
import styles from './queue.module.css';
import { focusEntry } from './queue.tsx';
import { UndoButton } from './undo-button.tsx';
import { useUndo } from './use-undo.ts';

type RowProps = { educator: ApprovedEducator; onUndo: (userId: string) => void };

const ApprovedEducatorRow = ({ educator, onUndo }: RowProps) => {
  const t = useStrings('waiting');
  const { userId, email } = educator;
  const name = `${educator.firstName} ${educator.lastName}`;
  const undo = useUndo(userId, () => onUndo(userId));
  return (
    <li className={styles.approved}>
      <div className={styles.person}>
        <p>{t('approved', { name })}</p>
        <p className={styles.empty}>{email}</p>
      </div>
      <UndoButton name={name} isBusy={undo.isPending} onUndo={() => undo.mutate()} />
    </li>
  );
};

/** Moves the focus from a removed row to the educator's entry, or to the page title. */
const useFocusAfterUndo = (educators: ApprovedEducator[]) => {
  const [undoneId, setUndoneId] = useState<string>();
  const hasLeft = undoneId !== undefined && educators.every(({ userId }) => userId !== undoneId);
  useEffect(() => {
    if (!hasLeft) return;
    const entry = document.querySelector(`[data-entry="${CSS.escape(undoneId)}"]`);
    if (!focusEntry(entry)) document.querySelector<HTMLElement>('#main h1')?.focus();
    setUndoneId(undefined);
  }, [hasLeft, undoneId]);
  return setUndoneId;
};

/** Lists approvals from an earlier visit or by a colleague, each with Undo. */
export const ApprovedEducators = ({ educators }: { educators: ApprovedEducator[] }) => {
  const t = useStrings('waiting');
  const handleUndo = useFocusAfterUndo(educators);
  if (educators.length === 0) return null;
  return (
    <section className={styles.queue} aria-labelledby="approved-educators">
      <h2 id="approved-educators">{t('approvedList.title')}</h2>
      <p className={styles.empty}>{t('approvedList.text')}</p>
      <ul className={styles.list}>
        {educators.map((educator) => (
          <ApprovedEducatorRow key={educator.userId} educator={educator} onUndo={handleUndo} />
        ))}
      </ul>
    </section>
  );
};
