import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldValues, useForm } from 'react-hook-form';
import type { Draft, FormRules, FormStart } from '../../../shared/draft.ts';

/** The form of one step: its own rules, nothing sent yet. */
export const useStepForm = <Input extends FieldValues, Output>(
  schema: FormRules<Input, Output>,
  defaultValues: FormStart<Input>,
) =>
  useForm<Draft<Input>, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: 'onTouched',
  });
