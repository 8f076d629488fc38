import { labelOf } from '@wonderfield/contract/options';
import { ROYALTY_STATUSES, type Royalty } from '@wonderfield/contract/plans/submission';
import { Card } from '@wonderfield/ui/card/card';
import { Table, TableCell } from '@wonderfield/ui/table/table';
import { Tag, type TagProps } from '@wonderfield/ui/tag/tag';
import { useFormatter, useTranslations } from 'use-intl';
import { usePlanDates } from '../../../shared/plans/use-plan-dates.ts';
import { royaltySums } from '../rules/royalty-sums.ts';
import styles from './submission.module.css';

const TONES = {
  agreed: 'plain',
  due: 'sun',
  paid: 'leaf',
  canceled: 'poppy',
} as const satisfies Record<Royalty['status'], TagProps['tone']>;

/**
 * Shows the agreed and paid royalties of a plan. These are records only, and payments happen
 * elsewhere.
 */
export const Royalties = ({ royalties }: { royalties: readonly Royalty[] }) => {
  const t = useTranslations('submissions.royalties');
  const format = useFormatter();
  const { longDateOf } = usePlanDates();
  const money = (amount: number, currency: string) =>
    format.number(amount, { style: 'currency', currency });
  return (
    <Card as="section" className={styles.card} aria-labelledby="royalties">
      <h2 id="royalties">{t('title')}</h2>
      {royalties.length === 0 ? (
        <p className={styles.quiet}>{t('none')}</p>
      ) : (
        <Table caption={t('title')} stackBelow={768}>
          <thead>
            <tr>
              <th scope="col">{t('date')}</th>
              <th scope="col" className={styles.amount}>
                {t('amount')}
              </th>
              <th scope="col">{t('status')}</th>
              <th scope="col">{t('note')}</th>
            </tr>
          </thead>
          <tbody>
            {royalties.map(({ id, addedAt, amount, currency, status, note }) => (
              <tr key={id}>
                <TableCell label={t('date')}>{longDateOf(addedAt)}</TableCell>
                <TableCell label={t('amount')} className={styles.amount}>
                  {money(Number(amount), currency)}
                </TableCell>
                <TableCell label={t('status')}>
                  <Tag tone={TONES[status]}>{labelOf(ROYALTY_STATUSES, status)}</Tag>
                </TableCell>
                <TableCell className={styles.remark}>{note}</TableCell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {royaltySums(royalties).map(({ currency, total, paid }) => (
        <p key={currency} className={styles.sum}>
          {t.rich('sum', {
            total: money(total, currency),
            paid: money(paid, currency),
            b: (words) => <b>{words}</b>,
          })}
        </p>
      ))}
    </Card>
  );
};
