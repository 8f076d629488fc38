import { login } from '@wonderfield/contract/accounts/account-codec';
import { callApi, type RequestOf } from './call-client.ts';
import { keepDeviceMark, readDeviceMark } from './device-tokens.ts';

/** Signs in with a name and a password, as the device that is known or becomes known by it. */
export const proveLogin = async (request: RequestOf<'login'>) => {
  const name = request.userType === 'student' ? request.username : request.email;
  const deviceMark = await readDeviceMark(name);
  const known = { ...request, ...(deviceMark && { deviceMark }) };
  const answer = await callApi(login, known, { session: null });
  await keepDeviceMark(name, answer.deviceMark);
  return answer;
};
