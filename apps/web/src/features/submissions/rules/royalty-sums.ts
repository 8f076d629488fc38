import type { Currency, Royalty } from '@wonderfield/contract/plans/submission';

const CENTS = 100;
const centsOf = (amount: string) => Math.round(Number(amount) * CENTS);

/** Returns the total and the paid amount per currency. Canceled entries are excluded. */
export const royaltySums = (royalties: readonly Royalty[]) => {
  const sums = new Map<Currency, { total: number; paid: number }>();
  for (const { amount, currency, status } of royalties) {
    if (status === 'canceled') continue;
    const { total, paid } = sums.get(currency) ?? { total: 0, paid: 0 };
    const cents = centsOf(amount);
    sums.set(currency, { total: total + cents, paid: paid + (status === 'paid' ? cents : 0) });
  }
  return [...sums].map(([currency, { total, paid }]) => ({
    currency,
    total: total / CENTS,
    paid: paid / CENTS,
  }));
};
