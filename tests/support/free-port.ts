import { once } from 'node:events';
import { createServer } from 'node:net';

/** Finds a free port for a server that must know its address before it starts. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('The probe has no port');
  return address.port;
}
