/*
 * The wire keeps the specification's spelling; the code speaks its own words. A spelling says where
 * the two differ, for one call. It is apart from the call, so that a page loads it without the table
 * of calls and the rules of their forms.
 */

/** Fields of a request: their name in the code, and their name on the wire. */
export type FieldNames = Readonly<Record<string, string>>;

/**
 * Another name the wire takes for a field, because the specification names it too, with the values
 * it has there. Taken, never sent: the name in `fields` counts where both come.
 */
export type FieldAliases = Readonly<
  Record<string, { readonly name: string; readonly values?: Readonly<Record<string, string>> }>
>;

type Codec = {
  readonly fields?: FieldNames;
  readonly aliases?: FieldAliases;
  /** A request as it travels, where more than names differ. */
  send?(request: unknown): Readonly<Record<string, unknown>>;
  /** What a use case returns, as it travels. */
  write?(response: unknown): unknown;
  /** What traveled, as a page reads it. */
  read?(json: unknown): unknown;
};

/** States how one call is spelled; its definition and the page that makes it both start from this. */
export const defineCodec = <const Name extends string, const Encoded extends Codec>(
  name: Name,
  codec: Encoded,
) => ({ name, ...codec });

/** The name of a field on the wire. */
export const wireName = (fields: FieldNames | undefined, field: string) => fields?.[field] ?? field;

/** The same for a place inside a field, such as `students.2.username`: its first part counts. */
const wirePath = (fields: FieldNames | undefined, path: string) => {
  const [field = '', ...rest] = path.split('.');
  return [wireName(fields, field), ...rest].join('.');
};

/** A record with the names its fields have on the wire. */
export const toWireNames = (fields: FieldNames | undefined, record: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(record).map(([path, value]) => [wirePath(fields, path), value]),
  );

/**
 * A record of the wire with the code's own names. Two fields of the code may share one name of the
 * wire (an adult's `email`, a student's `username`), so it takes the names that can be meant.
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
