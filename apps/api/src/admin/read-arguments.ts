import { parseArgs } from 'node:util';
import * as fields from '@wonderfield/contract/fields';
import { ACCOUNT_COMMANDS } from './account-commands.ts';
import { APPROVAL_COMMANDS } from './approval-commands.ts';
import type { Command } from './command.ts';
import { commandHelp, generalHelp } from './help.ts';
import { OPERATOR_COMMANDS } from './operator-commands.ts';
import { PLAY_COMMANDS } from './play-commands.ts';
import { SCHOOL_COMMANDS } from './school-commands.ts';
import { WEEKLY_MAIL_COMMANDS } from './weekly-mail-commands.ts';

/** All commands, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  ...OPERATOR_COMMANDS,
  ...APPROVAL_COMMANDS,
  ...SCHOOL_COMMANDS,
  ...ACCOUNT_COMMANDS,
  ...WEEKLY_MAIL_COMMANDS,
  ...PLAY_COMMANDS,
];

type Input =
  | { help: string }
  | { problem: string }
  | { command: Command; values: string[]; reason: string | undefined };

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  reason: { type: 'string' },
} as const;

const readOptions = (args: string[]) => {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    // Drops the rest of the message, which explains how to escape positional arguments.
    return (error as Error).message.split('. ')[0] ?? '';
  }
};

const errorFor = (command: Command, given: string[], reason: string | undefined) => {
  const { name, takes } = command;
  const missing = takes[given.length];
  if (missing) return `${name} needs ${takes.map(({ label }) => label).join(' and ')}`;
  if (given.length > takes.length) {
    return `${name} does not accept "${given[takes.length]}" (put names with several words in quotes)`;
  }
  if (command.reason === 'none' && reason !== undefined) return `${name} does not accept --reason`;
  if (command.reason === 'needed' && !reason?.trim()) return `${name} needs --reason TEXT`;
  return undefined;
};

const readValues = (command: Command, given: string[], reason: string | undefined): Input => {
  const values: string[] = [];
  for (const [index, { label, schema }] of command.takes.entries()) {
    const parsed = schema.safeParse(given[index]);
    if (!parsed.success) return { problem: `${parsed.error.issues[0]?.message} (${label})` };
    values.push(parsed.data);
  }
  if (!reason?.trim()) return { command, values, reason: undefined };
  const parsed = fields.reason.safeParse(reason);
  if (!parsed.success) return { problem: `${parsed.error.issues[0]?.message} (--reason)` };
  return { command, values, reason: parsed.data };
};

/** Parses the command line without running anything. */
export const readArguments = (args: string[]): Input => {
  const read = readOptions(args);
  if (typeof read === 'string') return { problem: read };
  const { help, reason } = read.values;
  const [name, ...given] = read.positionals;
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (!name) return help ? { help: generalHelp(COMMANDS) } : { problem: 'No command given' };
  if (!command) return { problem: `Unknown command "${name}"` };
  if (help) return { help: commandHelp(command) };
  const problem = errorFor(command, given, reason);
  return problem ? { problem } : readValues(command, given, reason);
};
