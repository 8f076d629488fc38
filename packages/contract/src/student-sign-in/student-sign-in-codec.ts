import { userResponse } from '../accounts/account-codec.ts';
import type { PortalUser } from '../accounts/user.ts';
import {
  type ClassroomJson,
  fromTaughtClassroomJson,
  type TaughtClassroom,
  toClassroomJson,
} from '../classrooms/classroom.ts';
import { defineCodec } from '../codec.ts';

/* Codecs of the calls with which students sign in, and with which adults manage that. */

const classroomId = 'classRoomId';
const studentId = 'requestUserId';

type SignedIn = { user: PortalUser; sessionToken: string };

const signedIn = {
  write: (response: SignedIn) => ({
    ...userResponse.write(response),
    sessionToken: response.sessionToken,
  }),
  read: (json: { userJson: string; sessionToken: string }): SignedIn => ({
    ...userResponse.read(json),
    sessionToken: json.sessionToken,
  }),
};

export const signInWithCard = defineCodec('signInWithCard', signedIn);
export const signInWithPictures = defineCodec('signInWithPictures', {
  fields: { username: 'email' },
  ...signedIn,
});
export const signInToClass = defineCodec('signInToClass', signedIn);
export const playAsChild = defineCodec('playAsChild', { fields: { studentId }, ...signedIn });

type CheckedHand = {
  state: 'waiting' | 'coming' | 'letIn' | 'lowered';
  signedIn?: SignedIn | undefined;
};

/** The session is sent once, when the educator has let the student in. */
export const checkHand = defineCodec('checkHand', {
  write: ({ state, signedIn: session }: CheckedHand) => ({
    state,
    ...(session && signedIn.write(session)),
  }),
  read: (json: {
    state: CheckedHand['state'];
    userJson?: string | undefined;
    sessionToken?: string | undefined;
  }): CheckedHand => ({
    state: json.state,
    ...(json.userJson !== undefined &&
      json.sessionToken !== undefined && {
        signedIn: signedIn.read({ userJson: json.userJson, sessionToken: json.sessionToken }),
      }),
  }),
});

const ofClass = { fields: { classroomId } } as const;
export const openClass = defineCodec('openClass', ofClass);
export const closeClass = defineCodec('closeClass', ofClass);
export const openClassHere = defineCodec('openClassHere', ofClass);
export const getLiveClass = defineCodec('getLiveClass', ofClass);
export const answerHand = defineCodec('answerHand', ofClass);
export const setClassSignIn = defineCodec('setClassSignIn', {
  ...ofClass,
  write: ({ changed, classroom }: { changed: number; classroom: TaughtClassroom }) => ({
    changed,
    classRoomJson: toClassroomJson(classroom),
  }),
  read: (json: { changed: number; classRoomJson: ClassroomJson }) => ({
    changed: json.changed,
    classroom: fromTaughtClassroomJson(json.classRoomJson),
  }),
});
export const setSignInMethod = defineCodec('setSignInMethod', ofClass);
export const issueCards = defineCodec('issueCards', ofClass);
export const revokeCards = defineCodec('revokeCards', ofClass);
export const showPictures = defineCodec('showPictures', ofClass);
export const renewPictures = defineCodec('renewPictures', ofClass);
export const showSignInCode = defineCodec('showSignInCode', {
  fields: { classroomId, studentId },
});
