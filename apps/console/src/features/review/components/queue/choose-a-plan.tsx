import { REVIEW_CLAIM_MINUTES } from '@wonderfield/contract/limits';
import { BookOpenCheck, CircleCheckBig } from 'lucide-react';
import { Empty } from '../../../../shared/empty-state.tsx';
import { useStrings } from '../../../../shared/use-strings.ts';
import { useQueueTab } from './use-queue-tab.ts';

/** Placeholder beside the list while no plan is open. */
export const ChooseAPlan = ({ isEmpty }: { isEmpty: boolean }) => {
  const t = useStrings('review');
  const { queue } = useQueueTab();
  if (!isEmpty) {
    return (
      <Empty
        icon={BookOpenCheck}
        title={t('choose')}
        text={t('chooseText', { minutes: REVIEW_CLAIM_MINUTES })}
      />
    );
  }
  return queue === 'waiting' ? (
    <Empty icon={CircleCheckBig} title={t('nothing')} text={t('nothingText')} />
  ) : (
    <Empty icon={BookOpenCheck} title={t('nothingHere')} />
  );
};
