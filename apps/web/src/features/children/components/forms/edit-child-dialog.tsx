import type { Child } from '@wonderfield/contract/children/child';
import { Dialog, DialogBody } from '@wonderfield/ui/dialog/dialog';
import { Tabs } from '@wonderfield/ui/tabs/tabs';
import { useTranslations } from 'use-intl';
import { EditChildForm } from './edit-child-form.tsx';
import { EditPasswordForm } from './edit-password-form.tsx';

/** Edits a child on two tabs, Child Details and Password, which are saved separately. */
export const EditChildDialog = ({
  child,
  onClose,
}: {
  child: Child | undefined;
  onClose: () => void;
}) => {
  const t = useTranslations('children.editDialog');
  const shared = useTranslations('shared');
  return (
    <Dialog
      open={child !== undefined}
      onClose={onClose}
      title={t('title', { name: child?.firstName ?? '' })}
      closeLabel={shared('close')}
    >
      <DialogBody>
        {child && (
          <Tabs
            label={t('tabs')}
            tabs={[
              {
                value: 'details',
                label: t('details'),
                content: <EditChildForm child={child} onClose={onClose} />,
              },
              {
                value: 'password',
                label: t('password'),
                content: <EditPasswordForm child={child} onClose={onClose} />,
              },
            ]}
          />
        )}
      </DialogBody>
    </Dialog>
  );
};
