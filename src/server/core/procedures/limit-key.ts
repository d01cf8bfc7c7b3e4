import ipaddr from 'ipaddr.js';

/**
 * What the limits count a caller's address as. A household or a rented server has a whole IPv6 network of /64, so that
 * one caller would otherwise have 2^64 addresses to come from. IPv4 is one address, however it is written.
 */
export function toLimitKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/64`)}/64`
    : parsed.toString();
}
