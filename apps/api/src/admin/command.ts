import * as fields from '@wonderfield/contract/fields';
import { FIELD_MESSAGES } from '@wonderfield/contract/texts/field-messages';
import type { z } from 'zod';
import type { Context } from '../context/context.ts';
import type { OperatorActor } from '../context/operator-actor.ts';
import { DomainError } from '../domain-error.ts';

/** Context of an admin command. The audit log marks its events as done at the command line. */
export type AdminContext = Context<OperatorActor>;

/** An expected error, shown as one sentence at the terminal. */
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

/** Stands for the school's own identity provider in place of a Clever district id. */
export const OWN_PROVIDER = 'own-provider';
const REALM_MISSING = `Please enter the id of a Clever district (24 characters) or ${OWN_PROVIDER}`;
/**
 * Accepts only a Clever district or the school's own provider. All teachers share Clever's issuer,
 * so linking it would approve all of them.
 */
export const REALM: Argument = {
  label: 'DISTRICT_ID',
  schema: fields
    .requiredText(REALM_MISSING, 255)
    .regex(new RegExp(`^([0-9a-f]{24}|${OWN_PROVIDER})$`), REALM_MISSING),
};

export type Command = {
  name: string;
  takes: readonly Argument[];
  /** Whether `--reason` is required, optional or not allowed. */
  reason: 'needed' | 'welcome' | 'none';
  does: string;
  /** Runs the command and returns the text to print. */
  run: (ctx: AdminContext, values: string[], reason: string | undefined) => Promise<string>;
};

/** Replaces expected errors with a sentence that fits the command. */
export const withErrorMessages = async <Result>(
  task: Promise<Result>,
  sentences: Record<string, string>,
): Promise<Result> => {
  try {
    return await task;
  } catch (error) {
    const sentence = error instanceof DomainError ? sentences[error.code] : undefined;
    throw sentence ? new AdminError(sentence) : error;
  }
};
