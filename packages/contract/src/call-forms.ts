import { z } from 'zod';
import { type FieldAliases, type FieldNames, wireName } from './codec.ts';

/** The part of a call definition that describes the request. */
type RequestDefinition = {
  readonly input: z.ZodType;
  readonly fields?: FieldNames;
  readonly aliases?: FieldAliases;
};
type Body = Readonly<Record<string, unknown>>;

/** Returns a request field by its wire name or alias, or undefined if both are missing. */
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

/** Returns every form that a call accepts, one per variant. */
export const formsIn = (input: z.ZodType): z.ZodType[] =>
  input instanceof z.ZodDiscriminatedUnion
    ? input.options.flatMap((option) => formsIn(option as z.ZodType))
    : [input];

const takesKind = (option: z.ZodType, discriminator: string, kind: unknown) =>
  formsIn(option).some(
    (form) => form instanceof z.ZodObject && form.shape[discriminator]?.safeParse(kind).success,
  );

/** Field names of a form and its schema. The names are undefined if it is not an object. */
type FoundForm = { readonly schema: z.ZodType; readonly names: readonly string[] | undefined };

/**
 * Below the first level, an unknown variant is checked as the usual form, so that every field gets
 * a message.
 */
const usualForm = (options: readonly z.ZodType[]) => {
  const [form, ...others] = options.filter((option) => option instanceof z.ZodObject);
  return others.length === 0 ? form : undefined;
};

/**
 * Finds the form of a request by the discriminator field of each level. For an unknown variant only
 * these fields are read, so that the error is about the variant alone.
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
