import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { FailNext } from './fail-next.ts';
import { type Mailbox, parseMail } from './mail-message.ts';

const SIZE_LIMIT_BYTES = 10 * 1024 * 1024;

const breakConnection = (server: SMTPServer, { id }: SMTPServerSession): void => {
  for (const connection of server.connections) {
    if (connection.id === id) connection._socket.destroy();
  }
};

const error = (responseCode: number, words: string): Error =>
  Object.assign(new Error(words), { responseCode });

const deliver = async (
  stream: NodeJS.ReadableStream & { sizeExceeded?: boolean },
  { envelope }: SMTPServerSession,
  mailbox: Mailbox,
): Promise<string> => {
  const raw = await buffer(stream);
  if (stream.sizeExceeded) throw error(552, 'The message is too large');
  const from = envelope.mailFrom ? envelope.mailFrom.address : '';
  const to = envelope.rcptTo.map(({ address }) => address);
  return mailbox.add(await parseMail(raw, from, to)).id;
};

/** Starts an SMTP server that delivers everything to the mailbox. */
export const startSmtpSink = async (port: number, mailbox: Mailbox, failNext: FailNext) => {
  /** Sessions whose message is accepted but never acknowledged. */
  const unanswered = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    // STARTTLS would show clients the library's expired built-in certificate.
    disabledCommands: ['STARTTLS'],
    hideSTARTTLS: true,
    logger: false,
    size: SIZE_LIMIT_BYTES,
    closeTimeout: 500,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onMailFrom: (_address, session, done) => {
      const failure = failNext.take();
      if (failure === 'drop') return breakConnection(server, session);
      if (failure === 'dropAfter') unanswered.add(session.id);
      done(failure === 'reject' ? error(451, 'The sandbox is set to reject this message') : null);
    },
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('bounce') ? error(550, 'No such user here') : null),
    onData: (stream, session, done) => {
      deliver(stream, session, mailbox).then(
        (id) =>
          unanswered.delete(session.id)
            ? breakConnection(server, session)
            : done(null, `queued as ${id}`),
        (error: Error) => done(error),
      );
    },
  });
  // Ignores clients that break the connection.
  server.on('error', () => undefined);
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
};
