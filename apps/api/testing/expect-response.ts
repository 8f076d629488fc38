import type { UserJson } from '@wonderfield/contract/accounts/user-json';
import { type ErrorCode, MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';
import { messageText } from '@wonderfield/contract/texts/message-text';
import { expect } from 'vitest';
import type { TestResponse } from './build-test-app.ts';

/** Expects a success envelope. */
export const expectSuccess = (response: TestResponse) => {
  expect(response.body).toMatchObject({ _responseStatus: 1, msgCode: 'GEN_000', msg: 'OK' });
  expect(response.status).toBe(200);
  return response;
};

/** Returns the body of a success, typed by the contract. The server validated it before sending. */
export const successOf = <Body>(response: TestResponse) =>
  expectSuccess(response).body as unknown as Body;

const SERVICES = ['Google Classroom', 'Clever', 'The card provider', 'Text messaging'];

/** Returns the text of a code, filled with the service and wait time of the response. */
const textOf = (code: ErrorCode, { body, headers }: TestResponse) => {
  if (!MESSAGE_CODES[code].text.includes('{')) return MESSAGE_CODES[code].text;
  const service = SERVICES.find((name) => String(body.msg).includes(name)) ?? 'a service by name';
  return messageText(code, { service, retryAfterSeconds: Number(headers['retry-after']) });
};

/** Expects a domain error: HTTP 200, status 0, the code with its text, and field errors. */
export const expectError = (
  response: TestResponse,
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

/** Expects a protocol error: its own HTTP status in the same envelope. */
export const expectProtocolError = (response: TestResponse, status: number, code: ErrorCode) => {
  expect(response.body).toMatchObject({
    _responseStatus: 0,
    msgCode: code,
    msg: textOf(code, response),
    requestId: expect.any(String),
  });
  expect(response.status).toBe(status);
  return response;
};

/** Parses `userJson`, which is JSON text in every response. */
export const userIn = (response: TestResponse): UserJson =>
  JSON.parse(String(response.body.userJson));
