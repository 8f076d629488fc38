import PostalMime, { type Attachment } from 'postal-mime';
import type { MessageStore } from '../message-store.ts';
import { messageLinks } from './message-links.ts';

export type MailMessage = {
  from: string;
  /** Envelope recipients. */
  to: string[];
  subject: string;
  text: string;
  html: string;
  links: string[];
  headers: { name: string; value: string }[];
  attachments: { name: string; type: string; bytes: number }[];
  /** Embedded files by content id. */
  inside: Map<string, string>;
};

export type Mailbox = MessageStore<MailMessage>;

const dataUrl = ({ mimeType, content }: Attachment) => {
  const bytes =
    typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as Uint8Array);
  return `data:${mimeType};base64,${bytes.toString('base64')}`;
};

/** `<mark>` in the header is `cid:mark` in the message. */
const insideOf = (attachments: readonly Attachment[]) =>
  new Map(
    attachments.flatMap((attached): [string, string][] =>
      attached.contentId ? [[attached.contentId.replace(/^<|>$/g, ''), dataUrl(attached)]] : [],
    ),
  );

/** Parses a raw message. */
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
    inside: insideOf(email.attachments),
  };
};
