import type { Work } from '../../context/context.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../domain-error.ts';
import { turnWeeklyMail } from './set-weekly-mail.ts';
import { selectOptionalSwitch } from './weekly-mail-choices.queries.ts';
import { readWeeklyMailToken } from './weekly-mail-link.ts';

type Link = { token: string };
/** Who asks does not matter: the link says whose mail it is. */
type AnyWork = Pick<Work<null>, 'deps' | 'atomically' | 'record'>;

const readerBy = (deps: Deps, { token }: Link) => {
  const reader = readWeeklyMailToken(deps, token);
  if (!reader) throw new Refusal('WKM_001');
  return reader;
};

export const readWeeklyMailLink = async ({ deps }: AnyWork, link: Link) => {
  const found = await selectOptionalSwitch(deps.db, readerBy(deps, link));
  if (!found) throw new Refusal('WKM_001');
  return { firstName: found.firstName, isOn: found.isOn };
};

const turnByLink = (isOn: boolean) => (work: AnyWork, link: Link) =>
  work.atomically(async (tx) => {
    const turned = await turnWeeklyMail(work, tx, { ...readerBy(work.deps, link), isOn });
    if (!turned) throw new Refusal('WKM_001');
    return { firstName: turned.firstName, isOn };
  });

export const turnOffByLink = turnByLink(false);
export const turnOnByLink = turnByLink(true);
