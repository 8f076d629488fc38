import { queryOptions } from '@tanstack/react-query';
import { callOperators, type RequestOf } from '../../../shared/call/call-client.ts';
import { storeDeviceToken } from '../../../shared/session/device-token.ts';

/**
 * Reads the operator and the secret of a link. Read once, so that the code on the screen stays the
 * same.
 */
export const setupQuery = (setupToken: string) =>
  queryOptions({
    queryKey: ['setup', setupToken],
    queryFn: () => callOperators('readOperatorSetup', { setupToken }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Sets password and authenticator, and stores the device token. */
export const finishSetup = async (request: RequestOf<'finishOperatorSetup'>) => {
  const { email, deviceMark: deviceToken } = await callOperators('finishOperatorSetup', request);
  storeDeviceToken(email, deviceToken);
};
