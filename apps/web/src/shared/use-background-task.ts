import { TEXTS } from '@wonderfield/contract/texts';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';

/** For work nobody waits for: where it fails, a toast says so. A press must not lead to nothing. */
export const useBackgroundTask = () => {
  const { show } = useToasts();
  return (work: () => Promise<unknown> | undefined) =>
    void work()?.catch(() => show({ tone: 'error', text: TEXTS.somethingWrong }));
};
