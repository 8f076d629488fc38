/** All emails share one queue, so the most urgent one is always next. */
export const MAIL = 'mail';
/** Emails that could not be delivered after the last attempt. */
export const UNDELIVERED = 'mail-undelivered';
