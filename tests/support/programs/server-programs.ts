import { defineProgram } from './programs';

// Debian installs some of these in /usr/sbin, which is not on every PATH.

export const { find: findCaddy, ensure: ensureCaddy } = defineProgram({
  name: 'Caddy',
  names: ['caddy'],
  folders: ['/usr/bin', '/usr/local/bin'],
});
export const { find: findNginx, ensure: ensureNginx } = defineProgram({
  name: 'nginx',
  names: ['nginx'],
  folders: ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'],
});
export const { ensure: ensureOpenssl } = defineProgram({
  name: 'OpenSSL',
  names: ['openssl'],
  folders: ['/usr/bin'],
});
export const { find: findPrometheus, ensure: ensurePrometheus } = defineProgram({
  name: 'Prometheus',
  names: ['prometheus'],
  folders: ['/usr/bin', '/usr/local/bin'],
});
export const { find: findSystemd, ensure: ensureSystemd } = defineProgram({
  name: 'systemd',
  names: ['systemd-analyze'],
  folders: ['/usr/bin'],
  debianPackages: ['systemd'],
});
