import { TEXTS } from '@wonderfield/contract/texts/texts';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';

/** Runs a task in the background and shows a toast if it fails. */
export const useBackgroundTask = () => {
  const { show } = useToasts();
  return (work: () => Promise<unknown> | undefined) =>
    void work()?.catch(() => show({ tone: 'error', text: TEXTS.somethingWrong }));
};
