import { useQueryClient } from '@tanstack/react-query';
import { callOperators, type RequestOf } from '../../../shared/call/call-client.ts';
import { statusQuery } from './status-query.ts';

export const useUndeliveredSteps = () => {
  const queryClient = useQueryClient();
  // Reloads even after an error, because the list is outdated then.
  const lookAgain = () => queryClient.invalidateQueries(statusQuery());
  return {
    sendAgain: (step: RequestOf<'sendLettersAgain'>) =>
      callOperators('sendLettersAgain', step).finally(lookAgain),
    drop: (step: RequestOf<'dropLetters'>) => callOperators('dropLetters', step).finally(lookAgain),
  };
};
