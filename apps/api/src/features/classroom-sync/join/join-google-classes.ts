import type { Deps } from '../../../dependencies.ts';
import { DomainError } from '../../../domain-error.ts';
import { schoolDomainOf } from '../../educators/school-domain.ts';
import { busyError, openGoogleClassroom } from '../external/external-rosters.ts';
import { joinSection } from './join-section.ts';
import { type AddingClassroom, selectGoogleClassrooms } from './on-demand.queries.ts';

/** Maximum number of parallel requests. */
const AT_ONCE = 10;
/** Time limit of the class search during a sign-in. */
const SEARCH_MS = 15_000;
/** Wait before a student can repeat an unfinished search. */
const NEXT_SEARCH_MS = 60_000;

type GoogleStudent = {
  /** The registrable domain of the student's confirmed email. */
  domain: string;
  subject: string;
};

type Classroom = Awaited<ReturnType<typeof openGoogleClassroom>>;

/**
 * Remembers failed requests, so a student who was not found because of them is asked to try again.
 */
const createAsker = (deps: Deps) => {
  const waits: DomainError[] = [];
  const opened = new Map<string, Promise<Classroom>>();
  /** Sends a request with an educator's permission. Returns undefined if that is not possible. */
  const ask = async <Result>(
    educatorId: string,
    request: (classroom: Classroom) => Promise<Result>,
  ): Promise<Result | undefined> => {
    try {
      const classroom = opened.get(educatorId) ?? openGoogleClassroom(deps, educatorId);
      opened.set(educatorId, classroom);
      return await request(await classroom);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.code === 'EXT_005') waits.push(error);
      return undefined;
    }
  };
  return { ask, waits };
};

type Asker = ReturnType<typeof createAsker>;

/**
 * Returns the educator who teaches the student in this class at Google, or undefined if the student
 * is not in it.
 */
const findTeacher = async (
  { ask }: Asker,
  { source_class_id: classId, educators }: AddingClassroom,
  { domain, subject }: GoogleStudent,
) => {
  for (const { id, email } of educators) {
    if (schoolDomainOf(email ?? '') !== domain) continue;
    const isEnrolled = await ask(id, (google) => google.hasStudent(classId, subject));
    if (isEnrolled !== undefined) return isEnrolled ? id : undefined;
  }
  return undefined;
};

/**
 * Checks each class for the student, several in parallel, until all are checked or the time is
 * over.
 */
const findClasses = async (
  asker: Asker,
  classrooms: readonly AddingClassroom[],
  student: GoogleStudent,
  searchMs: number,
) => {
  const endsAt = Date.now() + searchMs;
  const matches: { classroom: AddingClassroom; educatorId: string }[] = [];
  const queue = classrooms.values();
  const task = async () => {
    for (const classroom of queue) {
      if (Date.now() >= endsAt) {
        asker.waits.push(busyError('google', new Date(Date.now() + NEXT_SEARCH_MS)));
        return;
      }
      const educatorId = await findTeacher(asker, classroom, student);
      if (educatorId) matches.push({ classroom, educatorId });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, task));
  return matches;
};

/** Returns the error with the longest wait, after which all classes can be checked. */
const longestOf = (waits: readonly DomainError[]) =>
  waits.toSorted(
    (a, b) => (b.details.retryAfterSeconds ?? 0) - (a.details.retryAfterSeconds ?? 0),
  )[0];

/**
 * Enrolls a student who signs in through Google in the synced classes of their school, and reads no
 * others. Throws EXT_005 if the student was not found and some classes could not be checked yet.
 */
export const joinGoogleClasses = async (
  deps: Deps,
  student: GoogleStudent,
  searchMs = SEARCH_MS,
) => {
  const { domain, subject } = student;
  const asker = createAsker(deps);
  const classrooms = await selectGoogleClassrooms(deps.db, domain);
  const matches = await findClasses(asker, classrooms, student, searchMs);
  let hasRead = false;
  // One after the other, because the first creates the account and the others find it.
  for (const { classroom, educatorId } of matches) {
    const external = await asker.ask(educatorId, (google) =>
      google.read(classroom.source_class_id),
    );
    if (!external?.roster.some(({ id }) => id === subject)) continue;
    hasRead = true;
    await joinSection(deps, { classroomId: classroom.id, educatorId, external, subject });
  }
  const wait = longestOf(asker.waits);
  if (wait && !hasRead) throw wait;
};
