import { homePath } from '@wonderfield/contract/accounts/home-path';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../../../shared/pages/page-title.tsx';
import page from '../../../shared/pages/work-page.module.css';
import { useStartPlay } from '../../../shared/play/use-play.ts';
import { PATHS } from '../../../shared/routing/paths.ts';
import { readSession } from '../../../shared/session/session-store.ts';

/** Returns a signed-in player to a reloaded game with a new token. */
export const ReturnToGameScreen = () => {
  const t = useTranslations('students.returning');
  const navigate = useNavigate();
  // For example, the avatar name was removed. The home page lets the student fix that.
  const leave = () => {
    const user = readSession()?.user;
    return navigate(user ? homePath(user) : PATHS.signIn, { replace: true });
  };
  const { mutate } = useStartPlay({ isReplacing: true, leave });
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    mutate();
  }, [mutate]);
  return (
    <main id="main" className={page.narrow}>
      <PageTitle>{t('title')}</PageTitle>
      <h1>{t('title')}</h1>
      <p role="status">{t('line')}</p>
    </main>
  );
};
