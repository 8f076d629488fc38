import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { MoleScene } from '@wonderfield/ui/scenes/empty-scenes';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { submitContentPath } from '../../../shared/routing/paths.ts';
import { isNarrowed, type LibraryFilters } from '../rules/library-filters.ts';
import styles from './library-results.module.css';

/** Shows that no plan matches, and links to writing one or to all plans. */
export const NoPlans = ({ filters, onClear }: { filters: LibraryFilters; onClear: () => void }) => {
  const t = useTranslations('library');
  const plans = useTranslations('plans');
  return (
    <Card padding="lg">
      <EmptyState
        picture={<MoleScene />}
        headingLevel={3}
        title={filters.isKept ? t('noneKept') : t('none')}
        text={filters.isKept && t('noneKeptText')}
        action={
          <div className={styles.ways}>
            {isNarrowed(filters) && (
              <Button variant="secondary" size="sm" onClick={onClear}>
                {t('clearFilters')}
              </Button>
            )}
            {!filters.isKept && (
              <ButtonLink variant="quiet" size="sm" render={<Link to={submitContentPath('new')} />}>
                {plans('submitContent')}
              </ButtonLink>
            )}
          </div>
        }
      />
    </Card>
  );
};
