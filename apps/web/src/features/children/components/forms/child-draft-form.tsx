import { NewChildSchema } from '@wonderfield/contract/children/child-forms';
import { MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';
import { Button } from '@wonderfield/ui/button/button';
import { Note } from '@wonderfield/ui/note/note';
import { Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import {
  ChildDetailsFields,
  EMPTY_DETAILS,
} from '../../../../shared/forms/child-details-fields.tsx';
import { createUsername } from '../../../../shared/forms/username.ts';
import { childRequest, useProposePassword } from '../../api/child-calls.ts';
import { ChildCredentialsFields } from './child-credentials-fields.tsx';
import type { ChildDraft, DraftForm } from './child-drafts.ts';
import styles from './child-forms.module.css';
import { ChildSettingsFields, DEFAULT_SETTINGS } from './child-settings-fields.tsx';
import { fillPassword } from './fill-password.ts';
import { useStepForm } from './use-step-form.ts';

/** Shows all fields of one child in one form, for parents who link several children. */
export const ChildDraftForm = ({
  draft,
  onReady,
  onNamed,
  onRemove,
}: {
  draft: ChildDraft;
  onReady: (id: string, form: DraftForm) => void;
  onNamed: (id: string, name: string) => void;
  onRemove?: (() => void) | undefined;
}) => {
  const t = useTranslations('children.several');
  const proposePassword = useProposePassword();
  const form = useStepForm(NewChildSchema, {
    ...EMPTY_DETAILS,
    ...DEFAULT_SETTINGS,
    username: createUsername(),
    password: '',
    confirmPassword: '',
    termsOfService: true,
  });
  const firstName = form.watch('firstName');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form registers once, and gets one password
  useEffect(() => {
    onReady(draft.id, {
      read: async () =>
        (await form.trigger(undefined, { shouldFocus: true }))
          ? childRequest(form.getValues())
          : undefined,
      tellTaken: () =>
        form.setError(
          'username',
          { type: 'taken', message: MESSAGE_CODES.USN_001.text },
          { shouldFocus: true },
        ),
    });
    proposePassword()
      .then((password) => fillPassword(form, password))
      // If no password was proposed, the field stays empty and is required.
      .catch(() => undefined);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: tells the heading what is typed
  useEffect(() => onNamed(draft.id, firstName), [firstName]);

  return (
    <fieldset className={styles.stack} disabled={draft.state === 'linked'}>
      {draft.error && <Note tone="error">{draft.error}</Note>}
      <FormProvider {...form}>
        <ChildDetailsFields />
        <ChildCredentialsFields childName={firstName} grade={form.watch('grade')} />
        <ChildSettingsFields />
      </FormProvider>
      {onRemove && draft.state !== 'linked' && (
        <Button
          className={styles.action}
          variant="quiet"
          icon={<Trash2 size={18} aria-hidden />}
          onClick={onRemove}
        >
          {t('remove')}
        </Button>
      )}
    </fieldset>
  );
};
