import { z } from 'zod';
import { ROSTER_SERVICES } from '../classrooms/classroom.ts';

/** Identity providers: Google, Clever and a school's own. */
export const PROVIDERS = [...ROSTER_SERVICES, 'school'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** Roles of an unlinked identity. Google sends no role, so the user chooses. */
export const UNLINKED_IDENTITY_ROLES = ['educator', 'student', 'unknown'] as const;

/** An identity confirmed by a service that is linked to no account. */
export const UnlinkedIdentitySchema = z.object({
  provider: z.enum(PROVIDERS),
  role: z.enum(UNLINKED_IDENTITY_ROLES),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().optional().describe('The email at the service. It is not verified here.'),
  tieCode: z.string().describe('The code for tieSignIn. Valid for ten minutes.'),
});
export type UnlinkedIdentity = z.output<typeof UnlinkedIdentitySchema>;

/** Origins of the link between an external login and an account. */
export const LINK_ORIGINS = ['roster', 'educator', 'password', 'provider'] as const;
export type LinkOrigin = (typeof LINK_ORIGINS)[number];

/** A student's external login, as shown to the adults who manage the account. */
export const LinkedLoginSchema = z.object({
  linkId: z.string(),
  provider: z.enum(PROVIDERS),
  linkedBy: z.enum(LINK_ORIGINS),
  linkedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().optional(),
  isAllowed: z.boolean().describe('False for a roster link that does not sign the student in.'),
});
export type LinkedLogin = z.output<typeof LinkedLoginSchema>;

/** An educator's account at another service, as shown in the profile. */
export const ConnectionSchema = z.object({
  provider: z.enum(PROVIDERS),
  isConnected: z.boolean(),
  email: z.string().optional(),
  connectedAt: z.iso.datetime().optional(),
  canReadClasses: z.boolean(),
  isLost: z
    .boolean()
    .describe('True if the service no longer grants access. The educator has to connect again.'),
});
export type Connection = z.output<typeof ConnectionSchema>;
