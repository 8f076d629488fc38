import { PROVIDERS } from '@wonderfield/contract/identities/identity';
import { LINK_CODE_MINUTES, SIGN_IN_CODE_SECONDS } from '@wonderfield/contract/limits';
import { z } from 'zod';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { APP_MODES } from '../../gateways/signed-in-person.ts';
import { createToken, sha256 } from '../../security/tokens.ts';
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
  /** Clever alone: what kind of app we are there. */
  appMode: z.enum(APP_MODES).optional(),
  /** Where they are of use: to read the classes of an educator. */
  tokens: z
    .object({
      accessToken: z.string(),
      refreshToken: z.string().optional(),
      expiresAt: z.number(),
      scopes: z.array(z.string()),
    })
    .optional(),
  /** Of a student who signs in: reads their own sections at Clever, and is forgotten with this outcome. */
  sectionsToken: z.string().optional(),
});

/** What another service said about somebody. */
export type Outcome = z.infer<typeof OutcomeSchema>;
export type Tokens = NonNullable<Outcome['tokens']>;

/** A code that signs nobody in may wait while a password is typed. */
const LIFE_SECONDS: Record<Purpose, number> = {
  'sign-in': SIGN_IN_CODE_SECONDS,
  connect: LINK_CODE_MINUTES * 60,
  tie: LINK_CODE_MINUTES * 60,
};

const sealContext = (codeSha256: Buffer) => `sign-in-code:${codeSha256.toString('base64url')}`;

/** Keeps an outcome for the browser that asked, and returns the code to get it with. */
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

/** Uses a code up; it works in its own browser, once (SSO_001). */
export const claimOutcome = (tools: Tools, db: Db, request: Input) =>
  readOutcome(claimSignInCode, tools, db, request);

/** Looks first, where a wrong password must not use the code up. */
export const peekOutcome = (tools: Tools, db: Db, request: Input) =>
  readOutcome(selectOptionalSignInCode, tools, db, request);
