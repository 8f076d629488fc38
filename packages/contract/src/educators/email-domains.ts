/** Where anybody can get an address: it says nothing about where somebody works. */
const PUBLIC_MAIL_DOMAINS: ReadonlySet<string> = new Set([
  'aol.com',
  'att.net',
  'comcast.net',
  'duck.com',
  'fastmail.com',
  'gmail.com',
  'gmx.com',
  'gmx.net',
  'googlemail.com',
  'hey.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mac.com',
  'mail.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'pm.me',
  'proton.me',
  'protonmail.com',
  'qq.com',
  'sbcglobal.net',
  'tuta.com',
  'verizon.net',
  'yahoo.com',
  'yandex.com',
  'ymail.com',
  'zoho.com',
]);

/** The part after the at sign, in lower case. */
export const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

export const isPublicMailDomain = (domain: string) => PUBLIC_MAIL_DOMAINS.has(domain.toLowerCase());
