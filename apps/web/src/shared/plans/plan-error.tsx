import { ApiError } from '@wonderfield/client/errors';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { Note } from '@wonderfield/ui/note/note';
import { MoleScene, SnailScene } from '@wonderfield/ui/scenes/empty-scenes';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import noteRow from '../pages/note-row.module.css';
import { PATHS } from '../routing/paths.ts';

/** Next step for final errors. */
const WAYS = {
  EDU_001: { to: PATHS.educatorHome, label: 'toHome' },
  EDU_002: { to: PATHS.educatorHome, label: 'toHome' },
  EDU_004: { to: PATHS.educatorHome, label: 'toHome' },
  PLN_001: { to: PATHS.submissions, label: 'toSubmissions' },
  PLN_007: { to: PATHS.library, label: 'toLibrary' },
} as const;

const wayOf = (error: Error | null) =>
  error instanceof ApiError && Object.hasOwn(WAYS, error.code)
    ? WAYS[error.code as keyof typeof WAYS]
    : undefined;

/** Returns true for errors that leave no data to show. A network error keeps the data. */
export const isFinalPlanError = (error: Error | null) => wayOf(error) !== undefined;

/** Shows a message with a link in place of missing content. */
export const Instead = ({
  title,
  text,
  way,
  picture,
}: {
  title: string;
  text?: ReactNode;
  way: { to: string; label: string };
  picture: ReactNode;
}) => (
  <Card padding="lg">
    <EmptyState
      picture={picture}
      title={title}
      text={text}
      action={
        <ButtonLink variant="primary" size="sm" render={<Link to={way.to} />}>
          {way.label}
        </ButtonLink>
      }
    />
  </Card>
);

/** Explains why there is no data or no newer data, and offers the next step. */
export const PlanError = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const t = useTranslations('plans');
  const way = wayOf(error);
  if (!way) {
    return (
      <Note tone="error" className={noteRow.note}>
        <p>{error.message}</p>
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      </Note>
    );
  }
  return (
    <Instead
      picture={way.label === 'toHome' ? <SnailScene /> : <MoleScene />}
      title={error.message}
      text={way.label === 'toLibrary' && t('notInLibrary')}
      way={{ to: way.to, label: t(way.label) }}
    />
  );
};
