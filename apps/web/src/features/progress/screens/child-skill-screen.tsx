import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@wonderfield/client/errors';
import type { Child } from '@wonderfield/contract/children/child';
import { labelOf, SUBJECTS } from '@wonderfield/contract/options';
import type { ChildSkill } from '@wonderfield/contract/progress/child-skill';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useParent } from '../../../shared/account/current-user.ts';
import { BandPage } from '../../../shared/pages/band-page.tsx';
import { OfflineNote } from '../../../shared/pages/offline-note.tsx';
import page from '../../../shared/pages/work-page.module.css';
import { childProgressPath, PATHS } from '../../../shared/routing/paths.ts';
import { childSkillQuery } from '../api/progress-calls.ts';
import { NoChild } from '../components/no-child.tsx';
import { ProgressError } from '../components/progress-error.tsx';
import { TimeCard } from '../components/time-card.tsx';
import { SkillAbout } from '../skill/skill-about.tsx';
import { SkillHelp, SkillNext, SkillSaw } from '../skill/skill-notes.tsx';
import styles from '../skill/skill-page.module.css';
import { SkillStanding } from '../skill/skill-standing.tsx';
import { SkillFailed, SkillLoading } from '../skill/skill-states.tsx';

const SkillContent = ({ skill }: { skill: ChildSkill }) => (
  <>
    <div className={styles.stack}>
      <SkillAbout skill={skill} />
      <SkillStanding skill={skill} />
      {skill.misconception && <SkillSaw misconception={skill.misconception} />}
    </div>
    <div className={styles.stack}>
      <SkillHelp skill={skill} />
      <TimeCard childId={skill.childId} name={skill.firstName} />
      <SkillNext skill={skill} />
    </div>
  </>
);

type NoSkillProps = { child: Child; error: Error; onRetry: () => void };

/** Explains that the child or the skill does not exist, or offers a retry. */
const NoSkill = ({ child, error, onRetry }: NoSkillProps) => {
  const t = useTranslations('progress');
  const code = error instanceof ApiError ? error.code : undefined;
  if (code !== 'CHD_001' && code !== 'SKL_001') {
    return <SkillFailed name={child.firstName} onRetry={onRetry} />;
  }
  const isChild = code === 'CHD_001';
  const way = isChild
    ? { to: PATHS.children, label: t('child.toChildren') }
    : {
        to: childProgressPath(child.id),
        label: t('skill.toWeek', { name: child.firstName }),
      };
  return (
    <ProgressError
      error={error}
      gone={t(isChild ? 'child.unknown' : 'skill.unknown')}
      way={way}
      onRetry={onRetry}
    />
  );
};

const SkillOfChild = ({ child, skillId }: { child: Child; skillId: string }) => {
  const t = useTranslations('progress.skill');
  const query = useQuery(childSkillQuery(child.id, skillId));
  const { data: skill, error } = query;
  const { firstName: name } = child;
  return (
    <BandPage
      cast="family"
      size="tall"
      title={skill?.name ?? t('title')}
      below={
        skill && (
          <div className={styles.lead}>
            {t('lead', {
              name,
              subject: labelOf(SUBJECTS, skill.subject),
              grade: t('grade', { grade: skill.sampleGrade }),
            })}
          </div>
        )
      }
      backTo={childProgressPath(child.id)}
      backLabel={t('back', { name })}
      className={`${page.columns} ${skill ? styles.page : page.single}`}
    >
      {skill ? (
        <>
          <OfflineNote loadedAt={query.dataUpdatedAt} />
          <SkillContent skill={skill} />
        </>
      ) : error ? (
        <NoSkill child={child} error={error} onRetry={() => void query.refetch()} />
      ) : (
        <SkillLoading />
      )}
    </BandPage>
  );
};

/** Shows a parent one skill of a child at `/progress/{childId}/skills/{skillId}`. */
export const ChildSkillScreen = () => {
  const { childId, skillId = '' } = useParams();
  const user = useParent();
  if (!user) return null;
  const child = user.children.find(({ id }) => id === childId);
  if (!child) return <NoChild isUnknown />;
  return <SkillOfChild key={`${child.id} ${skillId}`} child={child} skillId={skillId} />;
};
