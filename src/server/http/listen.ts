import type { Server } from 'node:http';
import { StartError } from '#server/core/errors/start-error';

/** An address, and the names of its settings. */
type Address = {
  port: number;
  host: string | undefined;
  names: { port: string; host: string };
};

/**
 * Opens the port.
 * @throws StartError that explains which setting to change
 */
export function listen(server: Server, address: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => reject(explainFailure(cause, address)));
    server.listen(address.port, address.host, resolve);
  });
}

function explainFailure(cause: NodeJS.ErrnoException, { port, host, names }: Address): unknown {
  if (cause.code === 'EADDRINUSE')
    return new StartError(
      `${names.port} ${port} is in use. Stop the other program or set another ${names.port}.`,
    );
  if (cause.code === 'EACCES')
    return new StartError(
      `${names.port} ${port} is not allowed for this user. Set a ${names.port} above 1023.`,
    );
  if (cause.code === 'EADDRNOTAVAIL' || cause.code === 'ENOTFOUND') {
    return new StartError(`${names.host} ${host} is not an address of this machine.`);
  }
  return cause;
}
