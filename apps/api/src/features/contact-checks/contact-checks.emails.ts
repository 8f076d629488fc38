import { ONE_TIME_CODE_MINUTES } from '@wonderfield/contract/limits';
import { layOutEmail } from '../../gateways/email/email-layout.ts';

export const oneTimeCodeEmail = (to: string, code: string) =>
  layOutEmail({
    to,
    subject: `${code} is your Wonderfield code`,
    paragraphs: [
      `Your code is ${code}.`,
      'Enter it on the page where you requested it. Wonderfield will never ask you for it in any other way.',
    ],
    footnote: `The code works once and for ${ONE_TIME_CODE_MINUTES} minutes. If you did not request it, you can ignore this email.`,
  });
