import { PassThrough } from 'node:stream';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Config } from '../../config.ts';
import { type EmailPicture, pngOf } from './email-images.ts';

export type Email = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Pictures embedded in the email. */
  pictures: readonly EmailPicture[];
  /** One-click unsubscribe URL for recurring emails (RFC 8058). */
  oneClickOffUrl?: string;
};

/** The connection broke after the relay had the whole email, so it may have been sent. */
export class EmailMayBeSent extends Error {
  constructor(cause: unknown) {
    super('The mail relay received the email but did not confirm it.', { cause });
  }
}

export type Mailer = {
  /** Throws `EmailMayBeSent` if a retry could send the email twice. */
  send(email: Email): Promise<void>;
  close(): void;
};

/** Called when the relay has received the whole email. */
type Watched = { onHandedOver: () => void };

const TIMEOUT_MS = 10_000;
/** One connection per email that the job queue sends in parallel. */
const CONNECTIONS = 5;

const attached = async (picture: EmailPicture) => ({
  cid: picture.cid,
  content: await pngOf(picture),
  filename: `${picture.cid}.png`,
  contentType: 'image/png',
  contentDisposition: 'inline' as const,
});

/** Sends emails over SMTP, to a relay in production and to the sandbox in development. */
export const openMailer = (config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>): Mailer => {
  const transport = nodemailer.createTransport({
    url: config.SMTP_URL,
    // Reuses connections instead of greeting and authenticating for each email.
    pool: true,
    maxConnections: CONNECTIONS,
    // Disables automatic retries, because only the caller knows whether a retry could send the
    // email twice.
    maxRequeues: 0,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: 2 * TIMEOUT_MS,
  });
  transport.use('stream', ({ data, message }, done) => {
    const { onHandedOver } = data as Watched;
    message.transform(() => new PassThrough().on('end', onHandedOver));
    done();
  });
  return {
    async send({ pictures, oneClickOffUrl, ...email }) {
      let isHandedOver = false;
      const watched: SendMailOptions & Watched = {
        from: config.MAIL_FROM,
        ...email,
        attachments: await Promise.all(pictures.map(attached)),
        ...(oneClickOffUrl && {
          list: { unsubscribe: oneClickOffUrl },
          headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        }),
        onHandedOver: () => {
          isHandedOver = true;
        },
      };
      await transport.sendMail(watched).catch((problem: { responseCode?: number }) => {
        const isRejected = problem.responseCode !== undefined;
        throw isHandedOver && !isRejected ? new EmailMayBeSent(problem) : problem;
      });
    },
    close: () => transport.close(),
  };
};
