import { EMAIL_CONFIRMATION_HOURS, PASSWORD_RESET_MINUTES } from '@wonderfield/contract/limits';
import { layOutEmail } from '../../gateways/email-layout.ts';

type Addressee = { to: string; name: string; url: string };

export const confirmationEmail = ({ to, name, url }: Addressee) =>
  layOutEmail({
    to,
    name,
    subject: 'Please confirm your email address',
    paragraphs: [
      'Thank you for making a Wonderfield account. Confirm your email address and you can sign in.',
    ],
    action: { label: 'Confirm email address', url },
    footnote: `The link works once and for ${EMAIL_CONFIRMATION_HOURS} hours. If you did not sign up, you can ignore this mail: without your confirmation the account is deleted.`,
  });

export const resetEmail = ({ to, name, url }: Addressee) =>
  layOutEmail({
    to,
    name,
    subject: 'Choose a new password',
    paragraphs: ['Somebody asked for a new password for your Wonderfield account.'],
    action: { label: 'Choose a new password', url },
    footnote: `The link works once and for ${PASSWORD_RESET_MINUTES} minutes. If it was not you, you can ignore this mail: your password stays as it is.`,
  });

export const passwordChangedEmail = ({ to, name, url }: Addressee) =>
  layOutEmail({
    to,
    name,
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your Wonderfield account was changed just now, and other devices were signed out.',
      'Accounts of other services that were linked with the old password have to be linked again.',
      'If it was not you, choose a new password at once.',
    ],
    action: { label: 'Choose a new password', url },
    footnote: 'We send this mail for your safety whenever the password changes.',
  });
