import providers from 'email-providers/all.json' with { type: 'json' };

/** Not on the list yet. */
const MORE = ['duck.com', 'fastmail.com', 'tuta.com'];
const PUBLIC_MAIL_DOMAINS: ReadonlySet<string> = new Set([...providers, ...MORE]);

/** Where anybody can get an address: it says nothing about where somebody works. */
export const isPublicMailDomain = (domain: string) => PUBLIC_MAIL_DOMAINS.has(domain.toLowerCase());
