const asField = (value: unknown) => {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** A form as calls take it: yes and no as 1 and 0, lists and objects as JSON text, no gaps. */
export const formBody = (fields: Record<string, unknown>) => {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) body.set(name, asField(value));
  }
  return body;
};
