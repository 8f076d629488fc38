import { z } from 'zod';
import { type FieldAliases, type FieldNames, wireName } from './codec.ts';

/** A call as far as its request goes. */
type RequestDefinition = {
  readonly input: z.ZodType;
  readonly fields?: FieldNames;
  readonly aliases?: FieldAliases;
};
type Body = Readonly<Record<string, unknown>>;

/** Returns a field of a request as the wire names it, or under its alias. Undefined if neither is there. */
export const wireValue = (
  { fields, aliases }: Omit<RequestDefinition, 'input'>,
  field: string,
  body: Body,
): unknown => {
  const wired = wireName(fields, field);
  if (Object.hasOwn(body, wired)) return body[wired];
  const alias = aliases?.[field];
  if (!alias || !Object.hasOwn(body, alias.name)) return undefined;
  const value = body[alias.name];
  const { values } = alias;
  return typeof value === 'string' && values && Object.hasOwn(values, value)
    ? values[value]
    : value;
};

/** Returns every form a call takes: one, or one for each kind of what it makes. */
export const formsIn = (input: z.ZodType): z.ZodType[] =>
  input instanceof z.ZodDiscriminatedUnion
    ? input.options.flatMap((option) => formsIn(option as z.ZodType))
    : [input];

const takesKind = (option: z.ZodType, discriminator: string, kind: unknown) =>
  formsIn(option).some(
    (form) => form instanceof z.ZodObject && form.shape[discriminator]?.safeParse(kind).success,
  );

/** The names of a form's fields, and the schema that checks them. Undefined names if it is no object. */
type FoundForm = { readonly schema: z.ZodType; readonly names: readonly string[] | undefined };

/** Below the first level an unknown kind is checked as the usual form, so that every field is explained. */
const usualForm = (options: readonly z.ZodType[]) => {
  const [form, ...others] = options.filter((option) => option instanceof z.ZodObject);
  return others.length === 0 ? form : undefined;
};

/**
 * Finds the form that a request means: where a call takes several, one field of each level says which.
 * For an unknown kind only these fields are read, so that the input reports the kind alone.
 */
export const findForm = (call: RequestDefinition, body: Body): FoundForm => {
  let schema = call.input;
  const discriminators: string[] = [];
  while (schema instanceof z.ZodDiscriminatedUnion) {
    const { discriminator } = schema.def;
    const options = schema.options as readonly z.ZodType[];
    const kind = wireValue(call, discriminator, body);
    const meant =
      options.find((option) => takesKind(option, discriminator, kind)) ??
      (discriminators.length > 0 ? usualForm(options) : undefined);
    discriminators.push(discriminator);
    if (!meant) return { schema: call.input, names: discriminators };
    schema = meant;
  }
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : undefined;
  return { schema, names };
};
