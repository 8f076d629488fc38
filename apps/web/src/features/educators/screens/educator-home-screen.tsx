import { educatorState } from '@wonderfield/contract/educators/educator-rules';
import { Band } from '@wonderfield/ui/band/band';
import { useTranslations } from 'use-intl';
import { useEducator } from '../../../shared/own-user.ts';
import { PageTitle } from '../../../shared/page-title.tsx';
import page from '../../../shared/pages/work-page.module.css';
import { HomePending } from '../components/home-pending.tsx';
import { HomeReady } from '../components/home-ready.tsx';
import { HomeUnconfigured } from '../components/home-unconfigured.tsx';
import { HomeWaiting } from '../components/home-waiting.tsx';

const STATES = {
  pending: HomePending,
  waiting: HomeWaiting,
  unconfigured: HomeUnconfigured,
  ready: HomeReady,
};

/** An educator's home in its states (specification, sections 2.6 and 4). */
export const EducatorHomeScreen = () => {
  const t = useTranslations('educators.home');
  const user = useEducator();
  if (!user) return null;
  const state = educatorState(user);
  const Content = STATES[state];
  const title = t('title', { name: user.firstName });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Band
        cast="educator"
        size="home"
        title={title}
        lead={t(state === 'ready' ? 'readyLead' : 'pendingLead')}
      />
      <main id="main" className={page.wide}>
        <Content user={user} />
      </main>
    </>
  );
};
