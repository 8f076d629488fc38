import { Button } from '@wonderfield/ui/button/button';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { DeleteDraftDialog } from '../../../shared/plans/delete-draft-dialog.tsx';
import { PATHS } from '../../../shared/routing/paths.ts';
import type { PlanDraft } from '../autosave/use-plan-draft.ts';

/** Deletes a draft after a confirmation. */
export const DeleteDraft = ({ id, draft: { form, saver } }: { id: string; draft: PlanDraft }) => {
  const t = useTranslations('plans.deletion');
  const navigate = useNavigate();
  const [dialogDraft, setAsked] = useState<{ id: string; topic: string }>();
  const handleDeleted = () => {
    saver.stop('deleted');
    void navigate(PATHS.submissions);
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={<Trash2 size={18} strokeWidth={2.2} aria-hidden />}
        onClick={() => setAsked({ id, topic: form.getValues('topic') })}
      >
        {t('confirm')}
      </Button>
      <DeleteDraftDialog
        draft={dialogDraft}
        onClose={() => setAsked(undefined)}
        // Finish pending saves first, because a deleted draft must not be saved.
        prepare={saver.flush}
        onDeleted={handleDeleted}
      />
    </>
  );
};
