import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';

/** The form of one step: its own rules, nothing sent yet. */
export const useStepForm = <Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
) => {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: 'onTouched',
  });
  return {
    form,
    errorOf: (name: Path<Input>) => form.getFieldState(name, form.formState).error?.message,
  };
};
