import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { SnailScene } from '@wonderfield/ui/scenes/empty-scenes';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

/** Shows in place of a page's content why it is missing, with a retry or a link to another page. */
export const NotLoadedCard = ({
  title,
  next,
  className = '',
}: {
  title: string;
  next: (() => void) | { to: string; label: string };
  className?: string | undefined;
}) => {
  const t = useTranslations('shared');
  return (
    <Card padding="lg" className={className}>
      <EmptyState
        picture={<SnailScene />}
        title={title}
        action={
          typeof next === 'function' ? (
            <Button variant="primary" size="sm" onClick={next}>
              {t('tryAgain')}
            </Button>
          ) : (
            <ButtonLink variant="primary" size="sm" render={<Link to={next.to} />}>
              {next.label}
            </ButtonLink>
          )
        }
      />
    </Card>
  );
};
