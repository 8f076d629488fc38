import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';

/** A picture inside a letter, shown by `<img src="cid:…">`: nothing is loaded from anywhere, so nothing tells of reading. */
export type LetterPicture = { cid: string; png: Buffer };

export type Letter = {
  to: string;
  subject: string;
  text: string;
  html: string;
  pictures?: readonly LetterPicture[];
  /** For letters that come by themselves: where mail programs turn them off with one press (RFC 8058). */
  oneClickOffUrl?: string;
};

export type Mailer = {
  send(letter: Letter): Promise<void>;
  close(): void;
};

const TIMEOUT_MS = 10_000;
/** One for each letter the job queue has under way. */
const CONNECTIONS = 5;

/** Mail over SMTP: a real relay in production, the sandbox's mailbox on a laptop. */
export const openMailer = (config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>): Mailer => {
  const transport = nodemailer.createTransport({
    url: config.SMTP_URL,
    // Greeting and signing in once for many letters, instead of for each.
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: 2 * TIMEOUT_MS,
  });
  return {
    async send({ pictures = [], oneClickOffUrl, ...letter }) {
      await transport.sendMail({
        from: config.MAIL_FROM,
        ...letter,
        attachments: pictures.map(({ cid, png }) => ({
          ...{ cid, content: png, filename: `${cid}.png`, contentType: 'image/png' },
          contentDisposition: 'inline' as const,
        })),
        ...(oneClickOffUrl && {
          list: { unsubscribe: oneClickOffUrl },
          headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        }),
      });
    },
    close: () => transport.close(),
  };
};
