import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
} from 'libphonenumber-js/min';

/** Countries that are listed first, in this order. */
const PREFERRED: readonly CountryCode[] = ['US', 'IN', 'GB', 'NZ', 'AU', 'CA'];

/** A country with its code, calling code and name. */
export type PhoneCountry = {
  code: CountryCode;
  callingCode: string;
  name: string;
};

/** A phone number while typing. */
export type PhoneDraft = {
  country: CountryCode;
  /** Displayed text, such as `(503) 555-0142`. */
  text: string;
  /** Sent value, such as `+15035550142`, or an empty string without digits. */
  value: string;
};

const digitsOf = (text: string) => text.replace(/\D/g, '');

type PhoneCountries = { preferred: PhoneCountry[]; others: PhoneCountry[] };

/** Returns the countries sorted by name in the given language, preferred ones first. */
export const phoneCountries = (locale: string): PhoneCountries => {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const describe = (code: CountryCode): PhoneCountry => ({
    code,
    callingCode: `+${getCountryCallingCode(code)}`,
    name: names.of(code) ?? code,
  });
  const others = getCountries()
    .filter((code) => !PREFERRED.includes(code))
    .map(describe)
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  return { preferred: PREFERRED.map(describe), others };
};

const nationalText = (national: string, country: CountryCode): string =>
  new AsYouType(country).input(national);

/** Formats the input. A number that starts with + sets its country. */
export const draftPhone = (typed: string, country: CountryCode): PhoneDraft => {
  if (typed.trimStart().startsWith('+')) {
    const international = new AsYouType();
    international.input(typed);
    const detected = international.getCountry();
    const number = international.getNumber();
    if (detected && number) {
      return {
        country: detected,
        text: nationalText(number.nationalNumber, detected),
        value: number.number,
      };
    }
    const digits = digitsOf(typed);
    return { country, text: typed, value: digits && `+${digits}` };
  }
  const digits = digitsOf(typed);
  const formatter = new AsYouType(country);
  const text = formatter.input(digits);
  const value =
    digits && (formatter.getNumberValue() ?? `+${getCountryCallingCode(country)}${digits}`);
  return { country, text, value };
};

/**
 * Formats after an edit. If only punctuation was deleted, it also deletes the digit before it,
 * because formatting would restore the punctuation.
 */
export const editPhone = (typed: string, before: PhoneDraft): PhoneDraft => {
  const digits = digitsOf(typed);
  const deletedPunctuation =
    typed.length < before.text.length && digits === digitsOf(before.text) && digits !== '';
  return draftPhone(deletedPunctuation ? digits.slice(0, -1) : typed, before.country);
};
