import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useErrorToast } from './use-error-toast.ts';

/** For what a question was asked about: says when it is done, or why not, and then the question stays open. */
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
