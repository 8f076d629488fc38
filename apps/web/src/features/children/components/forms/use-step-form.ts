import { zodResolver } from '@hookform/resolvers/zod';
import type { Draft, FormRules, FormStart } from '@wonderfield/client/draft';
import { type FieldValues, useForm } from 'react-hook-form';

/** Creates the form of one step with its own validation. It sends nothing. */
export const useStepForm = <Input extends FieldValues, Output>(
  schema: FormRules<Input, Output>,
  defaultValues: FormStart<Input>,
) =>
  useForm<Draft<Input>, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: 'onTouched',
  });
