import { ApiError } from '@wonderfield/client/errors';
import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import { MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Note } from '@wonderfield/ui/note/note';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { connectHref, keepReturn } from '../../../shared/account/connect-return.ts';
import { NotLoadedCard } from '../../../shared/not-loaded/not-loaded-card.tsx';
import noteRow from '../../../shared/pages/note-row.module.css';
import { EXTERNAL_CLASSES_PATHS, PATHS } from '../../../shared/routing/paths.ts';
import { SERVICE_NAMES } from './services.ts';

const errorCode = (error: Error) => (error instanceof ApiError ? error.code : undefined);

/**
 * Returns true for errors that leave no data to show. An unavailable service (EXT_002) keeps the
 * data.
 */
export const isFinalSyncError = (error: Error | null) =>
  error instanceof ApiError && error.code !== 'EXT_002';

const ConnectNote = ({
  service,
  isFirstConnection,
}: {
  service: RosterService;
  isFirstConnection: boolean;
}) => {
  const t = useTranslations('classroomSync');
  const { pathname, search } = useLocation();
  const values = { service: SERVICE_NAMES[service] };
  return (
    <Note tone="sun" role="status" className={noteRow.note}>
      <p>{t(isFirstConnection ? 'notConnected' : 'notAllowed', values)}</p>
      {/* The link leaves the portal. The service then redirects back to this page. */}
      <ButtonLink
        variant="secondary"
        size="sm"
        href={connectHref(service)}
        onClick={() => keepReturn(`${pathname}${search}`)}
      >
        {isFirstConnection ? t('connect', values) : t('connectAgain')}
      </ButtonLink>
    </Note>
  );
};

/** Explains why there is no data or no newer data, and offers the next step. */
export const SyncError = ({
  error,
  service,
  onRetry,
}: {
  error: Error;
  /** Undefined if the classroom could not be loaded either. */
  service?: RosterService;
  onRetry: () => void;
}) => {
  const t = useTranslations('classroomSync');
  const code = errorCode(error);
  if (service && (code === 'EXT_001' || code === 'EXT_004')) {
    return <ConnectNote service={service} isFirstConnection={code === 'EXT_001'} />;
  }
  const classroomsLink = { to: PATHS.classrooms as string, label: t('toClassrooms') };
  const homeLink = { to: PATHS.educatorHome as string, label: t('toHome') };
  const externalClassesLink = service && {
    to: EXTERNAL_CLASSES_PATHS[service] as string,
    label: t('toList', { service: SERVICE_NAMES[service] }),
  };
  const links: Partial<Record<string, { to: string; label: string }>> = {
    EXT_003: externalClassesLink ?? classroomsLink,
    CLS_001: classroomsLink,
    CLS_009: classroomsLink,
    EDU_001: homeLink,
    EDU_002: homeLink,
    EDU_004: homeLink,
  };
  const link = code && links[code];
  if (!link) {
    return (
      <Note tone="error" className={noteRow.note}>
        <p>{error.message}</p>
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      </Note>
    );
  }
  // For the educator, EXT_003 and CLS_001 mean the same: the class does not exist.
  const title = code === 'EXT_003' ? MESSAGE_CODES.CLS_001.text : error.message;
  return <NotLoadedCard title={title} next={link} />;
};
