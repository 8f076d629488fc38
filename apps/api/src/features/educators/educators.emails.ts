import { type Addressee, layOutEmail } from '../../gateways/email/email-layout.ts';

export const educatorApprovedEmail = ({ to, name, portalUrl }: Addressee, isAgeChecked: boolean) =>
  layOutEmail({
    to,
    name,
    subject: 'Your educator account is approved',
    paragraphs: [
      'Good news: your Wonderfield educator account is approved.',
      isAgeChecked
        ? 'Sign in and choose your grades. Then you can create your first classroom.'
        : 'One step is left before you can teach: the adult check. It starts when you sign in.',
    ],
    action: { label: 'Sign in', url: `${portalUrl}/sign-in/educator` },
    footnote: 'You get this email because you requested an educator account.',
  });

export const educatorRejectedEmail = ({ to, name, portalUrl }: Addressee, reason: string) =>
  layOutEmail({
    to,
    name,
    subject: 'We could not approve your educator account yet',
    paragraphs: [
      'We reviewed your educator account and could not approve it yet. Message from our reviewer:',
      reason,
      'When you have fixed it, sign in and request another review.',
    ],
    action: { label: 'Sign in', url: `${portalUrl}/sign-in/educator` },
    footnote: 'You get this email because you requested an educator account.',
  });
