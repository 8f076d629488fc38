/** All letters stand in one line, so that the most urgent is next whatever its kind. */
export const MAIL = 'mail';
/** Where letters lie that could not be delivered after the last try. */
export const UNDELIVERED = 'mail-undelivered';
