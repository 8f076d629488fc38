import providers from 'email-providers/all.json' with { type: 'json' };

/** Domains missing in the library's list. */
const MORE = ['duck.com', 'fastmail.com', 'tuta.com'];
const PUBLIC_MAIL_DOMAINS: ReadonlySet<string> = new Set([...providers, ...MORE]);

/** Returns true for a public mail domain, which does not indicate an employer. */
export const isPublicMailDomain = (domain: string) => PUBLIC_MAIL_DOMAINS.has(domain.toLowerCase());
