import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';

/** Shows a success toast, or an error toast and rethrows, so the dialog stays open. */
export const useResultToast = () => {
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
  return async (work: Promise<unknown>, done: string) => {
    try {
      await work;
    } catch (error) {
      showErrorToast(error as Error);
      throw error;
    }
    show({ tone: 'success', text: done });
  };
};
