import { layOutEmail } from '../../gateways/email/email-layout.ts';

type Addressee = { to: string; name: string; supportUrl: string };

export const ageCheckReceiptEmail = ({ to, name, supportUrl }: Addressee) =>
  layOutEmail({
    to,
    name,
    subject: 'Your card was used for an adult check',
    paragraphs: [
      'Your card was used to confirm that a Wonderfield account belongs to an adult. This was an authorization of $0. Nothing was charged.',
      'The account can now create and manage accounts for children.',
    ],
    footnote: `If this was not you, please tell us at ${supportUrl}, and we will close the account.`,
  });
