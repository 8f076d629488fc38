import { describe, expect, it } from 'vitest';
import { COMMANDS, readArguments } from './read-arguments.ts';

const parse = (line: string) => readArguments(line.match(/"[^"]*"|\S+/g)?.map(unquoted) ?? []);
const unquoted = (word: string) => word.replaceAll('"', '');
const long = 'x'.repeat(501);

describe('help', () => {
  it('lists every command exactly once', () => {
    const { help } = parse('--help') as { help: string };
    for (const { name, does } of COMMANDS) {
      expect(help.split('\n').filter((line) => line.startsWith(`${name} `))).toHaveLength(1);
      expect(does).toMatch(/^[A-Z].+\.$/);
    }
    expect(new Set(COMMANDS.map(({ name }) => name)).size).toBe(COMMANDS.length);
  });

  it.each(COMMANDS.map(({ name }) => [name]))('prints the usage of %s', (name) => {
    for (const line of [`${name} --help`, `${name} -h`, `--help ${name} whatever`]) {
      const { help } = parse(line) as { help: string };
      expect(help).toMatch(new RegExp(`^Usage: npm run admin -- ${name}\\b`));
    }
  });
});

describe('readArguments', () => {
  it('returns the trimmed values in order and the reason', () => {
    expect(parse('create-operator a@b.test " Robin Field "')).toMatchObject({
      command: { name: 'create-operator' },
      values: ['a@b.test', 'Robin Field'],
      reason: undefined,
    });
    expect(parse('--reason "two words" suspend maya4827')).toMatchObject({
      command: { name: 'suspend' },
      values: ['maya4827'],
      reason: 'two words',
    });
    expect(parse('approve-educator a@b.test')).toMatchObject({ reason: undefined });
    expect(parse('approve-educator a@b.test --reason=known')).toMatchObject({ reason: 'known' });
  });

  it.each([
    ['', 'No command given'],
    ['nope', 'Unknown command "nope"'],
    ['constructor', 'Unknown command "constructor"'],
    ['nope --help', 'Unknown command "nope"'],
    ['suspend maya4827 --why x', "Unknown option '--why'"],
    ['suspend maya4827 --reason', "Option '--reason <value>' argument missing"],
    ['suspend maya4827', 'suspend needs --reason TEXT'],
    ['suspend maya4827 --reason " "', 'suspend needs --reason TEXT'],
    ['suspend --reason x', 'suspend needs NAME'],
    ['create-operator a@b.test', 'create-operator needs EMAIL and NAME'],
    [
      'create-operator a@b.test Robin Field',
      'create-operator does not accept "Field" (put names with several words in quotes)',
    ],
    ['create-operator robin Robin', 'Please enter valid Email Address (EMAIL)'],
    ['list-operators --reason x', 'list-operators does not accept --reason'],
    [`suspend maya4827 --reason ${long}`, 'This is too long: at most 500 characters (--reason)'],
  ])('returns an error that explains what is wrong: %s', (line, problem) => {
    expect(parse(line)).toEqual({ problem });
  });
});
