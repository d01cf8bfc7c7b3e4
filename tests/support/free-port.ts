import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const START_TIMEOUT_MS = 20_000;

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

/**
 * Finds a free port for a server that restarts. It avoids ephemeral ports (32768 and above): while the server is
 * down, a client that retries such a port can be assigned the same port and connect to itself.
 */
export async function findLastingPort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  const probe = createServer();
  try {
    probe.listen(port, '127.0.0.1');
    await once(probe, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return findLastingPort();
    throw error;
  }
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Waits until a server accepts connections. */
export async function waitForPort(port: number, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await accepts(port))) {
    if (server.exitCode !== null || Date.now() > deadline)
      throw new Error(`${server.spawnfile} did not start on port ${port}.`);
    await delay(20);
  }
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
