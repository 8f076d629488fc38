import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { Dialog, DialogBody } from '@wonderfield/ui/dialog/dialog';
import { Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useUnsavedWork } from '../../../shared/unsaved-changes.ts';
import type { Login } from '../api/roster-calls.ts';
import type { Roster } from '../api/roster-query.ts';
import type { ImportSurroundings } from '../rules/validate-import.ts';
import { ImportPreview } from './import-preview.tsx';
import { ImportSource } from './import-source.tsx';
import { useAddImport } from './use-add-import.ts';
import { useImport } from './use-import.ts';

/** Paste or drop a list, look it through, add it. Nothing is saved before the last button. */
export const ImportDialog = ({
  open,
  source,
  roster,
  surroundings,
  onClose,
  onAdded,
}: {
  open: boolean;
  source: File | string | undefined;
  roster: Roster;
  surroundings: ImportSurroundings;
  onClose: () => void;
  onAdded: (logins: Login[]) => void;
}) => {
  const t = useTranslations('rosters.import');
  const hand = useImport(source, surroundings.usernames);
  const { stage } = hand;
  const title = useRef<HTMLHeadingElement>(null);
  // Shown when the list is put away: they would take the focus out of it.
  const [made, setMade] = useState<readonly Login[]>([]);
  const leave = (logins: readonly Login[]) => {
    if (logins.length > 0) onAdded([...logins]);
    onClose();
  };
  // Here, not in the preview: its answer is wanted whatever the dialog shows by then.
  const adding = useAddImport(roster.id, hand, (logins, isRest) => {
    const all = [...made, ...logins];
    setMade(all);
    if (isRest) title.current?.focus();
    else leave(all);
  });
  const stageBefore = useRef(stage.at);
  useLayoutEffect(() => {
    if (stageBefore.current === stage.at) return;
    stageBefore.current = stage.at;
    // The button that led here is gone with its stage. What is said while it reads says itself.
    if (stage.at !== 'reading') title.current?.focus();
  }, [stage.at]);
  const isBegun = made.length > 0;
  useUnsavedWork(open && stage.at === 'preview');
  const [isLeaving, setLeaving] = useState(false);
  const handleClose = () => (stage.at === 'preview' ? setLeaving(true) : leave(made));
  return (
    <Dialog
      open={open}
      onClose={handleClose}
      asksBeforeDiscard={stage.at !== 'preview'}
      locked={adding.isBusy}
      titleRef={title}
      title={stage.at === 'preview' ? t('previewTitle') : t('title')}
      size="full"
    >
      {stage.at === 'source' && (
        <ImportSource start={stage} onRead={hand.read} onClose={handleClose} />
      )}
      {stage.at === 'reading' && (
        <DialogBody>
          <Skeleton label={t('reading')} />
        </DialogBody>
      )}
      {stage.at === 'preview' && (
        <ImportPreview
          stage={stage}
          hand={hand}
          adding={adding}
          surroundings={surroundings}
          onClose={handleClose}
        />
      )}
      <ConfirmDialog
        open={isLeaving}
        onClose={() => setLeaving(false)}
        tone="danger"
        title={isBegun ? t('awayRestTitle') : t('awayTitle')}
        text={isBegun ? t('awayRestText') : t('awayText')}
        cancelLabel={t('awayKeep')}
        confirmLabel={t('away')}
        busyLabel={t('goingAway')}
        onConfirm={() => leave(made)}
      />
    </Dialog>
  );
};
