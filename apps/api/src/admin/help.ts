import type { Command } from './command.ts';
import { table } from './table.ts';

const START = 'npm run admin --';

const usage = ({ name, takes, reason }: Command) =>
  [
    name,
    ...takes.map(({ label }) => label),
    ...(reason === 'needed' ? ['--reason TEXT'] : []),
    ...(reason === 'welcome' ? ['[--reason TEXT]'] : []),
  ].join(' ');

export const generalHelp = (commands: readonly Command[]) =>
  [
    `Usage: ${START} COMMAND …`,
    '',
    table(
      ['Command', 'What it does'],
      commands.map((command) => [usage(command), command.does]),
    ),
    '',
    'Put names and reasons with several words in quotes. Every change is recorded in the audit log.',
  ].join('\n');

export const commandHelp = (command: Command) =>
  `Usage: ${START} ${usage(command)}\n\n${command.does}`;
