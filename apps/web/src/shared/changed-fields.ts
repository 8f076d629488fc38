/** The values whose fields were changed: profile updates carry nothing else (S 5). */
export const changedFields = <Values extends object>(
  values: Values,
  dirty: Partial<Record<string, unknown>>,
): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => dirty[name])) as Partial<Values>;
