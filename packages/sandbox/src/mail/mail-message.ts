import PostalMime from 'postal-mime';
import type { MessageStore } from '../message-store.ts';
import { messageLinks } from './message-links.ts';

export type MailMessage = {
  from: string;
  /** Envelope recipients: who really gets it. */
  to: string[];
  subject: string;
  text: string;
  html: string;
  links: string[];
  headers: { name: string; value: string }[];
  attachments: { name: string; type: string; bytes: number }[];
};

export type Mailbox = MessageStore<MailMessage>;

/** Reads a message as it came over the wire. */
export const parseMail = async (raw: Buffer, from: string, to: string[]): Promise<MailMessage> => {
  const email = await PostalMime.parse(raw);
  const text = email.text ?? '';
  const html = email.html ?? '';
  return {
    from,
    to,
    subject: email.subject ?? '',
    text,
    html,
    links: messageLinks(text, html),
    headers: email.headers.map(({ key, value }) => ({ name: key, value })),
    attachments: email.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? 'unnamed',
      type: mimeType,
      bytes: typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength,
    })),
  };
};
