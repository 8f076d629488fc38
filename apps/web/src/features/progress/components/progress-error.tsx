import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { MoleScene, SnailScene } from '@wonderfield/ui/scenes/empty-scenes';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { ApiError } from '../../../shared/call-client.ts';

/** The server knows no such child or class. */
const GONE: readonly string[] = ['CHD_001', 'CLS_001'];

/** What stands where progress would: a "no" with the way on, or a failure with another try. */
export const ProgressError = ({
  error,
  gone,
  way,
  onRetry,
}: {
  error: Error;
  /** What to say where the server knows no such child or class. */
  gone: string;
  way: { to: string; label: string };
  onRetry: () => void;
}) => {
  const t = useTranslations('progress');
  const isGone = error instanceof ApiError && GONE.includes(error.code);
  return (
    <Card padding="lg">
      <EmptyState
        picture={isGone ? <MoleScene /> : <SnailScene />}
        title={isGone ? gone : error instanceof ApiError ? error.message : t('failed')}
        headingLevel={2}
        action={
          isGone ? (
            <ButtonLink variant="primary" render={<Link to={way.to} />}>
              {way.label}
            </ButtonLink>
          ) : (
            <Button variant="primary" onClick={onRetry}>
              {t('tryAgain')}
            </Button>
          )
        }
      />
    </Card>
  );
};
