import { ONE_TIME_CODE_MINUTES } from '@wonderfield/contract/limits';
import type { Deps } from '../../dependencies.ts';
import { layOutEmail } from '../../gateways/email/email-layout.ts';
import { selectOptionalCode } from './contact-checks.queries.ts';

/** Emails a one-time code unless it was used, has expired or was replaced. */
export const mailOneTimeCode = async ({ db, sealer, mailer, now }: Deps, codeId: string) => {
  const code = await selectOptionalCode(db, codeId);
  if (!code?.sealed_code || !code.email || code.used_at || code.expires_at <= now()) return;
  const digits = sealer.open(code.sealed_code, `one-time-code:${code.id}`);
  await mailer.send(
    layOutEmail({
      to: code.email,
      subject: `${digits} is your Wonderfield code`,
      paragraphs: [
        `Your code is ${digits}.`,
        'Enter it on the page where you requested it. Wonderfield will never ask you for it in any other way.',
      ],
      footnote: `The code works once and for ${ONE_TIME_CODE_MINUTES} minutes. If you did not request it, you can ignore this email.`,
    }),
  );
};
