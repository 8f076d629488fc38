import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@wonderfield/client/errors';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Note } from '@wonderfield/ui/note/note';
import { Furrow, Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { weeklyMailLink } from '../../../shared/account/mailed-links.ts';
import { useConsumeLink } from '../../../shared/account/use-consume-link.ts';
import { useHeadingFocus } from '../../../shared/focus/use-heading-focus.ts';
import { FieldPage } from '../../../shared/pages/field-page.tsx';
import form from '../../../shared/pages/form.module.css';
import { usePageTheme } from '../../../shared/pages/page-theme.ts';
import { PageTitle } from '../../../shared/pages/page-title.tsx';
import { PATHS } from '../../../shared/routing/paths.ts';
import { useTurnByLink, weeklyMailLinkQuery } from '../api/weekly-mail-link.ts';

const isDead = (error: unknown) => error instanceof ApiError && error.code === 'WKM_001';

const DeadLink = ({ why }: { why: 'dead' | 'missing' }) => {
  const t = useTranslations('weeklyMail');
  const heading = useHeadingFocus();
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={form.title}>
        {t(why === 'dead' ? 'dead' : 'title')}
      </h1>
      <p className={form.lead}>{t(why === 'dead' ? 'deadText' : 'missing')}</p>
      <ButtonLink variant="primary" render={<Link to={PATHS.progress} />}>
        {t('toProgress')}
      </ButtonLink>
    </>
  );
};

/** Page states: question, off, and on again. */
const STATES = {
  ask: { title: 'ask', text: 'askText', press: 'turnOff', busy: 'turningOff' },
  off: { title: 'off', text: 'offText', press: 'turnOn', busy: 'turningOn' },
  onAgain: { title: 'onAgain', text: 'onAgainText', press: 'turnOff', busy: 'turningOff' },
} as const;

type Mail = { firstNames: readonly string[]; isOn: boolean };
const MailSwitch = ({ mail, token }: { mail: Mail; token: string }) => {
  const t = useTranslations('weeklyMail');
  const turn = useTurnByLink(token);
  const state = mail.isOn ? (turn.isSuccess ? 'onAgain' : 'ask') : 'off';
  const { title, text, press, busy } = STATES[state];
  const name = useFormatter().list(mail.firstNames, { type: 'conjunction' });
  if (isDead(turn.error)) return <DeadLink why="dead" />;
  return (
    <>
      <div aria-live="polite">
        <h1 className={form.title}>{t(title, { name })}</h1>
        <p className={form.lead}>{t(text, { name })}</p>
      </div>
      {turn.isError && (
        <div className={form.notice}>
          <Note tone="error">{turn.error.message}</Note>
        </div>
      )}
      <Button
        variant={mail.isOn ? 'primary' : 'secondary'}
        block
        busy={turn.isPending}
        busyLabel={t(busy)}
        onClick={() => turn.mutate(!mail.isOn)}
      >
        {t(press)}
      </Button>
    </>
  );
};

const LinkedMail = ({ token }: { token: string }) => {
  const t = useTranslations('weeklyMail');
  const query = useQuery(weeklyMailLinkQuery(token));
  if (query.data) return <MailSwitch mail={query.data} token={token} />;
  if (isDead(query.error)) return <DeadLink why="dead" />;
  if (query.error) {
    return (
      <>
        <h1 className={form.title}>{t('title')}</h1>
        <div className={form.notice}>
          <Note tone="error">{query.error.message}</Note>
        </div>
        <Button variant="primary" onClick={() => void query.refetch()}>
          {t('tryAgain')}
        </Button>
      </>
    );
  }
  return (
    <Skeleton label={t('loading')}>
      <Furrow width="70%" height="40px" />
      <Furrow height="24px" />
    </Skeleton>
  );
};

const TakenLink = ({ token }: { token: string }) => {
  useConsumeLink(PATHS.weeklyMailOff, () => weeklyMailLink.keep({ token }));
  return null;
};

const Page = () => {
  const t = useTranslations('weeklyMail');
  const [link] = useState(weeklyMailLink.read);
  usePageTheme('golden');
  return (
    <FieldPage place="home">
      <PageTitle>{t('title')}</PageTitle>
      {link ? <LinkedMail token={link.token} /> : <DeadLink why="missing" />}
    </FieldPage>
  );
};

/**
 * Handles the unsubscribe link of the weekly mail. Only a click unsubscribes, because mail scanners
 * open links too.
 */
export const WeeklyMailOffScreen = () => {
  const [search] = useSearchParams();
  const token = search.get('token');
  return token ? <TakenLink token={token} /> : <Page />;
};
