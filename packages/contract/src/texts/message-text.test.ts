import { describe, expect, it } from 'vitest';
import { MESSAGE_CODES } from './message-codes.ts';
import { messageText, waitText } from './message-text.ts';

describe('messageText', () => {
  // @proves M-service-names
  it('fills in the name of the service', () => {
    expect(messageText('EXT_002', { service: 'Google Classroom' })).toBe(
      'Google Classroom is not responding. Please try again.',
    );
    expect(messageText('EXT_002', { service: 'your school' })).toBe(
      'Your school is not responding. Please try again.',
    );
  });

  it('fills in the time to wait', () => {
    expect(messageText('EXT_005', { service: 'Clever', retryAfterSeconds: 90 })).toBe(
      'Clever is limiting our requests. Please try again in 2 minutes.',
    );
  });

  it('leaves other texts unchanged', () => {
    expect(messageText('CLS_001')).toBe(MESSAGE_CODES.CLS_001.text);
  });

  // @proves M-service-names
  it('uses no text that mentions a service without its name', () => {
    const texts = Object.values(MESSAGE_CODES).map(({ text }) => text);
    expect(texts.filter((text) => /\b(the|another|other) service\b/i.test(text))).toEqual([]);
  });
});

describe('waitText', () => {
  it.each([
    [0, '1 second'],
    [1, '1 second'],
    [59.2, '60 seconds'],
    [61, '2 minutes'],
    [3600, '60 minutes'],
  ])('formats %d seconds as %s', (seconds, text) => {
    expect(waitText(seconds)).toBe(text);
  });
});
