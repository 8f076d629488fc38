/* Classes and students at another service, whichever it is. */

/** A class as the service tells of it. */
export type ServiceClass = {
  id: string;
  name: string;
  section: string | undefined;
  subject: string | undefined;
  grade: string | undefined;
  /** Where the service tells it with the class; otherwise the roster has to be read. */
  studentCount: number | undefined;
};

export type ServiceStudent = {
  id: string;
  firstName: string;
  lastName: string;
  email: string | undefined;
};

/** What one educator can read there, with their own permission. */
export type RosterReader = {
  /** The classes this person teaches; others of the service cannot be reached. */
  classes(): Promise<ServiceClass[]>;
  students(classId: string): Promise<ServiceStudent[]>;
};

/** With what somebody is let in. */
export type RosterAccess = { accessToken: string; subject: string };

/**
 * Why nothing could be read: the service is away or talks nonsense, it does not let us in, or it
 * knows no such class.
 */
export class RosterProblem extends Error {
  readonly kind: 'away' | 'denied' | 'noClass';
  constructor(kind: RosterProblem['kind'], cause?: unknown) {
    super(`roster service: ${kind}`, { cause });
    this.kind = kind;
  }
}
