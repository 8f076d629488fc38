import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useErrorToast } from './use-error-toast.ts';

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
