import { Card } from '@wonderfield/ui/card/card';
import { useTranslations } from 'use-intl';
import styles from './how-it-works.module.css';

const STEPS = ['add', 'share', 'play'] as const;

export const HowItWorks = () => {
  const t = useTranslations('children.how');
  return (
    <Card as="aside" padding="lg">
      <h2>{t('title')}</h2>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <li key={step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <span>
              <b>{t(`${step}Title`)}</b>
              {t(step)}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
};
