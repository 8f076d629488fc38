import type { PhraseId } from '@wonderfield/contract/friends/phrases';
import { asId } from '../../db/as-id.ts';
import { Refusal } from '../../refusal.ts';
import type { Player } from '../../work/player.ts';
import type { Work } from '../../work/work.ts';
import { isUnkind } from '../avatars/is-unkind.ts';
import { realNamesOf } from '../avatars/real-names.rules.ts';
import { mayType } from './meeting.rules.ts';
import { findMeeter, meetAll } from './meeting.ts';
import { tellPlayers } from './news.queries.ts';
import { otherOf } from './show-visits.ts';
import { tellsTooMuch } from './typed-words.rules.ts';
import {
  holdAccounts,
  insertSaying,
  selectLastTyped,
  selectNames,
  selectOptionalOpenVisit,
} from './visits.queries.ts';

/** What was typed within this time counts together: a number in pieces is still a number. */
const TOGETHER_MS = 60 * 60 * 1000;

type Said = { visitId: string; phrase?: PhraseId | undefined; text?: string | undefined };

/** Says something in a visit, if everybody who has a say still allows it. */
export const saySomething = (
  { deps, actor, atomically }: Work<Player>,
  { visitId, phrase, text }: Said,
) =>
  atomically(async (tx) => {
    const now = deps.now();
    await holdAccounts(tx, [actor.id]);
    const me = await findMeeter(tx, actor.id, now);
    const visit = await selectOptionalOpenVisit(tx, { visitId: asId(visitId), userId: me.id });
    if (!visit) throw new Refusal('FRD_001');
    const [met] = await meetAll(tx, me, [otherOf(visit, me.id)], now);
    if (met?.meeting !== 'open') throw new Refusal('FRD_001');
    const typed = phrase ? undefined : text;
    if (!phrase && !typed) throw new Refusal('FRD_004');
    if (typed !== undefined) {
      if (!mayType(me, met.other)) throw new Refusal('FRD_004');
      const before = await selectLastTyped(tx, me.id, new Date(now.getTime() - TOGETHER_MS));
      const names = (await selectNames(tx, [me.id, met.other.id])).flatMap(realNamesOf);
      if (isUnkind(typed) || tellsTooMuch(typed, { before, names })) throw new Refusal('FRD_003');
    }
    const saying = await insertSaying(tx, { visitId: visit.id, saidBy: me.id, phrase, typed, now });
    await tellPlayers(tx, { to: [visit.visitor_id, visit.host_id], saying });
    return { sayingId: saying.id };
  });
