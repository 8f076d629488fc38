import type { Royalty, RoyaltyStatus } from '@wonderfield/contract/plans/submission';
import { mayEarn } from '@wonderfield/contract/plans/submission-rules';
import { Button } from '@wonderfield/ui/button/button';
import { Table } from '@wonderfield/ui/table/table';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useStrings } from '../../../../shared/use-strings.ts';
import { useReview } from '../review-context.ts';
import { AddRoyaltyDialog } from './add-royalty-dialog.tsx';
import styles from './ledger.module.css';
import { type RoyaltyEnd, RoyaltyEndDialog } from './royalty-end-dialog.tsx';
import { RoyaltyRow } from './royalty-row.tsx';

const COLUMNS = ['added', 'amount', 'status', 'noteColumn', 'actions'] as const;

/** Lists the royalties of the plan. */
export const RoyaltyLedger = () => {
  const t = useStrings('review');
  const { plan } = useReview();
  const [isAdding, setAdding] = useState(false);
  const [ending, setEnding] = useState<RoyaltyEnd>();
  const handleEnd = (royalty: Royalty, status: Extract<RoyaltyStatus, 'paid' | 'canceled'>) =>
    setEnding({ royalty, status });
  return (
    <section className={styles.ledger} aria-labelledby="royalties">
      <div className={styles.head}>
        <h3 id="royalties">{t('ledger.title')}</h3>
        {mayEarn(plan.state) && (
          <Button
            variant="secondary"
            size="sm"
            icon={<Plus size={16} strokeWidth={2.6} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {t('ledger.add')}
          </Button>
        )}
      </div>
      <p className={styles.note}>{t('ledger.note')}</p>
      {plan.royalties.length === 0 ? (
        <p>{t('ledger.empty')}</p>
      ) : (
        <Table caption={t('ledger.title')} stackBelow={768}>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className={styles[column]}>
                  <span className={column === 'actions' ? 'visually-hidden' : undefined}>
                    {t(`ledger.${column}`)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plan.royalties.map((royalty) => (
              <RoyaltyRow key={royalty.id} royalty={royalty} onEnd={handleEnd} />
            ))}
          </tbody>
        </Table>
      )}
      <AddRoyaltyDialog isOpen={isAdding} onClose={() => setAdding(false)} />
      <RoyaltyEndDialog end={ending} onClose={() => setEnding(undefined)} />
    </section>
  );
};
