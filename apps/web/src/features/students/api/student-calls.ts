import { saveAvatarName } from '@wonderfield/contract/avatars/avatar-spelling';
import * as calls from '@wonderfield/contract/classrooms/classroom-spelling';
import { callApi, type RequestOf } from '../../../shared/call-client.ts';

export const saveAvatar = (avatar: RequestOf<'saveAvatarName'>) => callApi(saveAvatarName, avatar);

/** The key is made with the form: sending it again never makes a second student. */
export const joinWithCode = (request: RequestOf<'joinWithCode'>, idempotencyKey: string) =>
  callApi(calls.joinWithCode, request, { idempotencyKey, session: null });
