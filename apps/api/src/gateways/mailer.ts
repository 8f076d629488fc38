import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';

export type Letter = { to: string; subject: string; text: string; html: string };

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
    async send(letter) {
      await transport.sendMail({ from: config.MAIL_FROM, ...letter });
    },
    close: () => transport.close(),
  };
};
