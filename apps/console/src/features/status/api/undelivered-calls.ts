import { useQueryClient } from '@tanstack/react-query';
import { callOperators, type RequestOf } from '../../../shared/call-client.ts';
import { statusQuery } from './status-query.ts';

export const useUndeliveredSteps = () => {
  const queryClient = useQueryClient();
  // Also after a refusal: then the list on the page is out of date.
  const lookAgain = () => queryClient.invalidateQueries(statusQuery());
  return {
    sendAgain: (step: RequestOf<'sendLettersAgain'>) =>
      callOperators('sendLettersAgain', step).finally(lookAgain),
    drop: (step: RequestOf<'dropLetters'>) => callOperators('dropLetters', step).finally(lookAgain),
  };
};
