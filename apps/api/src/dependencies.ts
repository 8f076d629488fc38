import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { EventHandlers } from './context/domain-events.ts';
import { type Db, openDatabase } from './db/connection/connection.ts';
import { createReplicaReader, type ReadFromReplica } from './db/connection/replica-reads.ts';
import { openAssetDriver } from './gateways/assets/asset-driver.ts';
import { type AssetStore, openAssetStore } from './gateways/assets/asset-store.ts';
import { type CardChecks, openCardChecks } from './gateways/card-checks.ts';
import { type Mailer, openMailer } from './gateways/email/mailer.ts';
import { openCleverRosters } from './gateways/rosters/clever-rosters.ts';
import { openGoogleRosters } from './gateways/rosters/google-rosters.ts';
import type { OneStudentReader, RosterAccess, RosterReader } from './gateways/rosters/rosters.ts';
import { type CleverSignIn, openCleverSignIn } from './gateways/sign-in/clever-sign-in.ts';
import {
  type OidcSignIn,
  openGoogleSignIn,
  openSchoolSignIn,
} from './gateways/sign-in/oidc-sign-in.ts';
import { openTextCodes, type TextCodes } from './gateways/sms-codes.ts';
import { findTimeZone, type TimeZoneOf } from './gateways/time-zones.ts';
import { createZipLookup, type ZipLookup } from './gateways/zip-lookup.ts';
import type { Jobs } from './jobs/jobs.ts';
import { createPasswords, type Passwords } from './security/passwords.ts';
import { createSealer, type Sealer } from './security/sealing.ts';

/** Dependencies of the use cases. Plain data and functions, so a test can replace each part. */
export type Deps = {
  config: Config;
  db: Db;
  /** Reads from the replica if a short delay is harmless. */
  readFromReplica: ReadFromReplica;
  now: () => Date;
  passwords: Passwords;
  sealer: Sealer;
  mailer: Mailer;
  cardChecks: CardChecks;
  /** One-time codes by SMS. Undefined if SMS is not configured. */
  textCodes: TextCodes | undefined;
  /** Identity providers. Each is undefined if it is not configured. */
  signIns: {
    google: OidcSignIn | undefined;
    clever: CleverSignIn | undefined;
    school: OidcSignIn | undefined;
  };
  /** Classes and students of other services, read with an educator's permission. */
  rosters: {
    google: (access: RosterAccess) => OneStudentReader;
    clever: (access: RosterAccess) => RosterReader;
  };
  assetStore: AssetStore;
  zipLookup: ZipLookup;
  timeZoneOf: TimeZoneOf;
  jobs: Jobs;
  /** Handlers of domain events. */
  events: EventHandlers;
  log: FastifyBaseLogger;
};

export const openSignIns = (config: Config): Deps['signIns'] => ({
  google: openGoogleSignIn(config),
  clever: openCleverSignIn(config),
  school: openSchoolSignIn(config),
});

export const openRosters = (config: Config): Deps['rosters'] => ({
  google: openGoogleRosters(config.GOOGLE_BASE_URL),
  clever: openCleverRosters(config.CLEVER_API_BASE),
});

const openDatabases = (config: Config, log: FastifyBaseLogger) => {
  const open = (url: string) =>
    openDatabase(
      url,
      config.DATABASE_POOL_SIZE,
      (error) => log.warn({ reason: error.message }, 'an idle database connection was lost'),
      { namesStatements: config.NAMED_STATEMENTS },
    );
  const db = open(config.DATABASE_URL);
  const replica = config.REPLICA_DATABASE_URL ? open(config.REPLICA_DATABASE_URL) : undefined;
  return { db, readFromReplica: createReplicaReader({ db, replica, log }) };
};

/** Composition root. The only place that builds dependencies from the configuration. */
export const createDependencies = async (
  config: Config,
  log: FastifyBaseLogger,
  { jobs, events: eventHandlers }: Pick<Deps, 'jobs' | 'events'>,
): Promise<Deps> => ({
  config,
  log,
  jobs,
  events: eventHandlers,
  now: () => new Date(),
  ...openDatabases(config, log),
  passwords: createPasswords(),
  sealer: createSealer(config.SECRET_KEY),
  mailer: openMailer(config),
  cardChecks: openCardChecks(config),
  textCodes: openTextCodes(config),
  signIns: openSignIns(config),
  rosters: openRosters(config),
  assetStore: openAssetStore(await openAssetDriver(config)),
  zipLookup: await createZipLookup(config.ZIP_LOOKUP_URL),
  timeZoneOf: findTimeZone,
});
