import { type FieldNames, toWireNames } from '@wonderfield/contract/codec';
import { DomainError } from '../domain-error.ts';

/** A use case names fields in the code's own words; whoever asked knows them by those of the wire. */
export const toWireErrors = (fields: FieldNames | undefined, error: unknown) => {
  if (!(error instanceof DomainError) || !error.details.errors || !fields) return error;
  return error.withErrors(toWireNames(fields, error.details.errors) as Record<string, string>);
};
