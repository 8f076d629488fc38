import { cleanName } from '@wonderfield/contract/names/clean-name';

/* Classes and students at another service. */

/** A class at the service. Its names satisfy our rules for names. */
export type ServiceClass = {
  id: string;
  name: string;
  section: string | undefined;
  subject: string | undefined;
  grade: string | undefined;
  /** Undefined if the service does not send it with the class. Then the roster has to be read. */
  studentCount: number | undefined;
  /** The class's teachers, if the service sends them with the class. */
  teacherIds?: readonly string[];
};

export type ServiceStudent = {
  id: string;
  firstName: string;
  lastName: string;
  email: string | undefined;
};

/** Reads rosters with the permission of a user or of the user's district. */
export type RosterReader = {
  /**
   * Returns the classes in which this person is a teacher or student. Other classes are not
   * accessible.
   */
  classes(): Promise<ServiceClass[]>;
  students(classId: string): Promise<ServiceStudent[]>;
};

/** A reader that can look up one student of a class. */
export type OneStudentReader = RosterReader & {
  /** Returns false if the service does not know the student or the class. */
  hasStudent(classId: string, studentId: string): Promise<boolean>;
};

export type RosterAccess = { accessToken: string; subject: string };

/**
 * Why nothing could be read:
 * - `away`: the service does not respond, or not in its own format
 * - `busy`: it asks us to wait until a given time
 * - `expired`: it does not accept the access token
 * - `denied`: it does not let us read this person's classes
 * - `turnedOff`: an administrator has turned it off for this person
 * - `closed`: it does not let us read this one class
 * - `noClass`: it knows no such class
 * - `wrongMode`: the app has another mode there than in our configuration
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
  /** Time when the service can be called again. */
  retryAt?: Date | undefined;
};

export class RosterError extends Error {
  readonly kind: RosterErrorKind;
  readonly status: number | undefined;
  readonly retryAt: Date | undefined;

  constructor(kind: RosterErrorKind, { cause, status, retryAt }: RosterErrorDetails = {}) {
    super(`Roster service error: ${kind}`, { cause });
    this.kind = kind;
    this.status = status;
    this.retryAt = retryAt;
  }
}

/** Cleans external names with our rules for names. A class without a name is named by its id. */
export const toCleanClass = (serviceClass: ServiceClass): ServiceClass => ({
  ...serviceClass,
  name: cleanName(serviceClass.name) || cleanName(serviceClass.id),
  section: serviceClass.section && (cleanName(serviceClass.section) || undefined),
});

/** Cleans external names with our rules for names. The result may be empty. */
export const toCleanStudent = (student: ServiceStudent): ServiceStudent => ({
  ...student,
  firstName: cleanName(student.firstName),
  lastName: cleanName(student.lastName),
});
