import { MessageStore } from '../message-store.ts';
import type { ThirdParty } from '../third-party.ts';
import { FailNext } from './fail-next.ts';
import { mailRoutes } from './mail.routes.ts';
import type { MailMessage } from './mail-message.ts';
import { startSmtpSink } from './smtp-sink.ts';

/** Fake of the mail relay. */
export const mail: ThirdParty = {
  name: 'mail',
  title: 'Mailbox',
  description:
    'Receives every email over SMTP and shows it here. Addresses that begin with “bounce” are rejected.',
  async start({ ports }) {
    const mailbox = new MessageStore<MailMessage>();
    const failNext = new FailNext();
    const smtp = await startSmtpSink(ports.smtp, mailbox, failNext);
    return {
      baseUrl: `smtp://127.0.0.1:${smtp.port}`,
      pages: mailRoutes(mailbox, failNext),
      close: smtp.close,
    };
  },
};
