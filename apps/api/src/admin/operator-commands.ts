import { OPERATOR_SETUP_HOURS } from '@wonderfield/contract/limits';
import { createOperator, resetOperator } from '../features/operators/invite-operator.ts';
import {
  disableOperator,
  listOperators,
  renewOperator,
} from '../features/operators/manage-operators.ts';
import { OPERATOR_DAYS } from '../features/operators/operators.rules.ts';
import { endSignInWaitByEmail } from '../features/operators/session/end-sign-in-wait.ts';
import { type Command, EMAIL, PERSON_NAME, withErrorMessages } from './command.ts';
import { day, table } from './table.ts';

const unknownOperator = (email: string) => `There is no operator with the email ${email}.`;
const linkLines = (link: string) =>
  `  ${link}\nThe link works once, for ${OPERATOR_SETUP_HOURS} hours. Anyone with the link can become this operator, so send it securely.`;

const create: Command = {
  name: 'create-operator',
  takes: [EMAIL, PERSON_NAME],
  reason: 'none',
  does: `Creates an operator for ${OPERATOR_DAYS} days and prints the set-up link.`,
  run: async (ctx, [email = '', name = '']) => {
    const link = await withErrorMessages(createOperator(ctx, { email, name }), {
      EML_001: `An operator with the email ${email} already exists. Use reset-operator to create a new link.`,
    });
    return `${name} <${email}> can choose a password and set up an authenticator app at\n${linkLines(link)}`;
  },
};

const reset: Command = {
  name: 'reset-operator',
  takes: [EMAIL],
  reason: 'none',
  does: 'For a lost phone or password: signs the operator out, invalidates both and prints a new set-up link.',
  run: async (ctx, [email = '']) => {
    const link = await withErrorMessages(resetOperator(ctx, email), {
      ACC_001: unknownOperator(email),
      ACC_002: `${email} is disabled or expired. Use create-operator or renew-operator first.`,
    });
    return `${email} is signed out and can set up again at\n${linkLines(link)}`;
  },
};

const disable: Command = {
  name: 'disable-operator',
  takes: [EMAIL],
  reason: 'none',
  does: 'For an operator who leaves: signs them out at once and disables the account.',
  run: async (ctx, [email = '']) => {
    await withErrorMessages(disableOperator(ctx, email), {
      ACC_001: unknownOperator(email),
      ACC_002: `${email} is already disabled.`,
    });
    return `${email} is disabled and signed out.`;
  },
};

const renew: Command = {
  name: 'renew-operator',
  takes: [EMAIL],
  reason: 'none',
  does: `Extends an operator account to ${OPERATOR_DAYS} days from today.`,
  run: async (ctx, [email = '']) => {
    const until = await withErrorMessages(renewOperator(ctx, email), {
      ACC_001: unknownOperator(email),
      ACC_002: `${email} is disabled. Use create-operator to enable the account again.`,
    });
    return `${email} is an operator until ${day(until)}.`;
  },
};

const endWait: Command = {
  name: 'end-sign-in-wait',
  takes: [EMAIL],
  reason: 'needed',
  does: 'Lets an operator sign in at once after failed attempts by others.',
  run: async (ctx, [email = ''], reason = '') => {
    await withErrorMessages(endSignInWaitByEmail(ctx, { email, reason }), {
      ACC_001: unknownOperator(email),
      OPS_003: `${email} does not have to wait.`,
    });
    return `${email} can sign in now.`;
  },
};

const list: Command = {
  name: 'list-operators',
  takes: [],
  reason: 'none',
  does: 'Lists operators with their state and end date.',
  run: async ({ deps }) => {
    const operators = await listOperators(deps);
    if (operators.length === 0)
      return 'There are no operators yet. Use create-operator to create one.';
    return table(
      ['Email', 'Name', 'State', 'Until'],
      operators.map(({ email, name, state, expiresAt }) => [email, name, state, day(expiresAt)]),
    );
  },
};

export const OPERATOR_COMMANDS = [create, reset, disable, renew, endWait, list];
