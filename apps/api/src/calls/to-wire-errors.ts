import { type FieldNames, toWireNames } from '@wonderfield/contract/codec';
import { DomainError } from '../domain-error.ts';

/** Renames field errors from domain names to wire names. */
export const toWireErrors = (fields: FieldNames | undefined, error: unknown) => {
  if (!(error instanceof DomainError) || !error.details.errors || !fields) return error;
  return error.withErrors(toWireNames(fields, error.details.errors) as Record<string, string>);
};
