import type { UserJson } from '@wonderfield/contract/accounts/user-json';
import { MESSAGE_CODES, type RefusalCode } from '@wonderfield/contract/message-codes';
import { messageText } from '@wonderfield/contract/message-text';
import { expect } from 'vitest';
import type { Answer } from './build-test-app.ts';

/** A success, in the envelope of D 2. */
export const expectSuccess = (answer: Answer) => {
  expect(answer.body).toMatchObject({ _responseStatus: 1, msgCode: 'GEN_000', msg: 'OK' });
  expect(answer.status).toBe(200);
  return answer;
};

/** What a success holds, as the contract names it: its schema was checked before it was sent. */
export const successOf = <Body>(answer: Answer) => expectSuccess(answer).body as unknown as Body;

const SERVICES = ['Google Classroom', 'Clever', 'The card provider', 'Text messaging'];

/** The text of a code; where it names a service, with the name and the wait that the answer tells. */
const textOf = (code: RefusalCode, { body, headers }: Answer) => {
  if (!MESSAGE_CODES[code].text.includes('{')) return MESSAGE_CODES[code].text;
  const service = SERVICES.find((name) => String(body.msg).includes(name)) ?? 'a service by name';
  return messageText(code, { service, retryAfterSeconds: Number(headers['retry-after']) });
};

/** A rule's "no": HTTP 200, status 0, the code with its own words, and the fields to blame. */
export const expectRefusal = (
  answer: Answer,
  code: RefusalCode,
  errors?: Record<string, unknown>,
) => {
  expect(answer.body).toEqual({
    _responseStatus: 0,
    msgCode: code,
    msg: textOf(code, answer),
    requestId: expect.any(String),
    ...(errors && { errors }),
  });
  expect(answer.status).toBe(200);
  return answer;
};

/** A fault of the protocol: its own HTTP status, the same envelope. */
export const expectFault = (answer: Answer, status: number, code: RefusalCode) => {
  expect(answer.body).toMatchObject({
    _responseStatus: 0,
    msgCode: code,
    msg: textOf(code, answer),
    requestId: expect.any(String),
  });
  expect(answer.status).toBe(status);
  return answer;
};

/** `userJson` is JSON text wherever it appears. */
export const userIn = (answer: Answer): UserJson => JSON.parse(String(answer.body.userJson));
