import { ApiError } from '@wonderfield/client/errors';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { MoleScene, SnailScene } from '@wonderfield/ui/scenes/empty-scenes';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

/** Codes for an unknown child, class, student or skill. */
const GONE: readonly string[] = ['CHD_001', 'CLS_001', 'STU_001', 'SKL_001'];

/** Replaces the progress with a not-found message and a link, or with an error and a retry. */
export const ProgressError = ({
  error,
  gone,
  goneText,
  way,
  onRetry,
}: {
  error: Error;
  /** Text for an unknown child, class or student. */
  gone: string;
  goneText?: string | undefined;
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
        text={isGone ? goneText : undefined}
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
