import { educatorState } from '@wonderfield/contract/educators/educator-rules';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useEducator } from '../../../shared/account/current-user.ts';
import { mayTeach } from '../../../shared/classrooms/may-teach.ts';
import { BandPage } from '../../../shared/pages/band-page.tsx';
import page from '../../../shared/pages/work-page.module.css';
import { HomePending } from '../components/home-pending.tsx';
import { HomeReady } from '../components/home-ready.tsx';
import { HomeUnconfigured } from '../components/home-unconfigured.tsx';
import { HomeWaiting } from '../components/home-waiting.tsx';
import { RemovedCard } from '../components/removed-card.tsx';
import { ReadyLead } from '../home/ready-lead.tsx';

const STATES = {
  pending: HomePending,
  waiting: HomeWaiting,
  unconfigured: HomeUnconfigured,
  ready: HomeReady,
};

/** Shows the educator's home page for each account state. */
export const EducatorHomeScreen = () => {
  const t = useTranslations('educators.home');
  const user = useEducator();
  const content = useRef<HTMLDivElement>(null);
  if (!user) return null;
  const state = educatorState(user);
  const Content = STATES[state];
  const isTeaching = state === 'ready' && mayTeach(user);
  // The removal card already links to the setup.
  const saysIt = state === 'unconfigured' && user.schoolRemoval && !user.schoolRequest;
  const title = t('title', { name: user.firstName });
  return (
    <BandPage
      cast="educator"
      size={state === 'ready' ? 'work' : 'home'}
      title={title}
      lead={isTeaching ? <ReadyLead /> : t(state === 'ready' ? 'readyLead' : 'pendingLead')}
      className={page.wide}
    >
      <div ref={content} tabIndex={-1}>
        {user.schoolRemoval && (
          <RemovedCard removal={user.schoolRemoval} onDismissed={() => content.current?.focus()} />
        )}
        {!saysIt && <Content user={user} />}
      </div>
    </BandPage>
  );
};
