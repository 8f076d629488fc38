import { RosterEntrySchema } from '@wonderfield/contract/classrooms/roster-entry';

/** A student to be added, as typed or read. */
export type Entry = { firstName: string; lastName: string; username: string };
export type EntryField = keyof Entry;
/** A message for each field that has one. */
export type EntryMessages = Partial<Record<EntryField, string>>;

export const ENTRY_FIELDS = ['firstName', 'lastName', 'username'] as const;

/** Nobody is here: no name, no username. */
export const isBlank = (entry: Entry) => ENTRY_FIELDS.every((field) => !entry[field].trim());

/** Rows are judged again with every key; only the one that changed is looked at anew. */
const messagesByEntry = new WeakMap<Entry, EntryMessages>();

const validate = ({ firstName, lastName, username }: Entry): EntryMessages => {
  const { error } = RosterEntrySchema.safeParse({ firstName, lastName, username });
  const messages: EntryMessages = {};
  for (const { path, message } of error?.issues ?? []) {
    const field = path[0] as EntryField;
    messages[field] ??= message;
  }
  return messages;
};

/** What the contract says against an entry, field by field, in the specification's words. */
export const messagesFor = (entry: Readonly<Entry>): EntryMessages => {
  const messages = messagesByEntry.get(entry) ?? validate(entry);
  messagesByEntry.set(entry, messages);
  return messages;
};

/** The same child, as far as a list of names can tell: case, spaces and spelling of accents aside. */
export const nameKey = ({ firstName, lastName }: Pick<Entry, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Usernames are stored in lower case. */
export const usernameKey = (username: string) => username.trim().toLowerCase();

/** What is sent: only what the call knows. */
export const toEntry = ({ firstName, lastName, username }: Entry): Entry => ({
  firstName,
  lastName,
  username,
});
