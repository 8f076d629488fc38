import { login } from '@wonderfield/contract/accounts/account-codec';
import { callApi, type RequestOf } from './call-client.ts';
import { readDeviceToken, storeDeviceToken } from './device-tokens.ts';

/** Signs in with a name and a password, as the device that is known or becomes known by it. */
export const verifyLogin = async (request: RequestOf<'login'>) => {
  const name = request.userType === 'student' ? request.username : request.email;
  const deviceToken = await readDeviceToken(name);
  const loginRequest = { ...request, ...(deviceToken && { deviceMark: deviceToken }) };
  const response = await callApi(login, loginRequest, { session: null });
  await storeDeviceToken(name, response.deviceMark);
  return response;
};
