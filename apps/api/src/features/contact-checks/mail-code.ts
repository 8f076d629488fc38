import type { Deps } from '../../dependencies.ts';
import { oneTimeCodeEmail } from './contact-checks.emails.ts';
import { selectOptionalCode } from './contact-checks.queries.ts';

/** Emails a one-time code unless it was used, has expired or was replaced. */
export const mailOneTimeCode = async ({ db, sealer, mailer, now }: Deps, codeId: string) => {
  const code = await selectOptionalCode(db, codeId);
  if (!code?.sealed_code || !code.email || code.used_at || code.expires_at <= now()) return;
  const digits = sealer.open(code.sealed_code, `one-time-code:${code.id}`);
  await mailer.send(oneTimeCodeEmail(code.email, digits));
};
