import { useWords } from '../../../shared/use-words.ts';
import { isKnownAction } from './audit-actions.ts';

/** An action in words; one this page does not know yet stays as it is. */
export const useActionWords = () => {
  const t = useWords('audit');
  return (action: string) => (isKnownAction(action) ? t(`actions.${action}`) : action);
};
