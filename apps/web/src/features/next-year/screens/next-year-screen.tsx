import { useQuery } from '@tanstack/react-query';
import { ApiError, isForbidden } from '@wonderfield/client/errors';
import type { NextYear, UndoneYear } from '@wonderfield/contract/classrooms/next-year';
import { schoolYearText } from '@wonderfield/contract/classrooms/next-year-rules';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Card } from '@wonderfield/ui/card/card';
import { Furrow, Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { NotLoadedCard } from '../../../shared/not-loaded/not-loaded-card.tsx';
import { EducatorBody, EducatorPage } from '../../../shared/pages/educator-page.tsx';
import { PATHS } from '../../../shared/routing/paths.ts';
import { nextYearQuery } from '../api/next-year-calls.ts';
import { StartedYearView } from '../result/started-year-view.tsx';
import { UndoneYearView } from '../result/undone-year-view.tsx';
import { YearSteps } from '../steps/year-steps.tsx';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

const Loading = () => (
  <Card padding="md">
    <Skeleton label={TEXTS.loading}>
      <Furrow width="100%" height="52px" />
      {ROWS.map((row) => (
        <Furrow key={row} height="44px" />
      ))}
    </Skeleton>
  </Card>
);

/** Shows the result of an undo or a start, or the steps that lead there. */
const Content = ({ nextYear }: { nextYear: NextYear }) => {
  const t = useTranslations('nextYear');
  const [undone, setUndone] = useState<UndoneYear>();
  const [isSecond, setSecond] = useState(false);
  const { classroom, started } = nextYear;
  if (undone) return <UndoneYearView undone={undone} />;
  if (started) {
    return (
      <StartedYearView
        {...{ nextYear, started, isSecond }}
        onUndone={(result) => setUndone(result)}
      />
    );
  }
  if (!classroom.isOwn || classroom.isArchived) {
    return (
      <EducatorBody>
        <NotLoadedCard
          title={t(classroom.isOwn ? 'archived' : 'notOwner')}
          next={{ to: PATHS.classrooms, label: t('toClassrooms') }}
        />
      </EducatorBody>
    );
  }
  return <YearSteps nextYear={nextYear} onAlreadyStarted={() => setSecond(true)} />;
};

/** Moves a class to the next school year in three steps. */
export const NextYearScreen = () => {
  const { id = '' } = useParams();
  const t = useTranslations('nextYear');
  const { data, error, isFetching, refetch } = useQuery(nextYearQuery(id));
  const nextYear = isForbidden(error) ? undefined : data;
  const isWaiting = !nextYear && (!error || (isFetching && !(error instanceof ApiError)));
  const lead = nextYear &&
    !nextYear.started && {
      lead: t('from', {
        name: nextYear.classroom.name,
        year: schoolYearText(nextYear.classroom.schoolYear),
      }),
    };
  return (
    <EducatorPage pageTitle={t('title')} backTo={PATHS.classrooms} {...lead}>
      {!nextYear && (
        <EducatorBody>
          {isWaiting && <Loading />}
          {!isWaiting && error && (
            <NotLoadedCard
              title={error.message}
              next={
                error instanceof ApiError
                  ? { to: PATHS.classrooms, label: t('toClassrooms') }
                  : () => void refetch()
              }
            />
          )}
        </EducatorBody>
      )}
      {nextYear && <Content key={id} nextYear={nextYear} />}
    </EducatorPage>
  );
};
