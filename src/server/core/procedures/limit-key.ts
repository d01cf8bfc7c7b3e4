import ipaddr from 'ipaddr.js';

/**
 * Converts a caller's address into a rate-limit key. An IPv6 network of /64 counts as one caller, who would
 * otherwise have 2^64 addresses. All notations of an IPv4 address give the same key.
 */
export function toLimitKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/64`)}/64`
    : parsed.toString();
}
