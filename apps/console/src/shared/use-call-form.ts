import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { checkAfterPress } from '@wonderfield/ui/press/press';
import { useRef } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError, SessionEnded } from './call-client.ts';

type CallFormOptions<Input extends FieldValues, Output, Answer> = {
  schema: z.ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  /** Makes the call; what it throws under a field goes there, the rest to `onRefused`. */
  send: (values: Output) => Promise<Answer>;
  onDone: (response: Answer, values: Output) => void;
  /** Refusals and failures that belong to no field on the form. */
  onRefused: (error: Error) => void;
};

/** A form whose rules come from the contract, checked here and again by the server. */
export const useCallForm = <Input extends FieldValues, Output, Answer>(
  options: CallFormOptions<Input, Output, Answer>,
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
    if (fieldErrors.length === 0 && !(error instanceof SessionEnded)) options.onRefused(error);
  };

  // The rules are checked before the button sleeps; a double click is faster.
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
    /** The message under a field, if any. */
    errorOf: (name: Path<Input>) => form.getFieldState(name, form.formState).error?.message,
  };
};
