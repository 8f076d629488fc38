import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@wonderfield/client/errors';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { SyncPreview } from '@wonderfield/contract/classroom-sync/sync-preview';
import { Button } from '@wonderfield/ui/button/button';
import { Note } from '@wonderfield/ui/note/note';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHeadingFocus } from '../../../../shared/focus/use-heading-focus.ts';
import { EducatorBody } from '../../../../shared/pages/educator-page.tsx';
import noteRow from '../../../../shared/pages/note-row.module.css';
import { classroomSyncsPath } from '../../../../shared/routing/paths.ts';
import {
  type KnownSync,
  previewQuery,
  type Selection,
  useSyncClassroom,
} from '../../api/sync-calls.ts';
import { fittingChoices, isAskedAboutLeaving } from '../../rules/preview-choices.ts';
import { SyncError } from '../sync-error.tsx';
import { SyncLoading } from '../sync-loading.tsx';
import pageStyles from '../sync-page.module.css';
import { PreviewBar } from './preview-bar.tsx';
import { PreviewIntro } from './preview-intro.tsx';
import { PreviewParts } from './preview-parts.tsx';
import type { SaidInPreview } from './use-preview-choices.ts';

/** Second step: shows all changes and open decisions, and runs the sync. */
export const SyncCheck = ({
  selection,
  known: currentSync,
  className,
  said,
  onCancel,
}: {
  selection: Selection;
  known: KnownSync;
  className: string;
  said: SaidInPreview;
  /** Returns to the selection. */
  onCancel: () => void;
}) => {
  const shared = useTranslations('shared');
  const navigate = useNavigate();
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
  const heading = useHeadingFocus();
  const [changedMeanwhile, setChangedMeanwhile] = useState<string>();
  const { data: preview, error, isFetching, refetch } = useQuery(previewQuery(selection));
  const sync = useSyncClassroom(selection, currentSync);
  const retry = () => void refetch();

  const handleSync = async (shown: SyncPreview) => {
    const choices = fittingChoices(shown, said);
    try {
      const { message, classroomId, syncId } = await sync.mutateAsync({
        fingerprint: shown.fingerprint,
        decisions: [...choices.decisions],
        keptIds: [...choices.keptIds],
        // Send the confirmation only if it was required.
        ...(isAskedAboutLeaving(shown, choices) && { confirmedLeaving: said.confirmedLeaving }),
      });
      show({ tone: 'success', text: message, topic: 'sync' });
      void navigate(classroomSyncsPath(classroomId, syncId));
    } catch (failure) {
      const code = failure instanceof ApiError ? failure.code : undefined;
      // Fetch again, so the page shows how to connect.
      if (code === 'EXT_001' || code === 'EXT_004') return retry();
      if (!(failure instanceof ApiError) || code !== 'SYN_003') {
        showErrorToast(failure as Error);
        return;
      }
      // The roster changed since the preview, so show it again.
      setChangedMeanwhile(failure.message);
      retry();
      window.scrollTo(0, 0);
    }
  };
  const isKnown = preview && !error && !isFetching;
  return (
    <>
      <EducatorBody hasBar>
        <PreviewIntro
          ref={heading}
          className={className}
          service={selection.service}
          preview={isKnown ? preview : undefined}
        />
        {changedMeanwhile && (
          <Note role="status" className={noteRow.note}>
            <p>{changedMeanwhile}</p>
          </Note>
        )}
        {isFetching && <SyncLoading />}
        {error && !isFetching && (
          <SyncError error={error} service={selection.service} onRetry={retry} />
        )}
        {isKnown && <PreviewParts preview={preview} said={said} />}
        {!isKnown && (
          <div className={pageStyles.foot}>
            <Button variant="quiet" onClick={onCancel}>
              {shared('cancel')}
            </Button>
          </div>
        )}
      </EducatorBody>
      {isKnown && (
        <PreviewBar
          preview={preview}
          said={said}
          isBusy={sync.isPending}
          onCancel={onCancel}
          onSync={() => void handleSync(preview)}
        />
      )}
    </>
  );
};
