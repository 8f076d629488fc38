import type { Child } from '@wonderfield/contract/children/child';
import { Button } from '@wonderfield/ui/button/button';
import { EyeOff, Printer } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useIsOnline } from '../../../../shared/hooks/use-is-online.ts';
import type { FamilyCardSecrets } from '../../api/child-login-calls.ts';
import { FamilyCard } from './family-card.tsx';
import styles from './family-card-preview.module.css';

const ICON = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;

/**
 * Shows the card of the selected child. After a print it shows the new card, also for browsers that
 * cannot print.
 */
export const FamilyCardPreview = ({
  child,
  secrets,
  onPrint,
  onHide,
}: {
  child: Child;
  secrets: FamilyCardSecrets | undefined;
  onPrint: () => void;
  onHide: () => void;
}) => {
  const t = useTranslations('childLogin.card');
  const isOnline = useIsOnline();
  return (
    <section className={styles.preview} aria-labelledby="family-card-title">
      <div className={styles.head}>
        <h2 id="family-card-title">{t('title', { name: child.firstName })}</h2>
        {secrets && (
          <Button variant="quiet" size="sm" icon={<EyeOff {...ICON} />} onClick={onHide}>
            {t('hide')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          icon={<Printer {...ICON} />}
          disabled={!isOnline && !secrets}
          onClick={onPrint}
        >
          {t('print')}
        </Button>
      </div>
      <FamilyCard child={child} secrets={secrets} />
      <p className={styles.note}>{t(secrets ? 'stays' : 'newPrint')}</p>
    </section>
  );
};
