import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useRef } from 'react';
import { type FieldValues, type Path, useForm } from 'react-hook-form';
import type { Draft, FormRules, FormStart } from './draft.ts';
import { ApiError, isSessionEnd } from './errors.ts';
import { fieldErrors } from './field-errors.ts';

type CallFormOptions<Input extends FieldValues, Output, Result> = {
  schema: FormRules<Input, Output>;
  defaultValues: FormStart<Input>;
  /** Sends the call. Field errors are shown under the fields, others go to `onError`. */
  send: (values: Output) => Promise<Result>;
  onDone: (response: Result, values: Output) => void;
  /** Handles errors that belong to no field. */
  onError?: (error: Error) => void;
};

/**
 * Creates a form with the contract's rules, which are checked on blur and again by the server. The input is never lost.
 */
export const useCallForm = <Input extends FieldValues, Output, Result>(
  options: CallFormOptions<Input, Output, Result>,
) => {
  const form = useForm<Draft<Input>, unknown, Output>({
    resolver: zodResolver(options.schema),
    defaultValues: options.defaultValues,
    mode: 'onTouched',
  });

  const showError = (error: Error) => {
    const errors = error instanceof ApiError ? Object.entries(error.errors) : [];
    const fieldErrors = errors.filter(([name]) => name in form.getValues());
    fieldErrors.forEach(([name, message], index) => {
      form.setError(
        name as Path<Draft<Input>>,
        { type: 'server', message },
        { shouldFocus: index === 0 },
      );
    });
    if (fieldErrors.length === 0 && !isSessionEnd(error)) options.onError?.(error);
  };

  const { endErrors } = useToasts();
  // Guards against a double click: validation runs before the button is disabled.
  const isSending = useRef(false);
  const mutation = useMutation({
    mutationFn: options.send,
    onSuccess: options.onDone,
    onError: showError,
    onSettled: () => {
      isSending.current = false;
    },
  });

  return {
    form,
    isBusy: mutation.isPending,
    handleSubmit: form.handleSubmit((values) => {
      if (isSending.current) return;
      isSending.current = true;
      // Dismiss the errors of the previous attempt.
      endErrors();
      mutation.mutate(values);
    }),
    /** Returns the error message of a field. */
    errorOf: fieldErrors(form),
  };
};
