import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
} from 'libphonenumber-js/min';

/** Offered first, in this order (specification, section 9). */
const PREFERRED: readonly CountryCode[] = ['US', 'IN', 'GB', 'NZ', 'AU', 'CA'];

/** A country to choose: code, calling code and name. */
export type PhoneCountry = {
  code: CountryCode;
  callingCode: string;
  name: string;
};

/** A phone number as it is being typed. */
export type PhoneDraft = {
  country: CountryCode;
  /** What the input shows: `(503) 555-0142`. */
  text: string;
  /** What is sent: `+15035550142`, or '' while there are no digits. */
  value: string;
};

const digitsOf = (text: string) => text.replace(/\D/g, '');

type PhoneCountries = { preferred: PhoneCountry[]; others: PhoneCountry[] };

/** The countries by name in the reader's language, preferred ones first. */
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

/** Formats what was typed. A number that begins with + chooses its own country. */
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
 * Formats after an edit. Deleting only punctuation, as in `(503)` to `(503`, would format right back:
 * then the digit before it goes too.
 */
export const editPhone = (typed: string, before: PhoneDraft): PhoneDraft => {
  const digits = digitsOf(typed);
  const deletedPunctuation =
    typed.length < before.text.length && digits === digitsOf(before.text) && digits !== '';
  return draftPhone(deletedPunctuation ? digits.slice(0, -1) : typed, before.country);
};
