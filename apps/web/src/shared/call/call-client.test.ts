import { ApiError, NetworkError } from '@wonderfield/client/errors';
import { fail, reject } from '@wonderfield/client/testing/fake-calls';
import { getUser, login } from '@wonderfield/contract/accounts/account-codec';
import { fromUserJson } from '@wonderfield/contract/accounts/user';
import { deleteClassroom } from '@wonderfield/contract/classrooms/classroom-codec';
import { validateOtp } from '@wonderfield/contract/educators/educator-codec';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aParent, userResponse } from '../../../testing/people.ts';
import { keepSession } from '../../../testing/render-screen.tsx';
import { callApi } from './call-client.ts';

const SOMETHING_WRONG = 'Something went wrong, Please try again';

const responses = (response: () => Response) => {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => response());
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const success = () => Response.json({ _responseStatus: 1, msgCode: 'GEN_000', msg: 'OK' });

describe('Requests of callApi', () => {
  // @proves C-client, D-2-json-fields
  it('posts a form with booleans as 1 and 0, and lists and objects as JSON', async () => {
    const fetch = responses(success);
    await callApi(
      'logout',
      { a: true, b: false, list: ['x', 'y'], object: { n: 1 }, count: 3 } as never,
      { session: null },
    );
    const [path, init] = fetch.mock.calls[0] ?? [];
    expect(path).toBe('/users/logout');
    expect(init?.method).toBe('POST');
    expect(init?.body).toBeInstanceOf(URLSearchParams);
    expect(Object.fromEntries(init?.body as URLSearchParams)).toEqual({
      a: '1',
      b: '0',
      list: '["x","y"]',
      object: '{"n":1}',
      count: '3',
    });
  });

  it('omits undefined and null fields and keeps empty text', async () => {
    const fetch = responses(success);
    const request = { email: 'ä & b=c+d', gone: undefined, none: null, empty: '' } as never;
    await callApi('forgotPassword', request, { session: null });
    expect(String(fetch.mock.calls[0]?.[1].body)).toBe('email=%C3%A4+%26+b%3Dc%2Bd&empty=');
  });

  it('encodes the fields with wire names', async () => {
    const api = fakeApi({ deleteClassroom: () => ({}) });
    await callApi(deleteClassroom, { classroomId: 'room-12' });
    expect(api.calls('deleteClassroom')[0]?.fields).toEqual({ classRoomId: 'room-12' });
  });

  it('accepts a name without a codec only for calls with equal wire names', async () => {
    responses(success);
    // @ts-expect-error the wire has its own words for this one
    await callApi('deleteClassroom', { classroomId: 'room-12' }, { session: null });
    // @ts-expect-error without its spelling the words would stay ours
    await callApi({ name: 'deleteClassroom' }, { classroomId: 'room-12' }, { session: null });
  });

  // @proves C-client
  it('adds the stored session', async () => {
    keepSession(aParent());
    const api = fakeApi({ getUser: () => userResponse(aParent()) });
    await callApi(getUser, {});
    expect(api.calls('getUser')[0]?.fields).toEqual({
      sessionToken: 'session-of-parent-1',
      userId: 'parent-1',
    });
  });

  it('omits the session when it is null and uses a given one', async () => {
    keepSession(aParent());
    const api = fakeApi({ logout: () => ({}) });
    await callApi('logout', {}, { session: null });
    await callApi('logout', {}, { session: { sessionToken: 'other', userId: 'u' } });
    expect(api.calls('logout').map(({ fields }) => fields)).toEqual([
      {},
      { sessionToken: 'other', userId: 'u' },
    ]);
  });

  it('sends the idempotency key as a header', async () => {
    const api = fakeApi({ logout: () => ({}) });
    await callApi('logout', {}, { idempotencyKey: 'a-key' });
    await callApi('logout', {});
    expect(api.calls('logout').map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      'a-key',
      null,
    ]);
  });
});

describe('Responses of callApi', () => {
  const errorFor = (promise: Promise<unknown>) =>
    promise.then(
      () => expect.unreachable('the call succeeded'),
      (error: unknown) => error,
    );

  it('returns the response', async () => {
    fakeApi({ startPlay: () => ({ playToken: 'token', gameUrl: '/game/' }) });
    expect(await callApi('startPlay', {})).toMatchObject({ playToken: 'token', gameUrl: '/game/' });
  });

  it('decodes the response to domain names', async () => {
    fakeApi({ getUser: () => userResponse(aParent()) });
    expect(await callApi(getUser, {})).toEqual({ user: fromUserJson(aParent()) });
  });

  it("renames the fields of an error to the request's names", async () => {
    const errors = { otpCode: 'Wrong', phoneNumber: 'No', other: 'Odd' };
    fakeApi({ validateOtp: () => reject('VAL_001', { errors }) });
    const request = { challengeId: 'c', phoneNumber: '+15035550142', code: '123456' };
    expect(await errorFor(callApi(validateOtp, request))).toMatchObject({
      errors: { code: 'Wrong', phoneNumber: 'No', other: 'Odd' },
    });
  });

  it("maps the wire field email to an adult's email or a student's username", async () => {
    fakeApi({ login: () => reject('VAL_001', { errors: { email: 'No' } }) });
    const adult = { userType: 'parent', email: 'a@b.org', password: 'p' } as const;
    const student = { userType: 'student', username: 'maya4821', password: 'p' } as const;
    expect(await errorFor(callApi(login, adult))).toMatchObject({ errors: { email: 'No' } });
    expect(await errorFor(callApi(login, student))).toMatchObject({ errors: { username: 'No' } });
  });

  // @proves C-client
  it('throws an API error with code, message and field errors', async () => {
    fakeApi({ forgotPassword: () => reject('VAL_001', { errors: { email: 'No' } }) });
    const error = await errorFor(callApi('forgotPassword', { email: 'a@b.org' }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      code: 'VAL_001',
      message: 'Please check the marked fields.',
      errors: { email: 'No' },
      retryAfterSeconds: undefined,
    });
  });

  it('returns the seconds to wait in the error', async () => {
    fakeApi({ forgotPassword: () => reject('RTE_001', { retryAfter: 90 }) });
    const error = await errorFor(callApi('forgotPassword', { email: 'a@b.org' }));
    expect(error).toMatchObject({ code: 'RTE_001', errors: {}, retryAfterSeconds: 90 });
  });

  it('throws a network error when the call fails', async () => {
    fakeApi({ logout: fail });
    const error = await errorFor(callApi('logout', {}));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ message: SOMETHING_WRONG });
  });

  it("throws a network error with the server's message for a server fault with an envelope", async () => {
    const busy = { _responseStatus: 0, msgCode: 'SYS_503', msg: 'We are very busy.' };
    responses(() => new Response(JSON.stringify(busy), { status: 503 }));
    const error = await errorFor(callApi('logout', {}));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ message: 'We are very busy.' });
  });

  it('throws a network error when the response cannot be decoded', async () => {
    responses(success);
    const error = await errorFor(callApi(getUser, {}));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ message: SOMETHING_WRONG });
  });

  it.each([
    ['an HTML page of a proxy', '<html>Bad gateway</html>'],
    ['nothing', ''],
    ['JSON without an envelope', '{"ok":true}'],
    ['null', 'null'],
    ['a list', '[]'],
  ])('throws a network error when the response is %s', async (_what, text) => {
    responses(() => new Response(text, { status: 502 }));
    const error = await errorFor(callApi('logout', {}));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ message: SOMETHING_WRONG });
  });
});
