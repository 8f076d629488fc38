import { useMutation } from '@tanstack/react-query';
import type { WaitingEducator } from '@wonderfield/contract/operators/operator-views';
import { Note } from '@wonderfield/ui/note/note';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import facts from '../../../shared/facts.module.css';
import { Fact } from '../../../shared/facts.tsx';
import { useAgo } from '../../../shared/use-ago.ts';
import { useErrorToast } from '../../../shared/use-error-toast.ts';
import { useWords } from '../../../shared/use-words.ts';
import { Verdict } from '../../../shared/verdict.tsx';
import { approveEducator, type Decide } from '../api/decide.ts';
import { ApplicantFacts } from './applicant-facts.tsx';
import { Entry } from './entry.tsx';
import { placeOf } from './place.ts';

/** A teacher who waits; one click approves. */
export const EducatorEntry = ({
  educator,
  decide,
  onRefuse,
}: {
  educator: WaitingEducator;
  decide: Decide;
  onRefuse: () => void;
}) => {
  const t = useWords('waiting');
  const ago = useAgo();
  const { show } = useToasts();
  const showError = useErrorToast();
  const name = `${educator.firstName} ${educator.lastName}`;
  const approval = useMutation({
    mutationFn: () => decide(educator.userId, () => approveEducator(educator.userId)),
    onSuccess: () => show({ tone: 'success', text: t('approved', { name }) }),
    onError: showError,
  });
  return (
    <Entry
      id={educator.userId}
      name={name}
      since={educator.waitingSince}
      isApproving={approval.isPending}
      onApprove={() => approval.mutate()}
      onRefuse={onRefuse}
    >
      <ApplicantFacts person={educator}>
        <Fact label={t('facts.account')} isWide>
          <span>{t('made', { when: ago(educator.accountCreatedAt) })}</span>
          <span className={facts.more}>{placeOf(educator) || t('noPlace')}</span>
          {educator.confirmedBy && (
            <Verdict tone="good">
              {t(`confirmedBy.${educator.confirmedBy.provider}`, {
                realm: educator.confirmedBy.realm,
              })}
            </Verdict>
          )}
        </Fact>
      </ApplicantFacts>
      {educator.refusedBefore && (
        <Note tone="sun">{t('refusedBefore', { reason: educator.refusedBefore })}</Note>
      )}
    </Entry>
  );
};
