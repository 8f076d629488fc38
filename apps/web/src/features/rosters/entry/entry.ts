import { RosterEntrySchema } from '@wonderfield/contract/classrooms/roster-entry';

/** A student to add, as entered or parsed. */
export type Entry = { firstName: string; lastName: string; username: string };
export type EntryField = keyof Entry;
export type EntryMessages = Partial<Record<EntryField, string>>;

export const ENTRY_FIELDS = ['firstName', 'lastName', 'username'] as const;

/** Returns true if name and username are empty. */
export const isBlank = (entry: Entry) => ENTRY_FIELDS.every((field) => !entry[field].trim());

/** Caches messages per row, because all rows are validated on every key press. */
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

/** Returns the contract's messages for an entry by field. */
export const messagesFor = (entry: Readonly<Entry>): EntryMessages => {
  const messages = messagesByEntry.get(entry) ?? validate(entry);
  messagesByEntry.set(entry, messages);
  return messages;
};

/**
 * Returns a key that is equal for equal names, regardless of case, spaces and Unicode composition.
 */
export const nameKey = ({ firstName, lastName }: Pick<Entry, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Usernames are stored in lower case. */
export const usernameKey = (username: string) => username.trim().toLowerCase();

/** An entry as the call accepts it. */
export type SentEntry = Entry & {
  /** True if the teacher decided that no existing student is meant. */
  isNew?: true;
};

/** Returns only the fields that the call accepts. */
export const toEntry = ({ firstName, lastName, username }: Entry, isNew = false): SentEntry => ({
  firstName,
  lastName,
  username,
  ...(isNew && { isNew }),
});
