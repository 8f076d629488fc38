import { describe, expect, it } from 'vitest';
import { ensureUsablePhone } from './read-phone.ts';

describe('ensureUsablePhone', () => {
  it.each([
    ['+15035550142', 'a phone in the United States'],
    ['+16135550123', 'a phone in Canada'],
    ['+919876543210', 'a mobile in India'],
    ['+61412345678', 'a mobile in Australia'],
    ['+6421123456', 'a mobile in New Zealand'],
    ['+445612345678', 'an internet phone in the United Kingdom'],
  ])('accepts for texts the number %s, %s', (phone) => {
    expect(ensureUsablePhone(phone)).toEqual({ canReceiveTexts: true });
  });

  it.each([
    ['+442079460123', 'a landline'],
    ['+18885550123', 'toll-free'],
    ['+15005550001', 'a personal number'],
    ['+4915112345678', 'a mobile in an unsupported country'],
    // These countries share the code of the United States and are common targets of SMS pumping
    // [T52].
    ['+18765550123', 'a mobile in Jamaica'],
    ['+18095550123', 'a phone in the Dominican Republic'],
  ])('accepts without texts the number %s, %s', (phone) => {
    expect(ensureUsablePhone(phone)).toEqual({ canReceiveTexts: false });
  });

  // @proves F-phone-digits
  it.each([
    ['+19005550123', 'a premium-rate number in the United States'],
    ['+449098790000', 'a premium-rate number in the United Kingdom'],
    ['+448451234567', 'a shared-cost number'],
    ['+11234567890', 'which has no valid area code'],
    ['+1503555014', 'which is one digit short'],
    ['+9999999999999', 'which belongs to no country'],
    ['', 'nothing'],
  ])('rejects with VAL_001 the number %s, %s', (phone) => {
    expect(() => ensureUsablePhone(phone)).toThrow(
      expect.objectContaining({
        code: 'VAL_001',
        details: { errors: { phoneNumber: 'Please enter valid Phone Number' } },
      }),
    );
  });
});
