import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Returns the key of attempts that count together: an IPv4 address, or the /64 network of an IPv6
 * household.
 */
export const ipKey = (address: string) => {
  if (isIPv4(address)) return address;
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString();
};
