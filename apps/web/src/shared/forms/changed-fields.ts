/** Returns only the changed values, because profile updates send nothing else. */
export const changedFields = <Values extends object>(
  values: Values,
  dirty: Partial<Record<string, unknown>>,
): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => dirty[name])) as Partial<Values>;
