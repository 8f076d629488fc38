import type { Context } from '../../context/context.ts';
import type { Deps } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { turnWeeklyMail } from './set-weekly-mail.ts';
import { selectOptionalSwitch } from './weekly-mail-choices.queries.ts';
import { readWeeklyMailToken } from './weekly-mail-link.ts';

type Link = { token: string };
/** A context without a user, because the link identifies the mail. */
type AnyContext = Pick<Context<null>, 'deps' | 'transaction' | 'audit'>;

const readerBy = (deps: Deps, { token }: Link) => {
  const reader = readWeeklyMailToken(deps, token);
  if (!reader) throw new DomainError('WKM_001');
  return reader;
};

export const readWeeklyMailLink = async ({ deps }: AnyContext, link: Link) => {
  const setting = await selectOptionalSwitch(deps.db, readerBy(deps, link));
  if (!setting) throw new DomainError('WKM_001');
  return { firstName: setting.firstName, isOn: setting.isOn };
};

const turnByLink = (isOn: boolean) => (ctx: AnyContext, link: Link) =>
  ctx.transaction(async (tx) => {
    const turned = await turnWeeklyMail(ctx, tx, { ...readerBy(ctx.deps, link), isOn });
    if (!turned) throw new DomainError('WKM_001');
    return { firstName: turned.firstName, isOn };
  });

export const turnOffByLink = turnByLink(false);
export const turnOnByLink = turnByLink(true);
