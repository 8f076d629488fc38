import type { ApiError } from '@wonderfield/client/errors';
import { Note } from '@wonderfield/ui/note/note';
import { useTranslations } from 'use-intl';
import form from '../../../shared/pages/form.module.css';
import { usePortalConfig } from '../../../shared/routing/portal-config.ts';

/** Explains why an account cannot sign in. Children are sent to an adult, adults to support. */
export const AccountError = ({ error, isStudent }: { error: ApiError; isStudent: boolean }) => {
  const t = useTranslations('signIn');
  const supportUrl = usePortalConfig()?.links.support;
  const isSuspended = error.code === 'LGN_004';
  const words = () => {
    if (!isSuspended) return error.message;
    if (isStudent) return t('suspendedForStudent');
    if (!supportUrl) return error.message;
    return t.rich('suspended', { a: (link) => <a href={supportUrl}>{link}</a> });
  };
  return (
    <div className={form.notice}>
      <Note tone="error">
        <p>{words()}</p>
      </Note>
    </div>
  );
};
