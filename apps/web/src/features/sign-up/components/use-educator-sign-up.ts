import { ApiError } from '@wonderfield/client/errors';
import { useCallForm } from '@wonderfield/client/use-call-form';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type AdultPrefill, adultPrefill } from '../../../shared/account/adult-prefill.ts';
import { useIdempotencyKey } from '../../../shared/call/use-idempotency-key.ts';
import { type Contact, sameContact } from '../../../shared/contact-check/use-contact-check.ts';
import type { SchoolContactDraft } from '../../../shared/forms/school-contact-draft.ts';
import { createAdult } from '../api/create-adult.ts';
import { type EducatorForm, EducatorFormSchema } from './educator-sign-up-schema.ts';

const EMPTY: EducatorForm = {
  licenseType: '',
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  zip: '',
  city: '',
  state: '',
  password: '',
  confirmPassword: '',
  isAmbassador: true,
  termsOfService: false,
};

export type SignedUpEducator = {
  userId: string;
  ageCheckTicket: string | undefined;
  licenseType: string;
  known: AdultPrefill | undefined;
};

export type EducatorSignUpOptions = {
  /** Earlier input, if the user comes back to change it. */
  draft: Partial<EducatorForm> | undefined;
  onSignedUp: (educator: SignedUpEducator) => void;
  /** Resolves when the school form has loaded. */
  onSchool: (contact: SchoolContactDraft) => Promise<void>;
};

/** Signs up an educator with the ticket of the contact check, if it is done. */
export const useEducatorSignUp = ({ draft, onSignedUp, onSchool }: EducatorSignUpOptions) => {
  const showErrorToast = useErrorToast();
  const keyFor = useIdempotencyKey();
  const [checked, setChecked] = useState<{ ticket: string; contact: Contact }>();
  // Remounts the check when its ticket is no longer valid.
  const [checks, setChecks] = useState(0);

  const signUp = useCallForm({
    schema: EducatorFormSchema,
    defaultValues: { ...EMPTY, ...draft },
    send: async (values) => {
      if (values.licenseType === 'school/district') {
        await onSchool(values);
        return undefined;
      }
      const request = {
        ...values,
        userType: 'educator' as const,
        // The ticket is valid only for the checked contact.
        ...(checked &&
          sameContact(checked.contact, values) && { contactCheckTicket: checked.ticket }),
      };
      return createAdult(request, keyFor(request));
    },
    onDone: (response, { licenseType }) => {
      if (!response) return;
      const { user, ageCheckTicket } = response;
      onSignedUp({ userId: user.id, ageCheckTicket, licenseType, known: adultPrefill(user) });
    },
    onError: (error) => {
      showErrorToast(error);
      if (!(error instanceof ApiError) || error.code !== 'OTP_002') return;
      setChecked(undefined);
      setChecks(checks + 1);
    },
  });

  return {
    signUp,
    values: { ...EMPTY, ...useWatch({ control: signUp.form.control }) },
    checks,
    handleChecked: (ticket: string | undefined, contact: Contact) =>
      setChecked(ticket ? { ticket, contact } : undefined),
  };
};
