import { saveAvatarName } from '@wonderfield/contract/avatars/avatar-codec';
import * as calls from '@wonderfield/contract/classrooms/classroom-codec';
import { verifyLogin } from '../../../shared/account/verify-login.ts';
import { callApi, type RequestOf } from '../../../shared/call/call-client.ts';
import { storeSession } from '../../../shared/session/session-store.ts';

export const saveAvatar = (avatar: RequestOf<'saveAvatarName'>) => callApi(saveAvatarName, avatar);

/** Returns the class or school of a code. */
export const lookUpCode = (request: RequestOf<'lookUpJoinCode'>) =>
  callApi('lookUpJoinCode', request, { session: null });

/** Creates a student. The key belongs to the form, so a retry never creates a second student. */
export const joinWithCode = (request: RequestOf<'joinWithCode'>, idempotencyKey: string) =>
  callApi(calls.joinWithCode, request, { idempotencyKey, session: null });

/** Signs a student in with the new login, without typing it. */
export const enterWith = async (login: { username: string; password: string }) => {
  const { username, password } = login;
  const { sessionToken, user } = await verifyLogin({ userType: 'student', username, password });
  storeSession({ sessionToken, user });
  return user;
};

/** Returns the login of a student who joined with a code, until the first sign-out. */
export const showOwnLogin = () => callApi(calls.showOwnLogin, {});
