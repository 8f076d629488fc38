import type { Currency, RoyaltyStatus } from '@wonderfield/contract/plans/submission';
import type { Context } from '../../context/context.ts';
import type { SignedInOperator } from '../../context/operator-actor.ts';
import { DomainError } from '../../domain-error.ts';
import { lockSubmitted } from '../submissions/submissions.ts';
import {
  insertRoyalty,
  selectOptionalRoyaltyForUpdate,
  updateRoyaltyStatus,
} from './plan-reviews.queries.ts';
import { ensureMayBecome, ensureMayEarn } from './plan-reviews.rules.ts';
import { thenRead } from './read-plans.ts';

type Entry = {
  /** Created by the page, so a retry does not add a second entry. */
  entryId: string;
  submissionId: string;
  amount: string;
  currency: Currency;
  note?: string | undefined;
};

/** Adds an entry to the ledger, which is an agreement and not a payment. */
export const addRoyalty = (
  ctx: Context<SignedInOperator>,
  { entryId: id, submissionId, amount, currency, note = '' }: Entry,
) =>
  thenRead(ctx, async (tx) => {
    const plan = await lockSubmitted(tx, submissionId);
    ensureMayEarn(plan);
    const entry = { id, submissionId: plan.id, amount, currency, note, now: ctx.deps.now() };
    if (await insertRoyalty(tx, entry)) {
      await ctx.audit(tx, 'royalty.added', plan.id, { outcome: `${amount} ${currency}` });
    }
    return plan.id;
  });

export const setRoyaltyStatus = (
  ctx: Context<SignedInOperator>,
  { royaltyId, status }: { royaltyId: string; status: RoyaltyStatus },
) =>
  thenRead(ctx, async (tx) => {
    const royalty = await selectOptionalRoyaltyForUpdate(tx, royaltyId);
    if (!royalty) throw new DomainError('PLN_001');
    ensureMayBecome(royalty.status, status);
    await updateRoyaltyStatus(tx, { royaltyId: royalty.id, status, now: ctx.deps.now() });
    await ctx.audit(tx, 'royalty.changed', royalty.submission_id, { outcome: status });
    return royalty.submission_id;
  });
