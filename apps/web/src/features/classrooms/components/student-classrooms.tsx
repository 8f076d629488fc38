import type { StudentUser } from '@wonderfield/contract/accounts/user';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { SproutScene } from '@wonderfield/ui/scenes/empty-scenes';
import { useTranslations } from 'use-intl';
import { subjectOf, teacherOf } from '../../../shared/classrooms/classroom-facts.ts';
import { useClassrooms } from '../../../shared/classrooms/classrooms-query.ts';
import cards from './classroom-card.module.css';
import { ClassroomCard, Fact, SyncedMark } from './classroom-card.tsx';
import { ClassroomList } from './classroom-list.tsx';
import styles from './classrooms.module.css';
import { AskParentCard, JoinClassCard } from './join/join-class-card.tsx';

/** Lists a student's classrooms, read-only. */
export const StudentClassrooms = ({ user }: { user: StudentUser }) => {
  const t = useTranslations('classrooms');
  const classrooms = useClassrooms('student');
  return (
    <div className={styles.beside}>
      <div>
        {classrooms.list && (
          <div className={styles.head}>
            <h2>{t('list.heading', { count: classrooms.list.length })}</h2>
          </div>
        )}
        <ClassroomList
          state={classrooms}
          empty={{
            picture: <SproutScene />,
            title: TEXTS.noClassroom,
            // A child with a parent account sees a separate card that says to ask the parent.
            text: user.isSchoolMade ? t('list.emptyForStudent') : undefined,
          }}
        >
          {(list) => (
            <div className={styles.rooms}>
              {list.map((classroom) => (
                <ClassroomCard
                  key={classroom.id}
                  classroom={classroom}
                  label={<p className={cards.label}>{t('card.name')}</p>}
                  heading={
                    <>
                      {classroom.name}
                      <SyncedMark classroom={classroom} />
                    </>
                  }
                  facts={
                    <>
                      <Fact wide label={t('card.teacher')}>
                        {teacherOf(classroom)}
                      </Fact>
                      <Fact wide label={t('card.subject')}>
                        {subjectOf(classroom)}
                      </Fact>
                    </>
                  }
                />
              ))}
            </div>
          )}
        </ClassroomList>
      </div>
      {!user.isGameOnly && (user.isSchoolMade ? <JoinClassCard /> : <AskParentCard />)}
    </div>
  );
};
