import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { checkAfterPress } from '@wonderfield/ui/press/press';
import { useRef } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError, SessionEnded } from './call-client.ts';

type CallFormOptions<Input extends FieldValues, Output, Result> = {
  schema: z.ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  /** Makes the call. Field errors go under their fields, others to `onError`. */
  send: (values: Output) => Promise<Result>;
  onDone: (response: Result, values: Output) => void;
  /** Handles errors that belong to no field of the form. */
  onError: (error: Error) => void;
};

/** Form with a schema of the contract, validated here and again by the server. */
export const useCallForm = <Input extends FieldValues, Output, Result>(
  options: CallFormOptions<Input, Output, Result>,
) => {
  const form = useForm<Input, unknown, Output>({
    resolver: checkAfterPress(zodResolver(options.schema)),
    defaultValues: options.defaultValues,
    mode: 'onTouched',
  });

  const showError = (error: Error) => {
    const errors = error instanceof ApiError ? Object.entries(error.errors) : [];
    const fieldErrors = errors.filter(([name]) => name in form.getValues());
    fieldErrors.forEach(([name, message], index) => {
      form.setError(name as Path<Input>, { type: 'server', message }, { shouldFocus: index === 0 });
    });
    if (fieldErrors.length === 0 && !(error instanceof SessionEnded)) options.onError(error);
  };

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
      mutation.mutate(values);
    }),
    /** Returns the message under a field, or undefined. */
    errorOf: (name: Path<Input>) => form.getFieldState(name, form.formState).error?.message,
  };
};
