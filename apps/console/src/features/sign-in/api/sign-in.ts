import { callOperators, type RequestOf } from '../../../shared/call-client.ts';
import { storeSession } from '../../../shared/session-store.ts';

/** Keeps the session; whoever shows the sign-in then shows what was asked for. */
export const signIn = async (request: RequestOf<'signInOperator'>) => {
  const { sessionToken, operator } = await callOperators('signInOperator', request);
  storeSession({ sessionToken, operator });
};
