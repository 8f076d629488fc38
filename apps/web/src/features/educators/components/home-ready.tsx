import type { EducatorUser } from '@wonderfield/contract/accounts/user';
import { CLASSROOM_MAX_STUDENTS } from '@wonderfield/contract/limits';
import { GRADES, labelOf } from '@wonderfield/contract/options';
import { Plot } from '@wonderfield/ui/art/plot/plot';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { Note } from '@wonderfield/ui/note/note';
import { BookOpen, Plus } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { ClassroomStrip } from '../../../shared/classrooms/classroom-strip.tsx';
import { useClassrooms } from '../../../shared/classrooms/classrooms-query.ts';
import { mayTeach } from '../../../shared/classrooms/may-teach.ts';
import { InvitationsBanner } from '../../../shared/invitations/invitations-banner.tsx';
import { mayWritePlans } from '../../../shared/plans/may-write-plans.ts';
import { PATHS } from '../../../shared/routing/paths.ts';
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

const TeachingCard = ({ user }: { user: EducatorUser }) => {
  const t = useTranslations('educators.home');
  return (
    <Card padding="lg" as="section">
      <h2>{t('teachingTitle')}</h2>
      <dl className={styles.facts}>
        <dt>{t('school')}</dt>
        <dd>{user.schoolName ?? t('individual')}</dd>
        <dt>{t('grades')}</dt>
        <dd>{user.grades.map((grade) => labelOf(GRADES, grade)).join(', ')}</dd>
      </dl>
      <Link to={PATHS.profile}>{t('change')}</Link>
    </Card>
  );
};

const CreateCard = () => {
  const t = useTranslations('educators.home');
  return (
    <Card padding="none" as="section" className={styles.big ?? ''}>
      <Plot subject="science" width={588} height={148} className={styles.plot ?? ''} />
      <div className={styles.inner}>
        <h2>{t('createTitle')}</h2>
        <p className={styles.text}>{t('createText', { max: CLASSROOM_MAX_STUDENTS })}</p>
        <ButtonLink
          variant="primary"
          icon={<Plus size={20} strokeWidth={2.4} aria-hidden />}
          render={<Link to={PATHS.createClassroom} />}
        >
          {t('createTitle')}
        </ButtonLink>
      </div>
    </Card>
  );
};

const SubmitCard = () => {
  const t = useTranslations('educators.home');
  return (
    <Card padding="none" as="section" className={styles.big ?? ''}>
      <Plot subject="languageArts" width={588} height={148} className={styles.plot ?? ''} />
      <div className={styles.inner}>
        <h2>{t('submitTitle')}</h2>
        <p className={styles.text}>{t('submitText')}</p>
        <div className={styles.row}>
          <ButtonLink
            variant="secondary"
            icon={<BookOpen size={20} strokeWidth={2.2} aria-hidden />}
            render={<Link to={PATHS.submitContent} />}
          >
            {t('submitTitle')}
          </ButtonLink>
          <Link to={PATHS.submissions}>{t('submissions')}</Link>
          <Link to={PATHS.library}>{t('library')}</Link>
        </div>
      </div>
    </Card>
  );
};

/** Shows the active classrooms, if there are any. */
const Strip = () => {
  const { list = [] } = useClassrooms('educator');
  const active = list.filter(({ isArchived }) => !isArchived);
  return active.length > 0 && <ClassroomStrip classrooms={active} />;
};

/** Shows a teaching educator that a request to another school is pending. */
const AskedSchool = ({ school }: { school: string }) => {
  const t = useTranslations('educators.home');
  return <Note className={styles.note}>{t('schoolAsked', { school })}</Note>;
};

/** Shows pending requests and the available actions. */
export const HomeReady = ({ user }: { user: EducatorUser }) => {
  const cards = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.ready}>
      {mayTeach(user) && (
        <InvitationsBanner userId={user.id} onNoneLeft={() => cards.current?.focus()} />
      )}
      {user.schoolRequest && !user.schoolRequest.refusalReason && (
        <AskedSchool school={user.schoolRequest.schoolName} />
      )}
      <div ref={cards} tabIndex={-1} className={styles.cards}>
        {!user.isAgeVerified && <AgeCheckCard />}
        {user.licenseType === 'school/district' && <SchoolCard />}
        {mayTeach(user) && <CreateCard />}
        {mayWritePlans(user) && <SubmitCard />}
        {user.grades.length > 0 && <TeachingCard user={user} />}
      </div>
      {mayTeach(user) && <Strip />}
    </div>
  );
};
