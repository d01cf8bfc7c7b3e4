import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { from: string; to: string[]; raw: string };
export type Refusal = { responseCode: number; message: string };
export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** Starts a mail server that records messages unless `refuse` returns a reason to refuse them. */
export async function startMailServer(port = 0, refuse: () => Refusal | null = () => null) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      // A client that ends in the middle of its mail has sent none.
      text(stream).then(raw => {
        const refusal = refuse();
        if (refusal) return done(Object.assign(new Error(refusal.message), refusal));
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
        done();
      }, done);
    },
  });
  // A client that stops halfway breaks its connection.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    mails,
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise<void>(resolve => server.close(() => resolve())),
  };
}
