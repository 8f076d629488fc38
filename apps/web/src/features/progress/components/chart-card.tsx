import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './progress-cards.module.css';

const icon = { size: 18, strokeWidth: 2.2, 'aria-hidden': true } as const;

/** Shows a chart, and the same data as a table on request. */
export const ChartCard = ({
  title,
  chart,
  table,
}: {
  title: string;
  chart: ReactNode;
  table: ReactNode;
}) => {
  const t = useTranslations('progress');
  const headingId = useId();
  const [isTable, setIsTable] = useState(false);
  return (
    <Card as="section" padding="none" className={styles.card} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{title}</h2>
        <Button
          variant="quiet"
          size="sm"
          icon={isTable ? <ChartColumn {...icon} /> : <Table2 {...icon} />}
          onClick={() => setIsTable((was) => !was)}
        >
          <span className={styles.toggleWords}>{t(isTable ? 'showChart' : 'showTable')}</span>
        </Button>
      </div>
      {isTable ? table : chart}
    </Card>
  );
};
