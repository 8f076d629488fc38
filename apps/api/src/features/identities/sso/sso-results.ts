import { PROVIDERS } from '@wonderfield/contract/identities/identity';
import { LINK_CODE_MINUTES, SIGN_IN_CODE_SECONDS } from '@wonderfield/contract/limits';
import { z } from 'zod';
import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import { DomainError } from '../../../domain-error.ts';
import { APP_MODES } from '../../../gateways/sign-in/signed-in-person.ts';
import { createToken, sha256 } from '../../../security/tokens.ts';
import {
  claimSignInCode,
  deleteEndedSignInCodes,
  insertSignInCode,
  type Purpose,
  selectOptionalSignInCode,
} from './sign-in-codes.queries.ts';
import { knownBrowser } from './sso-state.ts';

const OutcomeSchema = z.object({
  provider: z.enum(PROVIDERS),
  person: z.object({
    issuer: z.string(),
    subject: z.string(),
    role: z.enum(['educator', 'student', 'unknown', 'other']),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string().optional(),
    isEmailConfirmed: z.boolean().default(false),
    district: z.string().optional(),
  }),
  /** The mode of our app at Clever. */
  appMode: z.enum(APP_MODES).optional(),
  /** Present if they can read an educator's classes. */
  tokens: z
    .object({
      accessToken: z.string(),
      refreshToken: z.string().optional(),
      expiresAt: z.number(),
      scopes: z.array(z.string()),
    })
    .optional(),
  /** A student's token for reading their sections at Clever. It is deleted with this result. */
  sectionsToken: z.string().optional(),
});

/** The data that a provider returned about a person. */
export type Outcome = z.infer<typeof OutcomeSchema>;
export type Tokens = NonNullable<Outcome['tokens']>;

/** Lifetime of codes. Codes that do not sign in may wait while the user enters a password. */
const LIFE_SECONDS: Record<Purpose, number> = {
  'sign-in': SIGN_IN_CODE_SECONDS,
  connect: LINK_CODE_MINUTES * 60,
  tie: LINK_CODE_MINUTES * 60,
};

const sealContext = (codeSha256: Buffer) => `sign-in-code:${codeSha256.toString('base64url')}`;

/** Stores a result for the browser and returns the code for it. */
export const keepOutcome = async (
  { sealer, now }: Pick<Deps, 'sealer' | 'now'>,
  db: Db,
  { purpose, browserKey, outcome }: { purpose: Purpose; browserKey: string; outcome: Outcome },
): Promise<string> => {
  const code = createToken();
  const codeSha256 = sha256(code);
  await deleteEndedSignInCodes(db, now());
  await insertSignInCode(db, {
    codeSha256,
    purpose,
    browserSha256: sha256(browserKey),
    sealedOutcome: sealer.seal(JSON.stringify(outcome), sealContext(codeSha256)),
    expiresAt: new Date(now().getTime() + LIFE_SECONDS[purpose] * 1000),
  });
  return code;
};

type Input = { purpose: Purpose; code: string; cookie: string | undefined };
type Tools = Pick<Deps, 'sealer' | 'now'>;

const readOutcome = async (
  find: typeof claimSignInCode,
  tools: Tools,
  db: Db,
  { purpose, code, cookie }: Input,
) => {
  const browser = knownBrowser(tools, cookie);
  if (!browser) throw new DomainError('SSO_001');
  const codeSha256 = sha256(code);
  const browserSha256 = sha256(browser.key);
  const row = await find(db, { codeSha256, purpose, browserSha256, now: tools.now() });
  if (!row) throw new DomainError('SSO_001');
  const text = tools.sealer.open(row.sealed_outcome, sealContext(codeSha256));
  return { browserKey: browser.key, outcome: OutcomeSchema.parse(JSON.parse(text)) };
};

/** Consumes a code, which works once and only in its browser. Throws SSO_001 otherwise. */
export const claimOutcome = (tools: Tools, db: Db, request: Input) =>
  readOutcome(claimSignInCode, tools, db, request);

/** Reads the result without consuming the code, because a wrong password must not consume it. */
export const peekOutcome = (tools: Tools, db: Db, request: Input) =>
  readOutcome(selectOptionalSignInCode, tools, db, request);
