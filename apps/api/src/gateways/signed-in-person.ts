import { ProviderError } from './provider-error.ts';

/** Who somebody is at another service, as far as it says. */
export type SignedInPerson = {
  /** Within which the subject is unique. */
  issuer: string;
  /** The only key to a person: an email can change hands. */
  subject: string;
  /** `other` is nobody we have accounts for, such as a parent or an aide. */
  role: 'educator' | 'student' | 'unknown' | 'other';
  firstName: string;
  lastName: string;
  email?: string | undefined;
  /** The service confirms that the address is the person's. */
  isEmailConfirmed: boolean;
  /** Clever's district, for reading classes with the district's word. */
  district?: string | undefined;
};

/** 1 to 255 visible characters (OpenID Connect Core 1.0, section 2); anything else would find no account again. */
const SUBJECT = /^[^\p{C}]{1,255}$/u;

/** Rejects an id that an account cannot be found by (`unusable`). */
export const ensureUsableSubject = (subject: string) => {
  if (!SUBJECT.test(subject)) throw new ProviderError('unusable');
};

/** What lets us read somebody's classes. */
export type ProviderTokens = {
  accessToken: string;
  refreshToken?: string | undefined;
  expiresInSeconds: number;
  scopes: string[];
};

/** Kinds of apps at Clever: teachers allow access one by one, or a whole district does. */
export const APP_MODES = ['library', 'district'] as const;

export type SignedIn = {
  person: SignedInPerson;
  tokens: ProviderTokens;
  /** Clever alone: what kind of app we are there, as this sign-in shows it. */
  appMode?: (typeof APP_MODES)[number] | undefined;
};

/** What the browser keeps sealed between leaving and coming back. */
export type Secrets = { state: string; nonce: string; verifier: string };
