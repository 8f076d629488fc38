import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whose tries are counted together: an IPv4 address, or the /64 one IPv6 household has to itself. */
export const addressKey = (address: string) => {
  if (isIPv4(address)) return address;
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString();
};
