import { useMutation } from '@tanstack/react-query';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { WaitingEducator } from '@wonderfield/contract/operators/operator-views';
import { Note } from '@wonderfield/ui/note/note';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import { CheckResult } from '../../../shared/check-result.tsx';
import facts from '../../../shared/fact-list.module.css';
import { Fact } from '../../../shared/fact-list.tsx';
import { useAgo } from '../../../shared/use-ago.ts';
import { useStrings } from '../../../shared/use-strings.ts';
import styles from './applicant-entry.module.css';
import { ApplicantEntry, DecisionButtons } from './applicant-entry.tsx';
import { ApplicantFacts } from './applicant-facts.tsx';
import { cityAndState } from './city-state.ts';
import { UndoButton } from './undo-button.tsx';
import type { EducatorRow } from './use-educator-rows.ts';
import { useUndo } from './use-undo.ts';

type Props = {
  row: EducatorRow;
  approve: (educator: WaitingEducator) => Promise<void>;
  onReject: () => void;
  onUndone: (userId: string) => void;
};

const EducatorActions = ({ row, approve, onReject, onUndone }: Props) => {
  const t = useStrings('waiting');
  const showError = useErrorToast();
  const { educator, isApproved } = row;
  const name = `${educator.firstName} ${educator.lastName}`;
  // Guards against a second click, because the rendered state updates too late.
  const isSent = useRef(false);
  const approval = useMutation({
    mutationFn: () => approve(educator),
    onError: (error) => {
      isSent.current = false;
      showError(error);
    },
  });
  const undo = useUndo(educator.userId, () => {
    isSent.current = false;
    onUndone(educator.userId);
  });
  const handleApprove = () => {
    if (isSent.current) return;
    isSent.current = true;
    approval.mutate();
  };
  if (isApproved) {
    return (
      <>
        {/* Takes the place of Approve, so a second click hits nothing. */}
        <p id={`approved-${educator.userId}`} className={styles.approved}>
          <Check size={18} strokeWidth={2.6} aria-hidden />
          {t('approvedHere')}
        </p>
        <UndoButton name={name} isBusy={undo.isPending} onUndo={() => undo.mutate()} />
      </>
    );
  }
  return (
    <DecisionButtons
      name={name}
      isApproving={approval.isPending}
      onApprove={handleApprove}
      onReject={onReject}
    />
  );
};

/** A waiting teacher. One click approves, then the entry offers Undo in the same place. */
export const EducatorEntry = (props: Props) => {
  const t = useStrings('waiting');
  const ago = useAgo();
  const { educator, isApproved } = props.row;
  return (
    <ApplicantEntry
      id={educator.userId}
      name={`${educator.firstName} ${educator.lastName}`}
      since={educator.waitingSince}
      describedBy={isApproved ? `approved-${educator.userId}` : undefined}
      actions={<EducatorActions {...props} />}
    >
      <ApplicantFacts person={educator}>
        <Fact label={t('facts.account')} isWide>
          <span>{t('made', { when: ago(educator.accountCreatedAt) })}</span>
          <span className={facts.more}>{cityAndState(educator) || t('noPlace')}</span>
          {educator.confirmedBy && (
            <CheckResult tone="good">
              {t(`confirmedBy.${educator.confirmedBy.provider}`, {
                realm: educator.confirmedBy.realm,
              })}
            </CheckResult>
          )}
        </Fact>
      </ApplicantFacts>
      {educator.refusedBefore && (
        <Note tone="sun">{t('refusedBefore', { reason: educator.refusedBefore })}</Note>
      )}
    </ApplicantEntry>
  );
};
