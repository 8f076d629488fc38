export type NestedForm = { [key: string]: string | NestedForm };

/** Parses `a[b][0]=c` into nested objects, as the provider's clients encode forms. */
export const readNestedForm = (text: string): NestedForm => {
  // Without a prototype, because a field can have any name.
  const form: NestedForm = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.replaceAll(']', '').split('[');
    const last = path.pop() ?? '';
    let place = form;
    for (const part of path) {
      if (typeof place[part] !== 'object') place[part] = Object.create(null);
      place = place[part] as NestedForm;
    }
    place[last] = value;
  }
  return form;
};

export const textAt = (form: NestedForm, ...path: string[]): string | undefined => {
  let place: string | NestedForm | undefined = form;
  for (const part of path) place = typeof place === 'object' ? place[part] : undefined;
  return typeof place === 'string' ? place : undefined;
};

export const objectAt = (form: NestedForm, key: string): NestedForm => {
  const place = form[key];
  return typeof place === 'object' ? place : {};
};
