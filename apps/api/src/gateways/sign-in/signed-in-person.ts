import { ProviderError } from './provider-error.ts';

/** A person's identity at another service. */
export type SignedInPerson = {
  /** The subject is unique within the issuer. */
  issuer: string;
  /** Identifies the person. An email can be reassigned to another person. */
  subject: string;
  /** `other` is a role without accounts here, such as a parent or an aide. */
  role: 'educator' | 'student' | 'unknown' | 'other';
  firstName: string;
  lastName: string;
  email?: string | undefined;
  /** True if the service verified the email. */
  isEmailConfirmed: boolean;
  /** Clever's district, needed to read classes with a district token. */
  district?: string | undefined;
};

/**
 * 1 to 255 visible characters (OpenID Connect Core 1.0, section 2). Other subjects could not be
 * found again.
 */
const SUBJECT = /^[^\p{C}]{1,255}$/u;

/** Rejects a subject that cannot be stored (`unusable`). */
export const ensureUsableSubject = (subject: string) => {
  if (!SUBJECT.test(subject)) throw new ProviderError('unusable');
};

/** Tokens that allow reading a person's classes. */
export type ProviderTokens = {
  accessToken: string;
  refreshToken?: string | undefined;
  expiresInSeconds: number;
  scopes: string[];
};

/** App modes at Clever: single teachers allow access, or a whole district does. */
export const APP_MODES = ['library', 'district'] as const;

export type SignedIn = {
  person: SignedInPerson;
  tokens: ProviderTokens;
  /** The mode of our app according to this sign-in. Clever only. */
  appMode?: (typeof APP_MODES)[number] | undefined;
};

/** Secrets that the browser keeps encrypted until the callback. */
export type Secrets = { state: string; nonce: string; verifier: string };
