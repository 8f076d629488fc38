import { domainOf } from '@wonderfield/contract/educators/email-domains';
import { getDomain } from 'tldts';
import { isPublicMailDomain } from './public-mail.ts';

/**
 * The registrable domain of an address, so that people of one school meet who have subdomains of their own. Undefined
 * for an address of a public mail service, and for what is none.
 */
export const schoolDomainOf = (email: string) => {
  const host = domainOf(email);
  // Below a private suffix, such as that of a host of websites, everybody registers a domain of their own.
  const domain = getDomain(host, { allowPrivateDomains: true });
  if (!domain || isPublicMailDomain(host) || isPublicMailDomain(domain)) return undefined;
  return domain;
};
