import type { UserJson } from '@wonderfield/contract/accounts/user-json';
import { type ErrorCode, MESSAGE_CODES } from '@wonderfield/contract/message-codes';
import { messageText } from '@wonderfield/contract/message-text';
import { expect } from 'vitest';
import type { Answer } from './build-test-app.ts';

/** A success, in the envelope of D 2. */
export const expectSuccess = (response: Answer) => {
  expect(response.body).toMatchObject({ _responseStatus: 1, msgCode: 'GEN_000', msg: 'OK' });
  expect(response.status).toBe(200);
  return response;
};

/** What a success holds, as the contract names it: its schema was checked before it was sent. */
export const successOf = <Body>(response: Answer) =>
  expectSuccess(response).body as unknown as Body;

const SERVICES = ['Google Classroom', 'Clever', 'The card provider', 'Text messaging'];

/** The text of a code; where it names a service, with the name and the wait that the answer tells. */
const textOf = (code: ErrorCode, { body, headers }: Answer) => {
  if (!MESSAGE_CODES[code].text.includes('{')) return MESSAGE_CODES[code].text;
  const service = SERVICES.find((name) => String(body.msg).includes(name)) ?? 'a service by name';
  return messageText(code, { service, retryAfterSeconds: Number(headers['retry-after']) });
};

/** A rule's "no": HTTP 200, status 0, the code with its own words, and the fields to blame. */
export const expectError = (
  response: Answer,
  code: ErrorCode,
  errors?: Record<string, unknown>,
) => {
  expect(response.body).toEqual({
    _responseStatus: 0,
    msgCode: code,
    msg: textOf(code, response),
    requestId: expect.any(String),
    ...(errors && { errors }),
  });
  expect(response.status).toBe(200);
  return response;
};

/** A fault of the protocol: its own HTTP status, the same envelope. */
export const expectProtocolError = (response: Answer, status: number, code: ErrorCode) => {
  expect(response.body).toMatchObject({
    _responseStatus: 0,
    msgCode: code,
    msg: textOf(code, response),
    requestId: expect.any(String),
  });
  expect(response.status).toBe(status);
  return response;
};

/** `userJson` is JSON text wherever it appears. */
export const userIn = (response: Answer): UserJson => JSON.parse(String(response.body.userJson));
