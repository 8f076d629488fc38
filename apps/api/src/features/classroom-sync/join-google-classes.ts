import type { Deps } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { schoolDomainOf } from '../educators/school-domain.ts';
import { busyError, openGoogleClassroom } from './external-rosters.ts';
import { joinSection } from './join-section.ts';
import { type AddingClassroom, selectGoogleClassrooms } from './on-demand.queries.ts';

/** Requests at the same time. */
const AT_ONCE = 10;
/** A sign-in waits this long for classes to be asked. */
const SEARCH_MS = 15_000;
/** When somebody may search again whose search was not finished. */
const NEXT_SEARCH_MS = 60_000;

type GoogleStudent = {
  /** The registrable domain of the student's confirmed address. */
  domain: string;
  subject: string;
};

type Classroom = Awaited<ReturnType<typeof openGoogleClassroom>>;

/** Keeps what could not be asked: whoever was not found for that reason is told to try again. */
const createAsker = (deps: Deps) => {
  const waits: DomainError[] = [];
  const opened = new Map<string, Promise<Classroom>>();
  /** Asks with the permission of an educator. Returns undefined where that is not possible. */
  const ask = async <Answer>(
    educatorId: string,
    request: (classroom: Classroom) => Promise<Answer>,
  ): Promise<Answer | undefined> => {
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

/** Returns who teaches the student in this class, as Google says; undefined for a student who is not in it. */
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

/** Asks about the student in each class, several at a time, until all are asked or the time is over. */
const findClasses = async (
  asker: Asker,
  classrooms: readonly AddingClassroom[],
  student: GoogleStudent,
  searchMs: number,
) => {
  const endsAt = Date.now() + searchMs;
  const matches: { classroom: AddingClassroom; educatorId: string }[] = [];
  const queue = classrooms.values();
  const ctx = async () => {
    for (const classroom of queue) {
      if (Date.now() >= endsAt) {
        asker.waits.push(busyError('google', new Date(Date.now() + NEXT_SEARCH_MS)));
        return;
      }
      const educatorId = await findTeacher(asker, classroom, student);
      if (educatorId) matches.push({ classroom, educatorId });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ctx));
  return matches;
};

/** The longest wait: afterwards all of them can be asked. */
const longestOf = (waits: readonly DomainError[]) =>
  waits.toSorted(
    (a, b) => (b.details.retryAfterSeconds ?? 0) - (a.details.retryAfterSeconds ?? 0),
  )[0];

/**
 * Adds a student who signs in through Google to the synced classes of their school that have them. Only those are
 * read. Refuses with EXT_005 if the student was in none of the classes that could be asked, and some could not yet.
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
  // One after the other: the first creates the account, and the others find it.
  for (const { classroom, educatorId } of matches) {
    const external = await asker.ask(educatorId, (google) =>
      google.read(classroom.source_class_id),
    );
    if (!external?.roster.some(({ id }) => id === subject)) continue;
    hasRead = true;
    await joinSection(deps, { classroomId: classroom.id, educatorId, outside: external, subject });
  }
  const wait = longestOf(asker.waits);
  if (wait && !hasRead) throw wait;
};
