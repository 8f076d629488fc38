import { PREFERRED_PHONE_COUNTRIES } from '@wonderfield/contract/limits';
import { FIELD_MESSAGES } from '@wonderfield/contract/texts/field-messages';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { DomainError } from '../../domain-error.ts';

/** Number types that charge the caller, which a teacher's phone never does. */
const COSTLY = new Set(['PREMIUM_RATE', 'SHARED_COST', 'UAN']);
const TEXTABLE = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE', 'VOIP']);
/** Countries that get texts: only the preferred ones, to exclude premium ranges [T52]. */
const SMS_COUNTRIES: ReadonlySet<CountryCode> = new Set(PREFERRED_PHONE_COUNTRIES);

/**
 * Returns whether a valid number can receive texts. Rejects invalid numbers and numbers that charge
 * the caller.
 */
export const ensureUsablePhone = (phoneNumber: string) => {
  const phone = parsePhoneNumberFromString(phoneNumber);
  const type = phone?.getType();
  if (!phone?.isValid() || (type && COSTLY.has(type))) {
    throw new DomainError('VAL_001', { errors: { phoneNumber: FIELD_MESSAGES.phoneInvalid } });
  }
  return {
    canReceiveTexts:
      !!phone.country && SMS_COUNTRIES.has(phone.country) && !!type && TEXTABLE.has(type),
  };
};
