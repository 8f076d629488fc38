/*
 * Maps domain names to wire names for one call. Separate from the call, so a page can load it
 * without the schemas.
 */

/** Wire names of request fields, by domain name. */
export type FieldNames = Readonly<Record<string, string>>;

/**
 * Alternative wire names of a field, with their values. They are accepted but never sent, and the
 * name in `fields` takes precedence.
 */
export type FieldAliases = Readonly<
  Record<string, { readonly name: string; readonly values?: Readonly<Record<string, string>> }>
>;

type Codec = {
  readonly fields?: FieldNames;
  readonly aliases?: FieldAliases;
  /** Encodes a request if more than names differ. */
  send?(request: unknown): Readonly<Record<string, unknown>>;
  /** Encodes the result of a use case. */
  write?(response: unknown): unknown;
  /** Decodes a response for a page. */
  read?(json: unknown): unknown;
};

/** Defines the codec of a call. The call definition and the page both use it. */
export const defineCodec = <const Name extends string, const Encoded extends Codec>(
  name: Name,
  codec: Encoded,
) => ({ name, ...codec });

/** Returns the wire name of a field. */
export const wireName = (fields: FieldNames | undefined, field: string) => fields?.[field] ?? field;

/**
 * Returns the wire path of a nested field, such as `students.2.username`. Only the first part is
 * renamed.
 */
const wirePath = (fields: FieldNames | undefined, path: string) => {
  const [field = '', ...rest] = path.split('.');
  return [wireName(fields, field), ...rest].join('.');
};

/** Renames the fields of a record to wire names. */
export const toWireNames = (fields: FieldNames | undefined, record: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(record).map(([path, value]) => [wirePath(fields, path), value]),
  );

/**
 * Renames the fields of a wire record to domain names. Two domain names may share a wire name (an
 * adult's `email`, a student's `username`), so the caller passes the candidates.
 */
export const fromWireNames = <Value>(
  fields: FieldNames | undefined,
  record: Readonly<Record<string, Value>>,
  candidates: readonly string[],
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(record).map(([path, value]) => {
      const [wired = '', ...rest] = path.split('.');
      const own = candidates.find((name) => wireName(fields, name) === wired) ?? wired;
      return [[own, ...rest].join('.'), value];
    }),
  );
