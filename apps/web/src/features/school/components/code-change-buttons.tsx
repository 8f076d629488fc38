import { Button } from '@wonderfield/ui/button/button';
import { useTranslations } from 'use-intl';
import type { CodeChange } from '../api/school-calls.ts';
import styles from './code-cards.module.css';

/** Renders the same buttons on both cards. Their accessible names contain the code type. */
export const CodeChangeButtons = ({
  kind,
  onAsk,
}: {
  kind: CodeChange['kind'];
  onAsk: (action: CodeChange['action']) => void;
}) => {
  const t = useTranslations(kind === 'staff' ? 'school.staffCode' : 'school.studentCode');
  return (
    <div className={styles.quiet}>
      <Button variant="quiet" size="sm" aria-label={t('renewLabel')} onClick={() => onAsk('renew')}>
        {t('renew')}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        aria-label={t('revokeLabel')}
        onClick={() => onAsk('revoke')}
      >
        {t('revoke')}
      </Button>
    </div>
  );
};
