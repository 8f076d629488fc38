import { cleanName } from '@wonderfield/contract/clean-name';

/* Classes and students at another service, whichever it is. */

/** A class as the service tells of it, with names that the rule of typed ones accepts. */
export type ServiceClass = {
  id: string;
  name: string;
  section: string | undefined;
  subject: string | undefined;
  grade: string | undefined;
  /** Where the service tells it with the class; otherwise the roster has to be read. */
  studentCount: number | undefined;
  /** Who teaches it there, where the service tells it with the class. */
  teacherIds?: readonly string[];
};

export type ServiceStudent = {
  id: string;
  firstName: string;
  lastName: string;
  email: string | undefined;
};

/** What one person can read there, with their own permission or that of their district. */
export type RosterReader = {
  /** The classes this person teaches, or is a student of; others of the service cannot be reached. */
  classes(): Promise<ServiceClass[]>;
  students(classId: string): Promise<ServiceStudent[]>;
};

/** A reader that can ask about one student of a class. */
export type OneStudentReader = RosterReader & {
  /** Returns false for a student or a class that the service does not know. */
  hasStudent(classId: string, studentId: string): Promise<boolean>;
};

/** With what somebody is let in. */
export type RosterAccess = { accessToken: string; subject: string };

/**
 * Why nothing could be read:
 * - `away`: the service does not answer, or not in its own format
 * - `busy`: it asks us to wait until a given time
 * - `expired`: it does not accept the access token
 * - `denied`: it does not let us read this person's classes
 * - `turnedOff`: an administrator has turned it off for this person
 * - `closed`: it does not let us read this one class
 * - `noClass`: it knows no such class
 * - `wrongMode`: the app has another mode there than our configuration says
 * - `ourProject`: it is closed for our own project there
 */
type RosterErrorKind =
  | 'away'
  | 'busy'
  | 'expired'
  | 'denied'
  | 'closed'
  | 'noClass'
  | 'turnedOff'
  | 'wrongMode'
  | 'ourProject';

type RosterErrorDetails = {
  cause?: unknown;
  /** HTTP status, for the log. */
  status?: number | undefined;
  /** When the service may be asked again. */
  retryAt?: Date | undefined;
};

export class RosterError extends Error {
  readonly kind: RosterErrorKind;
  readonly status: number | undefined;
  readonly retryAt: Date | undefined;

  constructor(kind: RosterErrorKind, { cause, status, retryAt }: RosterErrorDetails = {}) {
    super(`roster service: ${kind}`, { cause });
    this.kind = kind;
    this.status = status;
    this.retryAt = retryAt;
  }
}

/** Applies the rule of typed names at the edge. A class without a name is called by its id. */
export const toCleanClass = (serviceClass: ServiceClass): ServiceClass => ({
  ...serviceClass,
  name: cleanName(serviceClass.name) || cleanName(serviceClass.id),
  section: serviceClass.section && (cleanName(serviceClass.section) || undefined),
});

/** Applies the rule of typed names at the edge. A name may be empty here. */
export const toCleanStudent = (student: ServiceStudent): ServiceStudent => ({
  ...student,
  firstName: cleanName(student.firstName),
  lastName: cleanName(student.lastName),
});
