import { domainOf } from '@wonderfield/contract/educators/email-domains';
import { getDomain } from 'tldts';
import { isPublicMailDomain } from './public-mail.ts';

/**
 * Returns the registrable domain of an email, so subdomains of one school match. Returns undefined
 * for public mail services and malformed emails.
 */
export const schoolDomainOf = (email: string) => {
  const host = domainOf(email);
  // Below a private suffix, such as that of a web host, each customer has a separate domain.
  const domain = getDomain(host, { allowPrivateDomains: true });
  if (!domain || isPublicMailDomain(host) || isPublicMailDomain(domain)) return undefined;
  return domain;
};
