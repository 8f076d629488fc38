import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { checkAfterPress } from '@wonderfield/ui/press/press';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useRef } from 'react';
import { type FieldValues, type Path, useForm } from 'react-hook-form';
import { ApiError, isSessionEnd } from './call-client.ts';
import type { Draft, FormRules, FormStart } from './draft.ts';
import { fieldErrors } from './field-errors.ts';

type CallFormOptions<Input extends FieldValues, Output, Answer> = {
  schema: FormRules<Input, Output>;
  defaultValues: FormStart<Input>;
  /** Makes the call; what it throws under a field goes there, the rest to `onRefused`. */
  send: (values: Output) => Promise<Answer>;
  onDone: (response: Answer, values: Output) => void;
  /** Refusals and failures that belong to no field on the form. */
  onRefused?: (error: Error) => void;
};

/**
 * A form whose rules come from the contract: checked when a field is left (by a press: after it), again by
 * the server, whose messages land under the same fields. Nothing typed is ever lost.
 */
export const useCallForm = <Input extends FieldValues, Output, Answer>(
  options: CallFormOptions<Input, Output, Answer>,
) => {
  const form = useForm<Draft<Input>, unknown, Output>({
    resolver: checkAfterPress(zodResolver(options.schema)),
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
    if (fieldErrors.length === 0 && !isSessionEnd(error)) options.onRefused?.(error);
  };

  const { endErrors } = useToasts();
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
      // What the last try said is over with this one.
      endErrors();
      mutation.mutate(values);
    }),
    /** The message under a field, if any. */
    errorOf: fieldErrors(form),
  };
};
