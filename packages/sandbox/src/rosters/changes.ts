import type { z } from 'zod';

/** Validates only the sent fields. Missing fields keep their value and get no defaults. */
export const parseChanges = <Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  body: unknown,
): Partial<z.infer<z.ZodObject<Shape>>> => {
  const sent = new Set(Object.keys(body ?? {}));
  const changes = schema.partial().parse(body ?? {});
  return Object.fromEntries(Object.entries(changes).filter(([name]) => sent.has(name))) as Partial<
    z.infer<z.ZodObject<Shape>>
  >;
};
