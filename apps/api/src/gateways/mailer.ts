import { PassThrough } from 'node:stream';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';
import { type EmailPicture, pngOf } from './email-images.ts';

export type Email = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** All that its html shows; they travel inside the letter. */
  pictures: readonly EmailPicture[];
  /** For letters that come by themselves: where mail programs turn them off with one press (RFC 8058). */
  oneClickOffUrl?: string;
};

/** The relay had the whole letter when the line broke: nobody knows whether it goes out. */
export class EmailMayBeSent extends Error {
  constructor(cause: unknown) {
    super('The mail relay took the letter and did not answer', { cause });
  }
}

export type Mailer = {
  /** Throws `LetterMayHaveLeft` where sending again could send it twice. */
  send(email: Email): Promise<void>;
  close(): void;
};

/** Hears when the relay has read all of a letter. */
type Watched = { onHandedOver: () => void };

const TIMEOUT_MS = 10_000;
/** One for each letter the job queue has under way. */
const CONNECTIONS = 5;

const attached = async (picture: EmailPicture) => ({
  cid: picture.cid,
  content: await pngOf(picture),
  filename: `${picture.cid}.png`,
  contentType: 'image/png',
  contentDisposition: 'inline' as const,
});

/** Mail over SMTP: a real relay in production, the sandbox's mailbox on a laptop. */
export const openMailer = (config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>): Mailer => {
  const transport = nodemailer.createTransport({
    url: config.SMTP_URL,
    // Greeting and signing in once for many letters, instead of for each.
    pool: true,
    maxConnections: CONNECTIONS,
    // Whoever sends knows whether once more could be twice.
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
