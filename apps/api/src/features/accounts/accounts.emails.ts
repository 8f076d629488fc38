import { EMAIL_CONFIRMATION_HOURS, PASSWORD_RESET_MINUTES } from '@wonderfield/contract/limits';
import { layOutEmail } from '../../gateways/email/email-layout.ts';

type Addressee = { to: string; name: string; url: string };

export const confirmationEmail = ({ to, name, url }: Addressee) =>
  layOutEmail({
    to,
    name,
    subject: 'Please confirm your email address',
    paragraphs: [
      'Thank you for creating a Wonderfield account. Confirm your email address to sign in.',
    ],
    action: { label: 'Confirm email address', url },
    footnote: `The link works once and for ${EMAIL_CONFIRMATION_HOURS} hours. If you did not sign up, you can ignore this email. Without your confirmation, the account is deleted.`,
  });

export const resetEmail = ({ to, name, url }: Addressee) =>
  layOutEmail({
    to,
    name,
    subject: 'Choose a new password',
    paragraphs: ['We received a request for a new password for your Wonderfield account.'],
    action: { label: 'Choose a new password', url },
    footnote: `The link works once and for ${PASSWORD_RESET_MINUTES} minutes. If this was not you, you can ignore this email. Your password stays the same.`,
  });

export const passwordChangedEmail = ({ to, name, url }: Addressee) =>
  layOutEmail({
    to,
    name,
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your Wonderfield account was just changed, and other devices were signed out.',
      'Accounts of other services that were linked with the old password need to be linked again.',
      'If this was not you, choose a new password now.',
    ],
    action: { label: 'Choose a new password', url },
    footnote: 'We send this email for your safety whenever the password changes.',
  });
