import { FIELD_MESSAGES } from '@wonderfield/contract/field-messages';
import { PREFERRED_PHONE_COUNTRIES } from '@wonderfield/contract/limits';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { DomainError } from '../../domain-error.ts';

/** Lines that cost whoever calls or texts them: never a teacher's phone. */
const COSTLY = new Set(['PREMIUM_RATE', 'SHARED_COST', 'UAN']);
const TEXTABLE = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE', 'VOIP']);
/** Where we send texts: the countries offered first, and no premium range of any other (T52). */
const SMS_COUNTRIES: ReadonlySet<CountryCode> = new Set(PREFERRED_PHONE_COUNTRIES);

/** A number that can exist and that nobody earns by, or a message under the field. */
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
