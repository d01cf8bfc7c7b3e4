import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type MailCount = {
  url: string;
  /** How often each mail arrived, by its Message-ID. */
  counts: Map<string, number>;
  stop(): Promise<void>;
};

/** Starts a mail server that counts what it receives. */
export async function startMailCount(): Promise<MailCount> {
  const counts = new Map<string, number>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      // A process that is killed ends its mail in the middle, which does not count.
      text(stream).then(mail => {
        const [, id = ''] = /^Message-ID: (.+)$/im.exec(mail) ?? [];
        counts.set(id, (counts.get(id) ?? 0) + 1);
        done();
      }, done);
    },
  });
  // A process that is killed breaks its connection.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    counts,
    stop: () => new Promise(resolve => server.close(() => resolve())),
  };
}
