import { useQuery } from '@tanstack/react-query';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { Operator } from '@wonderfield/contract/operators/operator-views';
import { Button } from '@wonderfield/ui/button/button';
import { Logo } from '@wonderfield/ui/logo/logo';
import { LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { callOperators } from '../shared/call/call-client.ts';
import { useStrings } from '../shared/use-strings.ts';
import styles from './console-header.module.css';
import { ConsoleTabs } from './console-tabs.tsx';
import { useSignOut } from './sign-out.ts';

/** Reads the operator. This also detects an ended session on screens that make no other call. */
const useOperator = (initial: Operator) =>
  useQuery({
    queryKey: ['operator'],
    queryFn: async () => (await callOperators('readOperator', {})).operator,
    initialData: initial,
    staleTime: 0,
  }).data;

/** Shows the logo, the tabs, the operator and the sign-out button. */
export const ConsoleHeader = ({ operator: initial }: { operator: Operator }) => {
  const t = useStrings('shell');
  const shared = useStrings('shared');
  const operator = useOperator(initial);
  const showError = useErrorToast();
  const signOut = useSignOut();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo
          className={styles.logo}
          name={shared('productName')}
          aria-label={t('home')}
          render={<Link to="/" />}
        />
        <span className={styles.console}>{shared('console')}</span>
        <ConsoleTabs />
        <span className={styles.operator} title={operator.email}>
          <span className="visually-hidden">{t('signedInAs')} </span>
          {operator.name}
        </span>
        <Button
          variant="quiet"
          size="sm"
          className={styles.leave}
          icon={<LogOut size={18} strokeWidth={2.2} aria-hidden />}
          busy={signOut.isPending}
          busyLabel={t('signingOut')}
          onClick={() => signOut.mutate(undefined, { onError: (error) => showError(error) })}
        >
          {t('signOut')}
        </Button>
      </div>
    </header>
  );
};
