const asField = (value: unknown) => {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/**
 * Encodes fields as form data: booleans as 1 and 0, lists and objects as JSON, without empty
 * values.
 */
export const formBody = (fields: Record<string, unknown>) => {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) body.set(name, asField(value));
  }
  return body;
};
