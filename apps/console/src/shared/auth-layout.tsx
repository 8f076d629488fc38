import { Card } from '@wonderfield/ui/card/card';
import { Logo } from '@wonderfield/ui/logo/logo';
import type { ReactNode } from 'react';
import styles from './auth-layout.module.css';
import { PageTitle } from './page-title.tsx';
import { useStrings } from './use-strings.ts';

/** Shows a page without tabs as one card. */
export const AuthLayout = ({
  title,
  lead,
  size = 'narrow',
  children,
}: {
  title: string;
  lead?: string;
  size?: 'narrow' | 'wide';
  children: ReactNode;
}) => {
  const t = useStrings('shared');
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <p className={styles.brand}>
        <Logo name={t('productName')} render={<span />} />
        <span className={styles.console}>{t('console')}</span>
      </p>
      <Card className={`${styles.card} ${styles[size]}`}>
        <div>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </Card>
    </main>
  );
};
