import { MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';
import { describe, expect, it } from 'vitest';
import { parseSsoRedirect } from './parse-sso-redirect.ts';

const GENERIC = { outcome: 'failed', text: MESSAGE_CODES.SSO_001.text, intent: 'sign-in' };
const success = { _responseStatus: 1, msgCode: 'GEN_000', msg: 'OK', code: 'c0de' };

describe('parseSsoRedirect', () => {
  it.each([
    [success, { outcome: 'came', code: 'c0de', intent: 'sign-in' }],
    [
      { ...success, intent: 'connect' },
      { outcome: 'came', code: 'c0de', intent: 'connect' },
    ],
    [
      { ...success, intent: 'anything' },
      { outcome: 'came', code: 'c0de', intent: 'sign-in' },
    ],
  ])('accepts the redirect %j', (params, ssoRedirect) => {
    expect(parseSsoRedirect(JSON.stringify(params))).toEqual(ssoRedirect);
  });

  // @proves S-sso-result
  it.each(['SSO_001', 'SSO_003', 'SSO_004', 'SSO_005', 'SSO_008'] as const)(
    'shows for %s the message from our table and not from the URL [T58]',
    (msgCode) => {
      const params = { _responseStatus: 0, msgCode, msg: '<script>alert(1)</script>' };
      expect(parseSsoRedirect(JSON.stringify(params))).toEqual({
        ...GENERIC,
        text: MESSAGE_CODES[msgCode].text,
      });
    },
  );

  // @proves M-service-names
  it.each([
    ['google', 'Google is not responding. Please try again.'],
    ['clever', 'Clever is not responding. Please try again.'],
    ['school', 'Hazel Grove is not responding. Please try again.'],
    ['Evil Corp', 'The sign-in page is not responding. Please try again.'],
  ])('shows the service %s by its known name', (provider, text) => {
    const params = { _responseStatus: 0, msgCode: 'EXT_002', provider, msg: 'Call this number' };
    expect(parseSsoRedirect(JSON.stringify(params), 'Hazel Grove')).toEqual({ ...GENERIC, text });
  });

  // @proves M-EXT_005
  it.each([
    [90, 'Google is limiting our requests. Please try again in 2 minutes.'],
    [3600, 'Google is limiting our requests. Please try again in 60 minutes.'],
    [undefined, 'Google is limiting our requests. Please try again in 60 seconds.'],
    [-5, 'Google is limiting our requests. Please try again in 60 seconds.'],
    [1e9, 'Google is limiting our requests. Please try again in 60 seconds.'],
    ['Call this number', 'Google is limiting our requests. Please try again in 60 seconds.'],
  ])('shows the waiting time for the value %j', (retryAfterSeconds, text) => {
    const params = { _responseStatus: 0, msgCode: 'EXT_005', provider: 'google' };
    const ssoRedirect = parseSsoRedirect(JSON.stringify({ ...params, retryAfterSeconds }));
    expect(ssoRedirect).toEqual({ ...GENERIC, text });
  });

  it.each([
    null,
    '',
    'x',
    '[]',
    'null',
    '{}',
    '{"_responseStatus":1}',
    '{"_responseStatus":1,"code":""}',
    '{"_responseStatus":1,"code":7}',
    '{"_responseStatus":0,"code":"c0de"}',
    '{"_responseStatus":0,"msgCode":"constructor"}',
    '{"_responseStatus":0,"msgCode":"LGN_004","msg":"Call this number"}',
    '{"_responseStatus":1,"sessionToken":"planted","userJson":"{}"}',
    JSON.stringify({ ...success, code: 'x'.repeat(201) }),
    JSON.stringify({ ...success, msg: 'x'.repeat(1_000_000) }),
  ])('treats any other redirect as a failed sign-in (case %#)', (params) => {
    expect(parseSsoRedirect(params)).toEqual(GENERIC);
  });
});
