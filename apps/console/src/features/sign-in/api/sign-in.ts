import { callOperators, type RequestOf } from '../../../shared/call/call-client.ts';
import { readDeviceToken, storeDeviceToken } from '../../../shared/session/device-token.ts';
import { storeSession } from '../../../shared/session/session-store.ts';

/** Signs in and stores the session, so the requested screen appears. */
export const signIn = async (credentials: RequestOf<'signInOperator'>) => {
  const deviceToken = readDeviceToken(credentials.email);
  const response = await callOperators('signInOperator', {
    ...credentials,
    ...(deviceToken && { deviceMark: deviceToken }),
  });
  storeDeviceToken(response.operator.email, response.deviceMark);
  storeSession({ sessionToken: response.sessionToken, operator: response.operator });
};
