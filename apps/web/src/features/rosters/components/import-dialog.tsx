import { Dialog, DialogBody } from '@wonderfield/ui/dialog/dialog';
import { Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import { useTranslations } from 'use-intl';
import type { Login } from '../api/roster-calls.ts';
import type { Roster } from '../api/roster-query.ts';
import type { ImportSurroundings } from '../rules/judge-import.ts';
import { ImportPreview } from './import-preview.tsx';
import { ImportSource } from './import-source.tsx';
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
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={stage.at === 'preview' ? t('previewTitle') : t('title')}
      size="full"
    >
      {stage.at === 'source' && (
        <ImportSource problem={stage.problem} onRead={hand.read} onClose={onClose} />
      )}
      {stage.at === 'reading' && (
        <DialogBody>
          <Skeleton label={t('reading')} />
        </DialogBody>
      )}
      {stage.at === 'preview' && (
        <ImportPreview
          rows={stage.rows}
          isCut={stage.isCut}
          hand={hand}
          roster={roster}
          surroundings={surroundings}
          onClose={onClose}
          onAdded={onAdded}
        />
      )}
    </Dialog>
  );
};
