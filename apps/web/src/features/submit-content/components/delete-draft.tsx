import { Button } from '@wonderfield/ui/button/button';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { PATHS } from '../../../shared/paths.ts';
import { useDeleteDraft } from '../../../shared/plans/plan-calls.ts';
import { useTold } from '../../../shared/use-told.ts';
import type { PlanDraft } from '../autosave/use-plan-draft.ts';

/** The way to be rid of a draft, asked about first. */
export const DeleteDraft = ({ id, saver }: { id: string; saver: PlanDraft['saver'] }) => {
  const t = useTranslations('submitContent.deletion');
  const shared = useTranslations('shared');
  const navigate = useNavigate();
  const told = useTold();
  const deletion = useDeleteDraft();
  const [isAsking, setAsking] = useState(false);
  const handleConfirm = async () => {
    // What is on its way arrives first: nothing may be saved into a draft that is gone.
    await saver.flush();
    await told(deletion.mutateAsync(id), t('deleted'));
    saver.stop('gone');
    void navigate(PATHS.submissions);
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={<Trash2 size={18} strokeWidth={2.2} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('open')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        tone="danger"
        title={t('title')}
        text={t('text')}
        cancelLabel={shared('cancel')}
        confirmLabel={t('confirm')}
        busyLabel={t('deleting')}
        onConfirm={handleConfirm}
      />
    </>
  );
};
