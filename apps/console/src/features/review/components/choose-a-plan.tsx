import { REVIEW_HOLD_MINUTES } from '@wonderfield/contract/limits';
import { BookOpenCheck, CircleCheckBig } from 'lucide-react';
import { Nothing } from '../../../shared/empty-state.tsx';
import { useWords } from '../../../shared/use-strings.ts';
import { useShelf } from './use-queue-tab.ts';

/** Beside the list, while no plan is open. */
export const ChooseAPlan = ({ isEmpty }: { isEmpty: boolean }) => {
  const t = useWords('review');
  const { shelf } = useShelf();
  if (!isEmpty) {
    return (
      <Nothing
        icon={BookOpenCheck}
        title={t('choose')}
        text={t('chooseText', { minutes: REVIEW_HOLD_MINUTES })}
      />
    );
  }
  return shelf === 'waiting' ? (
    <Nothing icon={CircleCheckBig} title={t('nothing')} text={t('nothingText')} />
  ) : (
    <Nothing icon={BookOpenCheck} title={t('nothingHere')} />
  );
};
