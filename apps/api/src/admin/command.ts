import { FIELD_MESSAGES } from '@wonderfield/contract/field-messages';
import * as fields from '@wonderfield/contract/fields';
import type { z } from 'zod';
import type { Context } from '../context/context.ts';
import type { OperatorActor } from '../context/operator-actor.ts';
import { DomainError } from '../domain-error.ts';

/** What a command works with; the audit log has it as done at the command line. */
export type AdminContext = Context<OperatorActor>;

/** A sentence for the person at the terminal. */
export class AdminError extends Error {}

type Argument = { label: string; schema: z.ZodType<string> };

export const EMAIL: Argument = { label: 'EMAIL', schema: fields.email };
export const ADMIN_EMAIL: Argument = { label: 'ADMIN_EMAIL', schema: fields.email };
export const PERSON_NAME: Argument = {
  label: 'NAME',
  schema: fields.requiredText('Please enter a name'),
};
export const SIGN_IN_NAME: Argument = {
  label: 'NAME',
  schema: fields.requiredText(FIELD_MESSAGES.usernameMissing, 254),
};

/** Stands for the school's own identity provider where a Clever district can be named. */
export const OWN_PROVIDER = 'own-provider';
const REALM_MISSING = `Please enter the id of a Clever district (24 characters) or ${OWN_PROVIDER}`;
/** Only a district: Clever's issuer is the same for every teacher, so linking it would approve all of them. */
export const REALM: Argument = {
  label: 'DISTRICT_ID',
  schema: fields
    .requiredText(REALM_MISSING, 255)
    .regex(new RegExp(`^([0-9a-f]{24}|${OWN_PROVIDER})$`), REALM_MISSING),
};

export type Command = {
  name: string;
  /** What stands after the name, in order. */
  takes: readonly Argument[];
  /** Whether `--reason` has to be there, may be, or has no place. */
  reason: 'needed' | 'welcome' | 'none';
  /** One sentence for the help. */
  does: string;
  /** Does it, and answers what to print. */
  run: (ctx: AdminContext, values: string[], reason: string | undefined) => Promise<string>;
};

/** Says an expected "no" in words that fit the command. */
export const message = async <Result>(
  ctx: Promise<Result>,
  sentences: Record<string, string>,
): Promise<Result> => {
  try {
    return await ctx;
  } catch (error) {
    const sentence = error instanceof DomainError ? sentences[error.code] : undefined;
    throw sentence ? new AdminError(sentence) : error;
  }
};
