import { createPrivateKey } from 'node:crypto';
import { resolve } from 'node:path';
import { z } from 'zod';

const flag = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(fallback)
    .transform((value) => value === 'on');
const url = z.url();
const link = (path: string) => url.default(`https://www.wonderfield.example${path}`);

/** A base URL without trailing slashes. */
const base = (fallback: string) =>
  url.default(fallback).transform((value) => value.replace(/\/+$/, ''));
/** A comma-separated list of names from another service, in any case. */
const words = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((text) =>
      text
        .split(',')
        .map((word) => word.trim().toLowerCase())
        .filter((word) => word !== ''),
    );

const CURVES = ['prime256v1', 'secp384r1', 'secp521r1'];
const FEWEST_RSA_BITS = 2048;

const isSigningKey = (pem: string) => {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails = {} } = createPrivateKey(pem);
    if (asymmetricKeyType === 'rsa') {
      return (asymmetricKeyDetails.modulusLength ?? 0) >= FEWEST_RSA_BITS;
    }
    if (asymmetricKeyType === 'ec') return CURVES.includes(asymmetricKeyDetails.namedCurve ?? '');
    return asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
};

/** Client authentication methods at a provider's token endpoint. */
export const AUTH_METHODS = [
  'client_secret_basic',
  'client_secret_post',
  'private_key_jwt',
] as const;

const ConfigSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** Loopback by default, because the passwords of the demo users are public. */
  HOST: z.string().default('localhost'),
  /**
   * Set by `npm start` after a crash. A maintenance server uses the port until the API asks for it.
   */
  PORT_IS_LENT: flag('off'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Public address of the portal. Every mailed link starts with it, never with a Host header. */
  PUBLIC_URL: url.default('http://localhost:3000').transform((value) => value.replace(/\/+$/, '')),
  DATABASE_URL: z
    .string('Set DATABASE_URL to a database of PostgreSQL 15 or newer, or use `npm start`.')
    .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL must start with postgres://'),
  /**
   * Role that owns the tables and runs migrations. The role of DATABASE_URL then needs to own
   * nothing.
   */
  MIGRATION_DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'MIGRATION_DATABASE_URL must start with postgres://')
    .optional(),
  /** Read replica. Progress reports for parents and teachers are read from it. */
  REPLICA_DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'REPLICA_DATABASE_URL must start with postgres://')
    .optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
  /** Set to off behind a transaction pooler that does not support prepared statements. */
  NAMED_STATEMENTS: flag('on'),
  /** 32 random bytes in base64. Encrypts children's passwords, codes and tickets. */
  SECRET_KEY: z
    .string('Set SECRET_KEY to 32 random bytes in base64 (openssl rand -base64 32).')
    .transform((value) => Buffer.from(value, 'base64'))
    .refine((key) => key.length === 32, 'SECRET_KEY must be 32 bytes in base64.')
    .refine((key) => new Set(key).size > 8, 'SECRET_KEY looks like a placeholder.'),
  SMTP_URL: z
    .string('Set SMTP_URL to the mail relay, like smtp://user:password@relay:587.')
    .regex(/^smtps?:\/\//, 'SMTP_URL must start with smtp:// or smtps://'),
  MAIL_FROM: z.string().default('Wonderfield <no-reply@wonderfield.example>'),
  /** Receives the lesson and unit plans that educators submit. */
  CONTENT_TEAM_EMAIL: z.email().default('content@wonderfield.example'),
  /** External service with the API of zippopotam.us. Replaces the built-in table. */
  ZIP_LOOKUP_URL: url.optional(),
  /** Set by `npm start` for the addresses it prints. Not allowed in production. */
  SANDBOX_URL: url.optional(),
  WONDERFIELD_DEMO: flag('off'),
  ADDRESS_LIMITS: flag('on'),
  /** Calls are rejected while the event loop is delayed longer than this. 0 turns the check off. */
  MAX_EVENT_LOOP_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(1000),
  /** Number of proxies in front of the server whose forwarded address is trusted. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** Lets a collector on another machine read /metrics. Without it only this machine can. */
  METRICS_TOKEN: z.string().min(16, 'METRICS_TOKEN must have 16 characters or more.').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  WEB_DIST: z.string().default(resolve(import.meta.dirname, '../../web/dist')),
  CONSOLE_DIST: z.string().default(resolve(import.meta.dirname, '../../console/dist')),
  GAME_DIST: z.string().default(resolve(import.meta.dirname, '../../game/dist')),
  /** Card provider of the adult check. */
  STRIPE_SECRET_KEY: z.string('Set STRIPE_SECRET_KEY to the secret key of the card provider.'),
  STRIPE_PUBLISHABLE_KEY: z.string('Set STRIPE_PUBLISHABLE_KEY to the key for the page.'),
  STRIPE_WEBHOOK_SECRET: z.string('Set STRIPE_WEBHOOK_SECRET to the signing secret.'),
  /** Set only for a fake provider. Not allowed in production. */
  STRIPE_API_URL: url.optional(),
  /** Script URL of the provider. The fake serves its own. */
  STRIPE_SCRIPT_URL: url.default('https://js.stripe.com/endive/stripe.js'),
  /** SMS provider, which creates, sends and checks codes. Without it no phone can be verified. */
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_VERIFY_SERVICE_SID: z
    .string()
    // With another kind of id, the provider would report every phone number as invalid.
    .startsWith('VA', 'TWILIO_VERIFY_SERVICE_SID must be the id of a Verify service (VA…).')
    .optional(),
  /** Set only for a fake provider. Not allowed in production. */
  TWILIO_VERIFY_URL: url.optional(),
  /** Sign-in with Google and import of an educator's classes. Offered if set. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: base('https://accounts.google.com'),
  /** Set only for a fake Classroom API. Not allowed in production. */
  GOOGLE_BASE_URL: url.optional(),
  /** Sign-in with Clever and import of an educator's classes. Offered if set. */
  CLEVER_CLIENT_ID: z.string().optional(),
  CLEVER_CLIENT_SECRET: z.string().optional(),
  CLEVER_OAUTH_BASE: base('https://clever.com'),
  CLEVER_API_BASE: base('https://api.clever.com'),
  /** Selects who grants access to the classes: each teacher (library) or the district. */
  CLEVER_MODE: z.enum(['library', 'district']).default('library'),
  /** A school's identity provider (OpenID Connect). Offered if set. */
  SCHOOL_SSO_ISSUER: url.optional(),
  SCHOOL_SSO_CLIENT_ID: z.string().optional(),
  SCHOOL_SSO_CLIENT_SECRET: z.string().optional(),
  /**
   * Private key for a provider that supports `private_key_jwt`. It can be set with or without the
   * secret.
   */
  SCHOOL_SSO_PRIVATE_KEY: z
    .string()
    // Compose files and hosting consoles store the key on one line.
    .transform((pem) => pem.replaceAll('\\n', '\n'))
    .refine(
      isSigningKey,
      'SCHOOL_SSO_PRIVATE_KEY must be a private key in PEM format without a passphrase: RSA of 2048 bits or more, EC (P-256, P-384, P-521) or Ed25519.',
    )
    .optional(),
  /** Key id (`kid`) of the public key registered at the provider. */
  SCHOOL_SSO_PRIVATE_KEY_ID: z.string().max(200).optional(),
  /**
   * Client authentication method registered at the provider. If unset, its discovery document
   * decides.
   */
  SCHOOL_SSO_AUTH_METHOD: z
    .enum(AUTH_METHODS, `SCHOOL_SSO_AUTH_METHOD must be ${AUTH_METHODS.join(', ')}, or not set.`)
    .optional(),
  /** Display name of the provider on the sign-in page. */
  SCHOOL_SSO_NAME: z.string().max(60).default('your school'),
  /** Claim that holds the user's role, and the role names that are accepted. */
  SCHOOL_SSO_ROLE_CLAIM: z.string().default('role'),
  SCHOOL_SSO_EDUCATOR_ROLES: words('teacher,educator,staff,administrator'),
  SCHOOL_SSO_STUDENT_ROLES: words('student'),
  /** Folder for pictures, used if no bucket is set. */
  ASSET_FOLDER: z.string().default(resolve(import.meta.dirname, '../../../.data/assets')),
  /** Bucket at Amazon S3 or at a compatible service. */
  ASSET_BUCKET: z.string().optional(),
  ASSET_S3_REGION: z.string().optional(),
  ASSET_S3_ACCESS_KEY_ID: z.string().optional(),
  ASSET_S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Address of the compatible service. Without it the bucket is at Amazon. */
  ASSET_S3_ENDPOINT: url.optional(),
  /**
   * Address of the browser game, a path or another host. With a separate host name, the game can
   * store rows and answers offline.
   */
  GAME_URL: z.string().default('/game/'),
  MARKETING_URL: link('/'),
  /** Contact for security reports, `mailto:` or a URL (RFC 9116). */
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:|https:\/\/)\S+$/, 'SECURITY_CONTACT must start with mailto: or https://')
    .default('mailto:security@wonderfield.example'),
  PRIVACY_URL: link('/privacy'),
  TERMS_URL: link('/terms'),
  AMBASSADORS_URL: link('/ambassadors'),
  SUPPORT_URL: link('/support'),
  FAQ_URL: link('/faq'),
});

export type Config = z.infer<typeof ConfigSchema>;

export const SETTING_NAMES = Object.keys(ConfigSchema.shape);

/** An invalid setting, explained in one sentence at startup. Other errors are bugs. */
export class ConfigError extends Error {}

type SettingSet = {
  of: string;
  settings: (keyof Config)[];
  /** At least one of these is required. */
  oneOf?: (keyof Config)[];
  optional?: (keyof Config)[];
};

/** Settings that have to be set together. */
const SETS: SettingSet[] = [
  {
    of: 'the SMS provider',
    settings: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_VERIFY_SERVICE_SID'],
  },
  { of: 'Google', settings: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] },
  { of: 'Clever', settings: ['CLEVER_CLIENT_ID', 'CLEVER_CLIENT_SECRET'] },
  {
    of: 'the school’s identity provider',
    settings: ['SCHOOL_SSO_ISSUER', 'SCHOOL_SSO_CLIENT_ID'],
    oneOf: ['SCHOOL_SSO_CLIENT_SECRET', 'SCHOOL_SSO_PRIVATE_KEY'],
    optional: ['SCHOOL_SSO_PRIVATE_KEY_ID', 'SCHOOL_SSO_AUTH_METHOD'],
  },
  {
    of: 'the bucket for pictures',
    settings: [
      'ASSET_BUCKET',
      'ASSET_S3_REGION',
      'ASSET_S3_ACCESS_KEY_ID',
      'ASSET_S3_SECRET_ACCESS_KEY',
    ],
    optional: ['ASSET_S3_ENDPOINT'],
  },
];

const halfConfigured = (config: Config) =>
  SETS.flatMap(({ of: feature, settings, oneOf = [], optional = [] }) => {
    const hasOne = oneOf.length === 0 || oneOf.some((name) => config[name]);
    const missing = [
      ...settings.filter((name) => !config[name]),
      ...(hasOne ? [] : [oneOf.join(' or ')]),
    ];
    const isBegun = [...settings, ...oneOf, ...optional].some((name) => config[name]);
    return isBegun && missing.length > 0
      ? [`Set ${missing.join(' and ')} too, or remove all settings for ${feature}.`]
      : [];
  });

/** Returns an error if the credentials do not allow the chosen method. */
const impossibleMethod = (config: Config) => {
  const { SCHOOL_SSO_AUTH_METHOD: method } = config;
  if (!method) return [];
  const needed =
    method === 'private_key_jwt' ? 'SCHOOL_SSO_PRIVATE_KEY' : 'SCHOOL_SSO_CLIENT_SECRET';
  return config[needed] ? [] : [`Set ${needed} too, because SCHOOL_SSO_AUTH_METHOD is ${method}.`];
};

/** Secrets, names and pictures are sent to these addresses. */
const MUST_BE_HTTPS = [
  'GOOGLE_ISSUER',
  'CLEVER_OAUTH_BASE',
  'CLEVER_API_BASE',
  'SCHOOL_SSO_ISSUER',
  'ASSET_S3_ENDPOINT',
] as const;
const unsafeProviders = (config: Config) =>
  MUST_BE_HTTPS.filter((name) => config[name]?.startsWith('http://')).map(
    (name) => `${name} must start with https:// in production.`,
  );

const notInProduction = (config: Config) =>
  [
    ...unsafeProviders(config),
    config.GOOGLE_BASE_URL && 'GOOGLE_BASE_URL points to a fake service. Unset it in production.',
    config.SANDBOX_URL && 'SANDBOX_URL points to a sandbox. Unset it in production.',
    config.WONDERFIELD_DEMO && 'WONDERFIELD_DEMO must be off in production.',
    config.STRIPE_SECRET_KEY.startsWith('sk_test') &&
      'STRIPE_SECRET_KEY is a test key. Set the live key in production.',
    !config.STRIPE_SCRIPT_URL.startsWith('https://') &&
      'STRIPE_SCRIPT_URL must start with https:// in production.',
    config.STRIPE_API_URL && 'STRIPE_API_URL points to a fake service. Unset it in production.',
    config.TWILIO_VERIFY_URL &&
      'TWILIO_VERIFY_URL points to a fake service. Unset it in production.',
    !config.ADDRESS_LIMITS && 'ADDRESS_LIMITS=off is for tests. Unset it in production.',
    config.PUBLIC_URL.startsWith('http://') && 'PUBLIC_URL must start with https:// in production.',
    config.GAME_URL.startsWith('http://') && 'GAME_URL must start with https:// in production.',
  ].filter((problem) => typeof problem === 'string');

/** Reads the environment once. No other code reads it. */
export const readConfig = (environment: NodeJS.ProcessEnv): Config => {
  // Shells and compose files use an empty variable for "not set".
  const settings = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== ''),
  );
  const parsed = ConfigSchema.safeParse(settings);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const [problem] = [
    ...halfConfigured(parsed.data),
    ...impossibleMethod(parsed.data),
    ...(parsed.data.NODE_ENV === 'production' ? notInProduction(parsed.data) : []),
  ];
  if (problem) throw new ConfigError(problem);
  return parsed.data;
};
