import type { Context } from '../../context/context.ts';
import type { Deps } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { turnWeeklyMail } from './set-weekly-mail.ts';
import { selectOptionalSwitch } from './weekly-mail-choices.queries.ts';
import { readWeeklyMailToken } from './weekly-mail-link.ts';

type Link = { token: string };
/** A context without a user, because the link identifies the mail. */
type AnyContext = Pick<Context<null>, 'deps' | 'transaction' | 'audit'>;

/** Returns the parts of a mail that a link turns off, in the order in which children are locked. */
const partsBy = (deps: Deps, { token }: Link) => {
  const switched = readWeeklyMailToken(deps, token);
  if (!switched) throw new DomainError('WKM_001');
  const { parentId, childIds } = switched;
  return childIds.toSorted().map((childId) => ({ parentId, childId }));
};

export const readWeeklyMailLink = async ({ deps }: AnyContext, link: Link) => {
  const settings = [];
  for (const part of partsBy(deps, link)) {
    const setting = await selectOptionalSwitch(deps.db, part);
    if (setting) settings.push(setting);
  }
  if (settings.length === 0) throw new DomainError('WKM_001');
  return {
    firstNames: settings.map(({ firstName }) => firstName),
    isOn: settings.some(({ isOn }) => isOn),
  };
};

const turnByLink = (isOn: boolean) => (ctx: AnyContext, link: Link) =>
  ctx.transaction(async (tx) => {
    const firstNames = [];
    for (const part of partsBy(ctx.deps, link)) {
      const turned = await turnWeeklyMail(ctx, tx, { ...part, isOn });
      if (turned) firstNames.push(turned.firstName);
    }
    if (firstNames.length === 0) throw new DomainError('WKM_001');
    return { firstNames, isOn };
  });

export const turnOffByLink = turnByLink(false);
export const turnOnByLink = turnByLink(true);
