import type { Provider } from '@wonderfield/contract/identities/identity';
import { GoogleMark } from '@wonderfield/ui/art/google-mark';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './login-row.module.css';

/** Shows an external service in a list with its logo, text and buttons. */
export const LoginRow = ({
  provider,
  actions,
  children,
}: {
  provider: Provider;
  actions: ReactNode;
  children: ReactNode;
}) => (
  <li className={styles.row}>
    <span className={styles.mark}>
      {provider === 'google' ? (
        <GoogleMark size={24} />
      ) : (
        <KeyRound size={24} strokeWidth={2.2} aria-hidden />
      )}
    </span>
    <div className={styles.words}>{children}</div>
    <div className={styles.actions}>{actions}</div>
  </li>
);
