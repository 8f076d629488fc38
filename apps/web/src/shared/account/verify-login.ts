import { login } from '@wonderfield/contract/accounts/account-codec';
import { callApi, type RequestOf } from '../call/call-client.ts';
import { readDeviceToken, storeDeviceToken } from '../session/device-tokens.ts';

/**
 * Signs in with name and password. Sends the device token if there is one and stores the new one.
 */
export const verifyLogin = async (request: RequestOf<'login'>) => {
  const name = request.userType === 'student' ? request.username : request.email;
  const deviceToken = await readDeviceToken(name);
  const loginRequest = { ...request, ...(deviceToken && { deviceMark: deviceToken }) };
  const response = await callApi(login, loginRequest, { session: null });
  await storeDeviceToken(name, response.deviceMark);
  return response;
};
