import { type FieldNames, inWireNames } from '@wonderfield/contract/codec';
import { Refusal } from '../domain-error.ts';

/** A use case names fields in the code's own words; whoever asked knows them by those of the wire. */
export const spellRefusal = (fields: FieldNames | undefined, error: unknown) => {
  if (!(error instanceof Refusal) || !error.details.errors || !fields) return error;
  return error.withErrors(inWireNames(fields, error.details.errors) as Record<string, string>);
};
