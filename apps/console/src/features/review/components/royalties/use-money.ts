import type { Royalty } from '@wonderfield/contract/plans/submission';
import { useFormatter } from 'use-intl';

/** Formats an amount: "$125.00". */
export const useMoney = () => {
  const format = useFormatter();
  return ({ amount, currency }: Pick<Royalty, 'amount' | 'currency'>) =>
    format.number(Number(amount), { style: 'currency', currency });
};
