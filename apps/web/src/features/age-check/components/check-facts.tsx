import { BankCard } from '@wonderfield/ui/art/bank-card';
import { Card } from '@wonderfield/ui/card/card';
import { LockKeyhole, ShieldCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import styles from './check-facts.module.css';

const ICON = { size: 26, strokeWidth: 2, 'aria-hidden': true } as const;

/** Explains the steps and the cost of the check. */
export const CheckFacts = () => {
  const t = useTranslations('ageCheck');
  return (
    <Card as="aside" padding="lg">
      <BankCard number={t('cardNumber')} holder="" />
      <p className={styles.price}>
        <b>{t('priceLabel')}</b> <span>{t('price')}</span>
      </p>
      <ul className={styles.facts}>
        <li>
          <ShieldCheck {...ICON} />
          <span>
            <b>{t('reasonTitle')}</b>
            {t('reason')}
          </span>
        </li>
        <li>
          <LockKeyhole {...ICON} />
          <span>
            <b>{t('providerTitle')}</b>
            {t('provider')}
          </span>
        </li>
      </ul>
    </Card>
  );
};
