import { Check, CircleAlert, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

const ICONS = { good: Check, doubtful: CircleAlert, open: Minus };

/** Shows a positive, doubtful or missing check result, in text and color. */
export const CheckResult = ({
  tone,
  children,
}: {
  tone: 'good' | 'doubtful' | 'open';
  children: ReactNode;
}) => {
  const Icon = ICONS[tone];
  return (
    <span className={`${styles.verdict} ${styles[tone]}`}>
      <Icon size={16} strokeWidth={2.6} aria-hidden />
      <span>{children}</span>
    </span>
  );
};
