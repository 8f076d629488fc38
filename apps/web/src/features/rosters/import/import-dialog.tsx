import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { Dialog, DialogBody } from '@wonderfield/ui/dialog/dialog';
import { Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useUnsavedChanges } from '../../../shared/forms/unsaved-changes.ts';
import type { Login } from '../api/roster-calls.ts';
import type { Roster } from '../api/roster-query.ts';
import { ImportSource } from './import-source.tsx';
import { ImportPreview } from './preview/import-preview.tsx';
import type { ImportSurroundings } from './rules/validate-import.ts';
import { useAddImport } from './use-add-import.ts';
import { useImport } from './use-import.ts';

/** Imports a pasted or dropped list after a preview. The last button saves it. */
export const ImportDialog = ({
  open,
  source,
  savedText,
  roster,
  surroundings,
  onClose,
  onAdded,
}: {
  open: boolean;
  source: File | string | undefined;
  /** Text of a list that was left before. */
  savedText: string;
  roster: Roster;
  surroundings: ImportSurroundings;
  /** Gets the text of a list that is left, so the user can continue later. */
  onClose: (text: string) => void;
  onAdded: (logins: Login[]) => void;
}) => {
  const t = useTranslations('rosters.import');
  const hand = useImport(source, surroundings.usernames, savedText);
  const { stage } = hand;
  const title = useRef<HTMLHeadingElement>(null);
  // Shown only after the dialog closes, because the logins panel would take the focus out of the
  // list.
  const [made, setMade] = useState<readonly Login[]>([]);
  const leave = (logins: readonly Login[], text = '') => {
    if (logins.length > 0) onAdded([...logins]);
    onClose(text);
  };
  // Lives here and not in the preview, so the response is handled even if the dialog changes
  // stages.
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
    // The clicked button is gone with its stage, so focus the title. The loading stage announces
    // itself.
    if (stage.at !== 'reading') title.current?.focus();
  }, [stage.at]);
  useUnsavedChanges(open && stage.at === 'preview');
  const [isLeaving, setLeaving] = useState(false);
  const handleClose = () => {
    // The text still has the added students, so it is not kept.
    if (stage.at === 'preview' && made.length > 0) setLeaving(true);
    else leave(made, stage.at === 'preview' ? stage.list : '');
  };
  return (
    <Dialog
      open={open}
      onClose={handleClose}
      asksBeforeDiscard={stage.at !== 'preview'}
      locked={adding.isBusy}
      closeLabel={stage.at === 'preview' ? t('back') : undefined}
      titleRef={title}
      title={stage.at === 'preview' ? t('previewTitle') : t('title')}
      size={stage.at === 'preview' ? 'page' : 'full'}
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
          className={roster.name}
          onClose={handleClose}
        />
      )}
      <ConfirmDialog
        open={isLeaving}
        onClose={() => setLeaving(false)}
        tone="danger"
        title={t('awayRestTitle')}
        text={t('awayRestText')}
        cancelLabel={t('awayKeep')}
        confirmLabel={t('away')}
        busyLabel={t('goingAway')}
        onConfirm={() => leave(made)}
      />
    </Dialog>
  );
};
