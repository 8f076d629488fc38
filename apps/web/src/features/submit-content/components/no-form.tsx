import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { Note } from '@wonderfield/ui/note/note';
import { SnailScene, SproutScene } from '@wonderfield/ui/scenes/empty-scenes';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { CallRefused } from '../../../shared/call-client.ts';
import { PATHS, submissionPath } from '../../../shared/paths.ts';
import styles from './wizard.module.css';

type Way = { to: string; label: string };

const Instead = ({ title, way, picture }: { title: string; way: Way; picture: ReactNode }) => (
  <Card padding="lg">
    <EmptyState
      picture={picture}
      title={title}
      action={
        <ButtonLink variant="primary" size="sm" render={<Link to={way.to} />}>
          {way.label}
        </ButtonLink>
      }
    />
  </Card>
);

/** Whoever may not teach yet is told where to go on. */
export const NotReady = ({ title }: { title?: string }) => {
  const t = useTranslations('submitContent');
  return (
    <Instead
      picture={<SproutScene />}
      title={title ?? t('notReady')}
      way={{ to: PATHS.educatorHome, label: t('toHome') }}
    />
  );
};

/** A plan that is no draft any more. */
export const AlreadySent = ({ id }: { id: string }) => {
  const t = useTranslations('submitContent');
  return (
    <Instead
      picture={<SproutScene />}
      title={t('alreadySent')}
      way={{ to: submissionPath(id), label: t('stopped.see') }}
    />
  );
};

const NOT_READY_CODES = ['EDU_001', 'EDU_002', 'EDU_004'];

/** Why there is no form, and the way on. */
export const SubmitTrouble = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const t = useTranslations('submitContent');
  const code = error instanceof CallRefused ? error.code : '';
  if (NOT_READY_CODES.includes(code)) return <NotReady title={error.message} />;
  if (code === 'PLN_001') {
    return (
      <Instead
        picture={<SnailScene />}
        title={error.message}
        way={{ to: PATHS.submissions, label: t('toSubmissions') }}
      />
    );
  }
  return (
    <Note tone="error" className={styles.note}>
      <p>{error.message}</p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </Note>
  );
};
