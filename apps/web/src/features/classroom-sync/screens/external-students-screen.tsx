import { useQuery } from '@tanstack/react-query';
import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import { useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { EducatorBody, EducatorPage } from '../../../shared/pages/educator-page.tsx';
import { EXTERNAL_CLASSES_PATHS, externalStudentsPath } from '../../../shared/routing/paths.ts';
import { externalRosterQuery } from '../api/external-calls.ts';
import type { KnownSync, Selection } from '../api/sync-calls.ts';
import { ChooseStudents } from '../components/choose/choose-students.tsx';
import { NoStudents } from '../components/choose/no-students.tsx';
import { SyncCheck } from '../components/preview/sync-preview.tsx';
import { usePreviewChoices } from '../components/preview/use-preview-choices.ts';
import { isFinalSyncError, SyncError } from '../components/sync-error.tsx';
import { SyncLoading } from '../components/sync-loading.tsx';
import { preselectedIds, syncedIds } from '../rules/chosen-students.ts';

/** Syncs an external class in two steps: choosing students and confirming the preview. */
const ExternalStudents = ({ service, classId }: { service: RosterService; classId: string }) => {
  const t = useTranslations('classroomSync');
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery(externalRosterQuery(service, classId));
  const roster = isFinalSyncError(error) ? undefined : data;
  const [choice, setChoice] = useState<ReadonlySet<string>>();
  // Set only by a click, so a reload starts with the selection again.
  const [isConfirming, setAsked] = useState<{ selection: Selection; known: KnownSync }>();
  const [into, setInto] = useState<{ id: string | undefined }>();
  // A classroom of the same name is most likely the same class.
  const sameName = data?.destinations.find(({ hasItsName }) => hasItsName)?.id;
  const intoId = into ? into.id : sameName;
  const choices = usePreviewChoices();
  const choosing = externalStudentsPath(service, classId);
  const isChecking = search.get('step') === 'preview';
  if (isChecking && !isConfirming) return <Navigate to={choosing} replace />;

  const handleAsk = (chosenIds: readonly string[]) => {
    if (!roster) return;
    setAsked({
      // The linked classroom of a synced class, otherwise the chosen destination.
      selection: { service, classId, chosenIds, intoId: roster.classroomId ?? intoId },
      known: { formerIds: syncedIds(roster), studentIds: roster.studentIds },
    });
    setSearch((now) => new URLSearchParams([...now, ['step', 'preview']]));
    window.scrollTo(0, 0);
  };
  const handleChooseAgain = () => {
    void navigate(choosing);
    window.scrollTo(0, 0);
  };
  const retry = () => void refetch();
  return (
    <EducatorPage
      pageTitle={t(`classes.title.${service}`)}
      {...(roster && { title: isChecking ? t('preview.title') : roster.name })}
      backTo={isChecking ? choosing : EXTERNAL_CLASSES_PATHS[service]}
    >
      {!roster && (
        <EducatorBody>
          {error && !isFetching ? (
            <SyncError error={error} service={service} onRetry={retry} />
          ) : (
            <SyncLoading />
          )}
        </EducatorBody>
      )}
      {roster?.students.length === 0 && <NoStudents service={service} />}
      {roster && roster.students.length > 0 && !isChecking && (
        <ChooseStudents
          service={service}
          roster={roster}
          chosen={choice ?? new Set(preselectedIds(roster))}
          onChoose={setChoice}
          intoId={intoId}
          onInto={(id) => setInto({ id })}
          onNext={handleAsk}
          isBack={isConfirming !== undefined}
        />
      )}
      {roster && isChecking && isConfirming && (
        <SyncCheck
          {...isConfirming}
          className={roster.name}
          said={choices}
          onCancel={handleChooseAgain}
        />
      )}
    </EducatorPage>
  );
};

export const ExternalStudentsScreen = () => {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const service = search.get('provider') === 'clever' ? 'clever' : 'google';
  return <ExternalStudents key={`${service} ${id}`} service={service} classId={id} />;
};
