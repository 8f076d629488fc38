import type { Child } from '@wonderfield/contract/children/child';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Dialog, DialogBody } from '@wonderfield/ui/dialog/dialog';
import { Tabs } from '@wonderfield/ui/tabs/tabs';
import { ShieldCheck, Unlink } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { childPrivacyPath } from '../../../../shared/routing/paths.ts';
import styles from './child-forms.module.css';
import { EditChildForm } from './edit-child-form.tsx';
import { EditPasswordForm } from './edit-password-form.tsx';
import { EditSignInForm } from './edit-sign-in-form.tsx';

const ICON = { size: 18, strokeWidth: 2.2, 'aria-hidden': true } as const;

/** The edited child, and the tab that is open first. */
export type EditedChild = { child: Child; tab: 'details' | 'sign-in' };

const EditTabs = ({ child, tab, onClose }: EditedChild & { onClose: () => void }) => {
  const t = useTranslations('children.editDialog');
  const tabs = [
    {
      value: 'details',
      label: t('details'),
      content: <EditChildForm child={child} onClose={onClose} />,
    },
    {
      value: 'sign-in',
      label: t('signIn'),
      content: <EditSignInForm child={child} onClose={onClose} />,
    },
    {
      value: 'password',
      label: t('password'),
      content: <EditPasswordForm child={child} onClose={onClose} />,
    },
  ];
  return <Tabs label={t('tabs')} defaultValue={tab} tabs={tabs} />;
};

/**
 * Edits a child on three tabs, Child Details, Sign-in and Password, which are saved separately.
 * Leads to Privacy and Unlink.
 */
export const EditChildDialog = ({
  edited,
  onUnlink,
  onClose,
}: {
  /** Undefined while the dialog is closed. */
  edited: EditedChild | undefined;
  onUnlink: (child: Child) => void;
  onClose: () => void;
}) => {
  const t = useTranslations('children');
  const shared = useTranslations('shared');
  const name = edited?.child.firstName ?? '';
  return (
    <Dialog
      open={edited !== undefined}
      onClose={onClose}
      title={t('editOf', { name })}
      closeLabel={shared('close')}
    >
      <DialogBody>
        {edited && (
          <>
            <EditTabs {...edited} onClose={onClose} />
            <div className={styles.more}>
              <ButtonLink
                variant="quiet"
                size="sm"
                icon={<ShieldCheck {...ICON} />}
                aria-label={t('privacyOf', { name })}
                render={<Link to={childPrivacyPath(edited.child.id)} />}
              >
                {t('privacy')}
              </ButtonLink>
              <Button
                variant="quiet"
                size="sm"
                icon={<Unlink {...ICON} />}
                aria-label={t('unlinkOf', { name })}
                onClick={() => onUnlink(edited.child)}
              >
                {t('unlink')}
              </Button>
            </div>
          </>
        )}
      </DialogBody>
    </Dialog>
  );
};
