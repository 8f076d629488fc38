import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { FieldError } from '@wonderfield/ui/field/field';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { SchoolContactDraft } from '../../../shared/forms/school-contact-draft.ts';
import { PATHS } from '../../../shared/routing/paths.ts';
import styles from './school-account.module.css';

/**
 * Shows the contact, and links back to the contact form with its input or to another account type.
 */
export const SchoolContactCard = ({
  contact,
  canChange,
  isTouched,
  emailError,
}: {
  contact: SchoolContactDraft;
  canChange: boolean;
  isTouched: boolean;
  /** Server error about the contact, whose fields are on the previous page. */
  emailError: string | undefined;
}) => {
  const t = useTranslations('educators.district');
  const shared = useTranslations('shared');
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const problem = useRef<HTMLDivElement>(null);
  // The message is far above the clicked button and belongs to no field, so it takes the focus.
  useEffect(() => {
    if (emailError) problem.current?.focus();
  }, [emailError]);
  const toContact = () =>
    void navigate(PATHS.educatorSignUp, { state: { schoolContact: contact } });
  return (
    <Card padding="md" as="section" className={styles.contact}>
      <div>
        <h2>{t('contactTitle')}</h2>
        <p>
          {contact.firstName} {contact.lastName}
        </p>
        <p className={styles.small}>
          {contact.email} · {contact.phoneNumber}
        </p>
        <p className={styles.small}>
          {t('accountType')}: {t('accountTypeValue')}
        </p>
        <div ref={problem} tabIndex={-1}>
          <FieldError message={emailError} />
        </div>
      </div>
      {canChange && (
        <div className={styles.changes}>
          <Button variant="quiet" size="sm" onClick={toContact}>
            {t('change')}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            // No input on this page yet, and the contact is kept.
            onClick={() => (isTouched ? setAsking(true) : toContact())}
          >
            {t('changeType')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('changeTitle')}
        text={TEXTS.accountTypeChange}
        cancelLabel={shared('cancel')}
        confirmLabel={shared('ok')}
        busyLabel={shared('ok')}
        onConfirm={() => void navigate(PATHS.educatorSignUp)}
      />
    </Card>
  );
};
