import { ENTRY_FIELDS, type EntryField, type EntryMessages } from './entry.ts';

const PLACE = /^students\.(\d+)\.(\w+)$/;

/** Converts the server's `students.3.username` to messages by the position of the sent row. */
export const messagesByRow = (errors: Record<string, string>): Map<number, EntryMessages> => {
  const rows = new Map<number, EntryMessages>();
  for (const [name, message] of Object.entries(errors)) {
    const [, place, field] = PLACE.exec(name) ?? [];
    if (place === undefined || !ENTRY_FIELDS.includes(field as EntryField)) continue;
    rows.set(Number(place), { ...rows.get(Number(place)), [field as EntryField]: message });
  }
  return rows;
};
