import { TEXTS } from '@wonderfield/contract/texts/texts';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { HedgehogScene } from '@wonderfield/ui/scenes/empty-scenes';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { BandPage } from '../../../shared/pages/band-page.tsx';
import page from '../../../shared/pages/work-page.module.css';
import { PATHS } from '../../../shared/routing/paths.ts';

/** Shows a parent that there is no child yet, or that the child of the address is not linked. */
export const NoChild = ({ isUnknown }: { isUnknown: boolean }) => {
  const t = useTranslations('progress.child');
  const shell = useTranslations('shell');
  return (
    <BandPage
      cast="family"
      size="tall"
      title={shell('progress')}
      className={`${page.columns} ${page.single}`}
    >
      <Card padding="lg">
        <EmptyState
          picture={<HedgehogScene />}
          title={isUnknown ? t('unknown') : TEXTS.noChildren}
          text={isUnknown ? undefined : t('noChildren')}
          headingLevel={2}
          action={
            <ButtonLink variant="primary" render={<Link to={PATHS.children} />}>
              {t('toChildren')}
            </ButtonLink>
          }
        />
      </Card>
    </BandPage>
  );
};
