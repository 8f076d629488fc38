import type { EducatorUser } from '@wonderfield/contract/accounts/user';
import { CLASSROOM_MAX_STUDENTS } from '@wonderfield/contract/limits';
import { Plot } from '@wonderfield/ui/art/plot/plot';
import { Card } from '@wonderfield/ui/card/card';
import { ArrowRight, Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { mayTeach } from '../../../shared/classrooms/may-teach.ts';
import { mayWritePlans } from '../../../shared/plans/may-write-plans.ts';
import { PATHS } from '../../../shared/routing/paths.ts';
import styles from './choice-cards.module.css';

const ICON = { size: 22, strokeWidth: 2.2, 'aria-hidden': true } as const;

const Choice = ({
  to,
  crop,
  title,
  text,
  icon,
}: {
  to: string;
  crop: ComponentProps<typeof Plot>['subject'];
  title: string;
  text: string;
  icon: ReactNode;
}) => (
  <Card as="section" padding="none" className={styles.choice ?? ''}>
    <Plot subject={crop} className={styles.plot ?? ''} />
    <div className={styles.words}>
      <h2>
        <Link to={to}>{title}</Link>
      </h2>
      <p>{text}</p>
    </div>
    <span className={styles.disc} aria-hidden>
      {icon}
    </span>
  </Card>
);

/** Links to a new classroom and to a new plan. The whole card is the link. */
export const ChoiceCards = ({ user }: { user: EducatorUser }) => {
  const t = useTranslations('educators.home');
  return (
    <div className={styles.choices}>
      {mayTeach(user) && (
        <Choice
          to={PATHS.createClassroom}
          crop="science"
          title={t('createTitle')}
          text={t('createText', { max: CLASSROOM_MAX_STUDENTS })}
          icon={<Plus {...ICON} />}
        />
      )}
      {mayWritePlans(user) && (
        <Choice
          to={PATHS.submitContent}
          crop="languageArts"
          title={t('submitTitle')}
          text={t('submitText')}
          icon={<ArrowRight {...ICON} />}
        />
      )}
    </div>
  );
};
