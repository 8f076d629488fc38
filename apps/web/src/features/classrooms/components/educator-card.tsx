import { Seats } from '@wonderfield/ui/seats/seats';
import { Tag } from '@wonderfield/ui/tag/tag';
import { Users } from 'lucide-react';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import {
  enrolledIn,
  gradeOf,
  subjectOf,
  teacherOf,
} from '../../../shared/classrooms/classroom-facts.ts';
import type { OpenableCardProps } from './card-action.ts';
import styles from './classroom-card.module.css';
import { ClassroomCard, Fact, SyncedMark } from './classroom-card.tsx';
import { ArchivedActions, EducatorActions } from './educator-actions.tsx';
import { EducatorMenu } from './educator-menu.tsx';

export const EducatorCard = memo(({ classroom, isOpen, onAction }: OpenableCardProps) => {
  const t = useTranslations('classrooms.card');
  const shared = useTranslations('shared.classrooms');
  const filled = enrolledIn(classroom);
  const { name, capacity, isArchived, isShared, isHelper } = classroom;
  const Actions = isArchived ? ArchivedActions : EducatorActions;
  return (
    <ClassroomCard
      classroom={classroom}
      label={<span className="visually-hidden">{t('name')}</span>}
      heading={
        <>
          {name}
          <SyncedMark classroom={classroom} />
        </>
      }
      beside={!isArchived && <EducatorMenu classroom={classroom} onAction={onAction} />}
      facts={
        <>
          <Fact label={t('grade')}>{gradeOf(classroom)}</Fact>
          <Fact label={t('subject')}>{subjectOf(classroom)}</Fact>
          <Fact label={t('teacher')} wide>
            <span className={styles.teacher}>
              {teacherOf(classroom)}
              {isShared && (
                <Tag tone="sky" icon={<Users size={16} strokeWidth={2.2} aria-hidden />}>
                  {t(isHelper ? 'helping' : 'shared')}
                </Tag>
              )}
            </span>
          </Fact>
        </>
      }
    >
      <div className={styles.places}>
        <span className={styles.label}>{t('maxStudents')}</span>
        <b>{t('places', { filled, capacity })}</b>
      </div>
      <div className={styles.seats}>
        <Seats filled={filled} capacity={capacity} label={shared('seats', { filled, capacity })} />
      </div>
      <Actions classroom={classroom} isOpen={isOpen} onAction={onAction} />
    </ClassroomCard>
  );
});
