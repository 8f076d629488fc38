import { useQuery } from '@tanstack/react-query';
import type { EducatorUser } from '@wonderfield/contract/accounts/user';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { Note } from '@wonderfield/ui/note/note';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { mayTeach } from '../../../shared/classrooms/may-teach.ts';
import { useIsNarrow } from '../../../shared/hooks/use-is-narrow.ts';
import { InvitationsBanner } from '../../../shared/invitations/invitations-banner.tsx';
import { mayWritePlans } from '../../../shared/plans/may-write-plans.ts';
import { submissionsQuery } from '../../../shared/plans/plan-calls.ts';
import { PATHS } from '../../../shared/routing/paths.ts';
import { WaitingHands } from '../../class-live/parts/waiting-hands.tsx';
import { ChoiceCards } from '../home/choice-cards.tsx';
import { ClassesCard } from '../home/classes-card.tsx';
import { NextStepsCard } from '../home/next-steps-card.tsx';
import { SubmissionsCard } from '../home/submissions-card.tsx';
import styles from './educator-home.module.css';

const AgeCheckCard = () => {
  const t = useTranslations('educators.home');
  return (
    <Card padding="lg" as="section">
      <h2>{t('ageTitle')}</h2>
      <p className={styles.text}>{t('age')}</p>
      <ButtonLink variant="primary" render={<Link to={PATHS.ageCheck} />}>
        {t('startAgeCheck')}
      </ButtonLink>
    </Card>
  );
};

const SchoolCard = () => {
  const t = useTranslations('educators.home');
  return (
    <Card padding="lg" as="section">
      <h2>{t('mySchool')}</h2>
      <p className={styles.text}>{t('mySchoolText')}</p>
      <ButtonLink variant="primary" render={<Link to={PATHS.school} />}>
        {t('openSchool')}
      </ButtonLink>
    </Card>
  );
};

/** Shows a teaching educator that a request to another school is pending. */
const AskedSchool = ({ school }: { school: string }) => {
  const t = useTranslations('educators.home');
  return <Note className={styles.note}>{t('schoolAsked', { school })}</Note>;
};

/** Shows classrooms, next steps and plans of an educator who can work. */
export const HomeReady = ({ user }: { user: EducatorUser }) => {
  const aside = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow();
  const hands = mayTeach(user) && <WaitingHands onNoneLeft={() => aside.current?.focus()} />;
  const submissions = useQuery({ ...submissionsQuery(), enabled: mayWritePlans(user) });
  return (
    <>
      {user.schoolRequest && !user.schoolRequest.refusalReason && (
        <AskedSchool school={user.schoolRequest.schoolName} />
      )}
      <div className={styles.ready} data-aside={mayTeach(user)}>
        <div className={styles.first}>
          {isNarrow && hands}
          {!user.isAgeVerified && <AgeCheckCard />}
          {user.licenseType === 'school/district' && <SchoolCard />}
          {mayTeach(user) && <ClassesCard />}
        </div>
        {mayTeach(user) && (
          <div ref={aside} tabIndex={-1} className={styles.aside}>
            {!isNarrow && hands}
            <NextStepsCard submissions={submissions} />
            <InvitationsBanner userId={user.id} onNoneLeft={() => aside.current?.focus()} />
          </div>
        )}
        <div className={styles.rest}>
          <ChoiceCards user={user} />
          {mayWritePlans(user) && <SubmissionsCard submissions={submissions.data} />}
        </div>
      </div>
    </>
  );
};
