import { useQuery } from '@tanstack/react-query';
import { MESSAGE_CODES } from '@wonderfield/contract/message-codes';
import { TEXTS } from '@wonderfield/contract/texts';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { SnailScene } from '@wonderfield/ui/scenes/empty-scenes';
import { Furrow, Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { CallRefused } from '../../../shared/call-client.ts';
import pair from '../../../shared/pages/pair-form.module.css';
import { PATHS } from '../../../shared/paths.ts';
import { useErrorToast } from '../../../shared/use-error-toast.ts';
import { classroomQuery } from '../api/classroom-calls.ts';
import { FORM_FIELDS, forgetDraft } from '../components/classroom-draft.ts';
import styles from '../components/classroom-form.module.css';
import { ClassroomForm } from '../components/classroom-form.tsx';
import { ClassroomFormFrame } from '../components/classroom-form-frame.tsx';

const Loading = () => (
  <Card padding="lg">
    <Skeleton label={TEXTS.loading}>
      <div className={pair.form}>
        {FORM_FIELDS.map((field) => (
          <Furrow key={field} height="70px" />
        ))}
      </div>
    </Skeleton>
  </Card>
);

/** Loads the classroom and hands it to the form; loaded anew, the form starts anew. */
const LoadedForm = ({ id, ownName }: { id: string; ownName: string }) => {
  const t = useTranslations('classrooms.form');
  const tellError = useErrorToast();
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(classroomQuery(id));
  const isUnknown = error instanceof CallRefused && error.code === 'CLS_001';

  const handleLoadNewest = async () => {
    // Before the form starts anew, or it would offer what was just given up.
    forgetDraft();
    const { error: failure } = await refetch();
    if (failure) tellError(failure);
  };
  if (data && !isUnknown) {
    return (
      <ClassroomForm
        key={dataUpdatedAt}
        classroom={data}
        ownName={ownName}
        onLoadNewest={handleLoadNewest}
      />
    );
  }
  if (!error || (isFetching && !isUnknown)) return <Loading />;
  return (
    <Card padding="lg" className={styles.whole ?? ''}>
      <EmptyState
        picture={<SnailScene />}
        title={isUnknown ? MESSAGE_CODES.CLS_001.text : error.message}
        action={
          isUnknown ? (
            <ButtonLink variant="primary" size="sm" render={<Link to={PATHS.classrooms} />}>
              {t('unknownLink')}
            </ButtonLink>
          ) : (
            <Button variant="primary" size="sm" onClick={() => void refetch()}>
              {t('tryAgain')}
            </Button>
          )
        }
      />
    </Card>
  );
};

export const EditClassroomScreen = () => {
  const t = useTranslations('classrooms.form');
  const { id = '' } = useParams();
  return (
    <ClassroomFormFrame title={t('editTitle')}>
      {(ownName) => <LoadedForm key={id} id={id} ownName={ownName} />}
    </ClassroomFormFrame>
  );
};
