import type { Currency, RoyaltyStatus } from '@wonderfield/contract/plans/submission';
import type { Work } from '../../context/context.ts';
import type { SignedInOperator } from '../../context/operator-actor.ts';
import { Refusal } from '../../domain-error.ts';
import { holdSent } from '../submissions/submissions.ts';
import {
  insertRoyalty,
  selectOptionalRoyaltyForUpdate,
  updateRoyaltyStatus,
} from './plan-reviews.queries.ts';
import { ensureMayBecome, ensureMayEarn } from './plan-reviews.rules.ts';
import { thenRead } from './read-plans.ts';

type Entry = {
  /** Made by the page. */
  entryId: string;
  submissionId: string;
  amount: string;
  currency: Currency;
  note?: string | undefined;
};

/** An entry of the ledger: what was agreed, not a payment. */
export const addRoyalty = (
  work: Work<SignedInOperator>,
  { entryId: id, submissionId, amount, currency, note = '' }: Entry,
) =>
  thenRead(work, async (tx) => {
    const plan = await holdSent(tx, submissionId);
    ensureMayEarn(plan);
    const entry = { id, submissionId: plan.id, amount, currency, note, now: work.deps.now() };
    if (await insertRoyalty(tx, entry)) {
      await work.record(tx, 'royalty.added', plan.id, { outcome: `${amount} ${currency}` });
    }
    return plan.id;
  });

export const setRoyaltyStatus = (
  work: Work<SignedInOperator>,
  { royaltyId, status }: { royaltyId: string; status: RoyaltyStatus },
) =>
  thenRead(work, async (tx) => {
    const royalty = await selectOptionalRoyaltyForUpdate(tx, royaltyId);
    if (!royalty) throw new Refusal('PLN_001');
    ensureMayBecome(royalty.status, status);
    await updateRoyaltyStatus(tx, { royaltyId: royalty.id, status, now: work.deps.now() });
    await work.record(tx, 'royalty.changed', royalty.submission_id, { outcome: status });
    return royalty.submission_id;
  });
