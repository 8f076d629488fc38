import type { ParentUser } from '@wonderfield/contract/accounts/user';
import type { ChildsClassroom } from '@wonderfield/contract/classrooms/classroom';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { HedgehogScene, SproutScene } from '@wonderfield/ui/scenes/empty-scenes';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { teacherOf } from '../../../shared/classrooms/classroom-facts.ts';
import { useClassrooms } from '../../../shared/classrooms/classrooms-query.ts';
import { PATHS } from '../../../shared/routing/paths.ts';
import cards from './classroom-card.module.css';
import { ClassroomCard, Fact } from './classroom-card.tsx';
import { ClassroomList } from './classroom-list.tsx';
import styles from './classrooms.module.css';
import { JoinClassCard } from './join/join-class-card.tsx';

const ChildsCard = ({ classroom }: { classroom: ChildsClassroom }) => {
  const t = useTranslations('classrooms.card');
  const { child, name, studentCount } = classroom;
  return (
    <ClassroomCard
      classroom={classroom}
      label={<p className={cards.label}>{t('child')}</p>}
      heading={child.name}
      beside={<Avatar userId={child.id} size={44} />}
      facts={
        <>
          <Fact wide label={t('teacher')}>
            {teacherOf(classroom)}
          </Fact>
          <Fact wide label={t('name')}>
            {name}
          </Fact>
          <Fact wide label={t('students')}>
            {studentCount}
          </Fact>
        </>
      }
    />
  );
};

/** Lists the classrooms of the parent's children, with one card per child and classroom. */
export const ParentClassrooms = ({ user }: { user: ParentUser }) => {
  const t = useTranslations('classrooms.list');
  const classrooms = useClassrooms('parent');
  const hasChildren = user.children.length > 0;
  const list = (
    <div>
      {classrooms.list && (
        <div className={styles.head}>
          <h2>{t('heading', { count: classrooms.list.length })}</h2>
        </div>
      )}
      <ClassroomList
        state={classrooms}
        empty={
          hasChildren
            ? {
                picture: <SproutScene />,
                title: TEXTS.noClassroomForChildren,
                text: t('emptyForParent'),
              }
            : {
                picture: <HedgehogScene />,
                title: TEXTS.noChildren,
                action: (
                  <ButtonLink variant="primary" size="sm" render={<Link to={PATHS.children} />}>
                    {t('toChildren')}
                  </ButtonLink>
                ),
              }
        }
      >
        {(shown) => (
          <div className={styles.rooms}>
            {shown.map((classroom) => (
              <ChildsCard key={`${classroom.child.id} ${classroom.id}`} classroom={classroom} />
            ))}
          </div>
        )}
      </ClassroomList>
    </div>
  );
  if (!hasChildren) return list;
  return (
    <div className={styles.beside}>
      {list}
      <JoinClassCard
        family={user.children.map(({ id, firstName }) => ({ value: id, label: firstName }))}
      />
    </div>
  );
};
