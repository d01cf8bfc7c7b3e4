import { spawnSync } from 'node:child_process';
import { beforeEach, expect, test } from 'vitest';
import { findProgram } from '../support/programs';

const systemd = findProgram(['systemd-analyze'], ['/usr/bin']);
beforeEach(({ skip }) => skip(systemd === null, 'systemd-analyze is not on this machine'));

function analyze(...words: string[]): string {
  const { stdout, stderr } = spawnSync(systemd ?? '', [...words, 'deploy/portfolio.service'], {
    encoding: 'utf8',
  });
  return stdout + stderr;
}

test('systemd understands the service', () => {
  // Programs that the unit names may be elsewhere on this machine.
  const lines = analyze('verify', '--man=no').split('\n');
  expect(lines.filter(line => line !== '' && !line.includes('is not executable'))).toEqual([]);
});

test('the service exposes little of the machine', () => {
  const [, exposure] =
    /Overall exposure level for \S+: ([\d.]+)/.exec(analyze('security', '--offline=yes')) ?? [];
  expect(Number(exposure)).toBeLessThanOrEqual(2);
});
