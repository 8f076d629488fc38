import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { Dialog, DialogBody } from '@wonderfield/ui/dialog/dialog';
import { Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useUnsavedChanges } from '../../../shared/forms/unsaved-changes.ts';
import type { Login } from '../api/roster-calls.ts';
import type { Roster } from '../api/roster-query.ts';
import { useNameMatches } from '../same-students/use-name-matches.ts';
import { ImportSource } from './import-source.tsx';
import { ImportPreview } from './preview/import-preview.tsx';
import type { ImportSurroundings } from './rules/validate-import.ts';
import { useAddImport } from './use-add-import.ts';
import { useImport } from './use-import.ts';

/** Asks before the lines that are not added yet are discarded. */
const LeaveRestDialog = (
  props: Pick<ComponentProps<typeof ConfirmDialog>, 'open' | 'onClose' | 'onConfirm'>,
) => {
  const t = useTranslations('rosters.import');
  return (
    <ConfirmDialog
      {...props}
      tone="danger"
      title={t('awayRestTitle')}
      text={t('awayRestText')}
      cancelLabel={t('awayKeep')}
      confirmLabel={t('away')}
      busyLabel={t('goingAway')}
    />
  );
};

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
  surroundings: Omit<ImportSurroundings, 'matches'>;
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
  const [made, setMade] = useState<readonly Login[]>();
  const leave = (logins: readonly Login[] | undefined, text = '') => {
    if (logins) onAdded([...logins]);
    onClose(text);
  };
  const compared = useNameMatches(roster.id, stage.at === 'preview' ? stage.rows : undefined);
  // A list is shown after its names are compared, so no line moves to another group.
  const at = stage.at === 'preview' && compared.isPending ? 'reading' : stage.at;
  // Lives here and not in the preview, so the response is handled even if the dialog changes
  // stages.
  const adding = useAddImport(
    roster.id,
    hand,
    (logins, isRest) => {
      const all = [...(made ?? []), ...logins];
      setMade(all);
      if (isRest) title.current?.focus();
      else leave(all);
    },
    compared.retry,
  );
  const stageBefore = useRef(at);
  useLayoutEffect(() => {
    if (stageBefore.current === at) return;
    stageBefore.current = at;
    // The clicked button is gone with its stage, so focus the title. The loading stage announces
    // itself.
    if (at !== 'reading') title.current?.focus();
  }, [at]);
  useUnsavedChanges(open && stage.at === 'preview');
  const [isLeaving, setLeaving] = useState(false);
  const handleClose = () => {
    // The text still has the added students, so it is not kept.
    if (stage.at === 'preview' && made) setLeaving(true);
    else leave(made, stage.at === 'preview' ? stage.list : '');
  };
  return (
    <Dialog
      open={open}
      onClose={handleClose}
      asksBeforeDiscard={stage.at !== 'preview'}
      locked={adding.isBusy}
      closeLabel={at === 'preview' ? t('back') : undefined}
      titleRef={title}
      title={at === 'preview' ? t('previewTitle') : t('title')}
      size={at === 'preview' ? 'page' : 'full'}
    >
      {stage.at === 'source' && (
        <ImportSource start={stage} onRead={hand.read} onClose={handleClose} />
      )}
      {at === 'reading' && (
        <DialogBody>
          <Skeleton label={t('reading')} />
        </DialogBody>
      )}
      {stage.at === 'preview' && at === 'preview' && (
        <ImportPreview
          stage={stage}
          hand={hand}
          adding={adding}
          surroundings={{ ...surroundings, matches: compared.matches }}
          className={roster.name}
          hasNoMatches={compared.hasFailed}
          onCompare={compared.retry}
          onClose={handleClose}
        />
      )}
      <LeaveRestDialog
        open={isLeaving}
        onClose={() => setLeaving(false)}
        onConfirm={() => leave(made)}
      />
    </Dialog>
  );
};
