import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
} from 'libphonenumber-js/min';

/** Offered first, in this order (specification, section 9). */
const PREFERRED: readonly CountryCode[] = ['US', 'IN', 'GB', 'NZ', 'AU', 'CA'];

/** A country to choose: code, calling code and name. */
export interface PhoneCountry {
  code: CountryCode;
  callingCode: string;
  name: string;
}

/** A phone number as it is being typed. */
export interface PhoneDraft {
  country: CountryCode;
  /** What the input shows: `(503) 555-0142`. */
  text: string;
  /** What is sent: `+15035550142`, or '' while there are no digits. */
  value: string;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The countries by name in the reader's language, preferred ones first. */
export function phoneCountries(locale: string): {
  preferred: PhoneCountry[];
  others: PhoneCountry[];
} {
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
}

/** Formats what was typed. A number that begins with + chooses its own country. */
export function draftPhone(typed: string, country: CountryCode): PhoneDraft {
  if (typed.trimStart().startsWith('+')) {
    const international = new AsYouType();
    international.input(typed);
    const found = international.getCountry();
    const number = international.getNumber();
    if (found && number) {
      return {
        country: found,
        text: nationalText(number.nationalNumber, found),
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
}

function nationalText(national: string, country: CountryCode): string {
  return new AsYouType(country).input(national);
}

/**
 * Formats after an edit. Deleting only punctuation, as in `(503)` to `(503`, would format right back:
 * then the digit before it goes too.
 */
export function editPhone(typed: string, before: PhoneDraft): PhoneDraft {
  const digits = digitsOf(typed);
  const deletedPunctuation =
    typed.length < before.text.length && digits === digitsOf(before.text) && digits !== '';
  return draftPhone(deletedPunctuation ? digits.slice(0, -1) : typed, before.country);
}
