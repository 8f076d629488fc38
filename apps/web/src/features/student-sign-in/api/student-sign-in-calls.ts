import type { PictureName } from '@wonderfield/contract/student-sign-in/pictures';
import * as calls from '@wonderfield/contract/student-sign-in/student-sign-in-codec';
import { type AnswerOf, callApi } from '../../../shared/call/call-client.ts';

/** The session of a student who has just signed in. */
export type StudentSession = AnswerOf<'signInWithCard'>;

/*
 * These calls send no session, because another student may still be signed in on the device.
 */
const visitor = { session: null } as const;

export const enterClass = (code: string) => callApi('enterClass', { code }, visitor);

export const getOpenClass = (classToken: string) =>
  callApi('getOpenClass', { classToken }, visitor);

/** Signs in the student of a tile. */
export const signInToClass = (request: {
  classToken: string;
  tile: string;
  pictures?: PictureName[];
  password?: string;
}) => callApi(calls.signInToClass, request, visitor);

export const signInWithCard = (cardCode: string, classToken?: string) =>
  callApi(calls.signInWithCard, { cardCode, ...(classToken && { classToken }) }, visitor);

export const signInWithPictures = (username: string, pictures: PictureName[]) =>
  callApi(calls.signInWithPictures, { username, pictures }, visitor);

export const raiseHand = (classToken: string, tile: string) =>
  callApi('raiseHand', { classToken, tile }, visitor);

export const checkHand = (handToken: string) => callApi(calls.checkHand, { handToken }, visitor);

export const lowerHand = (handToken: string) => callApi('lowerHand', { handToken }, visitor);
