/** Returns a local time without AM or PM, such as 2:45, as children read it from a clock. */
export const timeOfDay = (time: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })
    .formatToParts(time)
    .filter(({ type }) => type !== 'dayPeriod')
    .map(({ value }) => value)
    .join('')
    .trim();
