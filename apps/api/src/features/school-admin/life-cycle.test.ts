import type { ClassroomJson } from '@wonderfield/contract/classrooms/classroom';
import { scaled } from '@wonderfield/contract/testing/scale';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Fields, TestResponse } from '../../../testing/build-test-app.ts';
import { contextFor } from '../../../testing/context-for.ts';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import { type MadeClassroom, makeClassroom } from '../../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { makeOperator } from '../../../testing/factories/make-operator.ts';
import {
  type MadeSchool,
  makeSchool,
  makeSchoolTeacher,
  makeTeacherOfDomain,
  ownDomainOf,
} from '../../../testing/factories/make-school.ts';
import type { MadeUser } from '../../../testing/factories/make-user.ts';
import { type SessionFields, signIn } from '../../../testing/factories/sign-in.ts';
import { unique } from '../../../testing/factories/unique.ts';
import { start, undo } from '../../../testing/scenarios/next-year.ts';
import { openFastTestServer } from '../../../testing/test-server.ts';
import { restoreAccount, suspendAccount } from '../operators/accounts/suspend-account.ts';

/*
 * Simulates school classrooms with random joins, invitations, transfers, removals, moves and
 * suspensions. A student can be read exactly by the teachers that the model allows.
 */

const portal = await openFastTestServer();
const RUNS = scaled(3, 60);
const TIMEOUT_MS = 60_000 + RUNS * 20_000;
const operator = contextFor(portal, { operatorId: (await makeOperator(portal)).id });

/** Two schools with teachers, one teacher from outside and one without a school. */
const SCHOOLS = ['lark', 'fern'] as const;
const TEACHERS = ['ana', 'ben', 'cleo', 'dov', 'eve'] as const;
const ROOMS = ['larkRoom', 'fernRoom', 'eveRoom'] as const;
type School = (typeof SCHOOLS)[number];
type Teacher = (typeof TEACHERS)[number];
type Person = Teacher | `head of ${School}`;
type Room = (typeof ROOMS)[number];

type Model = {
  memberOf: Map<Person, School>;
  waitsFor: Map<Person, School>;
  /** Approved as individual teachers, without a school. */
  alone: Set<Person>;
  /** Left a school, and wait for the adult check and an operator. All other calls are rejected. */
  gone: Set<Person>;
  suspended: Set<School>;
  rooms: Record<
    Room,
    { school?: School; owner: Person; co: Set<Person>; invited: Map<Person, Person> }
  >;
};

const headOf = (school: School): Person => `head of ${school}`;
/** The schools that know a teacher's email domain. The other teachers are unknown to both. */
const KNOWN: Partial<Record<Person, School>> = { ana: 'lark', ben: 'lark', cleo: 'fern' };

/* The whole access rule in ten lines. */
const belongs = (model: Model, person: Person, school: School | undefined) =>
  school === undefined ||
  (!model.suspended.has(school) &&
    (model.memberOf.get(person) === school || person === headOf(school)));
const opens = (model: Model, person: Person, { owner, co, school }: Model['rooms'][Room]) =>
  (owner === person || co.has(person)) && belongs(model, person, school);
/**
 * Administrators teach no classes, and neither do teachers who left a school and have no new one.
 */
const teaches = (model: Model, person: Person) =>
  model.alone.has(person) || model.memberOf.has(person);
const reads = (model: Model, person: Person, room: Room) =>
  teaches(model, person) && opens(model, person, model.rooms[room]);

/* The effect of each step, if it is allowed. */
const leave = (model: Model, person: Person) => {
  const school = model.memberOf.get(person);
  if (!school) return;
  for (const room of Object.values(model.rooms).filter((each) => each.school === school)) {
    room.co.delete(person);
    if (room.owner === person) {
      room.owner = headOf(school);
      room.co.delete(room.owner);
    }
    room.invited.delete(person);
    for (const [guest, by] of room.invited) if (by === person) room.invited.delete(guest);
  }
  model.memberOf.delete(person);
};
const join = (model: Model, person: Person, school: School) => {
  if (model.memberOf.get(person) !== school) leave(model, person);
  model.memberOf.set(person, school);
  model.waitsFor.delete(person);
  model.alone.delete(person);
};
const changeOwner = (
  model: Model,
  room: Model['rooms'][Room],
  newOwner: Person,
  stays?: Person,
) => {
  room.owner = newOwner;
  room.co.delete(newOwner);
  if (stays) room.co.add(stays);
  for (const person of room.co) if (!opens(model, person, room)) room.co.delete(person);
  room.invited.clear();
};

type World = {
  people: Record<Person, MadeUser>;
  sessions: Record<Person, SessionFields>;
  schools: Record<School, MadeSchool>;
  rooms: Record<Room, MadeClassroom>;
};
type Step = {
  says: string;
  run: (model: Model, world: World) => Promise<TestResponse | undefined>;
};

const call = (world: World, by: Person, name: Parameters<typeof portal.call>[0], fields: Fields) =>
  portal.call(name, { ...fields, ...world.sessions[by] });
const isOk = (response: TestResponse) => response.body._responseStatus === 1;

const redeem = (anyTeacher: Teacher, school: School): Step => ({
  says: `${anyTeacher} enters the code of ${school}`,
  run: async (model, world) => {
    // Rate limits are not part of this test.
    await portal.db.deleteFrom('rate_limits').execute();
    const response = await call(world, anyTeacher, 'updateUser', {
      educatorLicenseType: 'schoolLicenseCode',
      schoolRegCode: world.schools[school].code,
      educatorGrade: '3',
      preferedPronoun: '1',
    });
    const may = !model.suspended.has(school) && !model.gone.has(anyTeacher);
    expect(isOk(response)).toBe(may);
    if (!may) return;
    if (KNOWN[anyTeacher] === school || model.memberOf.get(anyTeacher) === school)
      join(model, anyTeacher, school);
    else model.waitsFor.set(anyTeacher, school);
  },
});

const admit = (anyTeacher: Teacher, school: School): Step => ({
  says: `${school} lets ${anyTeacher} in`,
  run: async (model, world) => {
    const fields = { decision: 'admit', teacherId: world.people[anyTeacher].id };
    const response = await call(world, headOf(school), 'decideSchoolTeacher', fields);
    const may = !model.suspended.has(school) && model.waitsFor.get(anyTeacher) === school;
    expect(isOk(response)).toBe(may);
    if (may) join(model, anyTeacher, school);
  },
});

const remove = (anyTeacher: Teacher, school: School): Step => ({
  says: `${school} removes ${anyTeacher}`,
  run: async (model, world) => {
    const fields = { teacherId: world.people[anyTeacher].id };
    const response = await call(world, headOf(school), 'removeSchoolTeacher', fields);
    const may = !model.suspended.has(school) && model.memberOf.get(anyTeacher) === school;
    expect(isOk(response)).toBe(may);
    if (may) leave(model, anyTeacher);
  },
});

const invite = (name: Room, guest: Teacher): Step => ({
  says: `${guest} is invited to ${name}`,
  run: async (model, world) => {
    const room = model.rooms[name];
    const { owner } = room;
    const fields = { classRoomId: world.rooms[name].id, email: world.people[guest].email };
    const response = await call(world, owner, 'inviteCoTeacher', fields);
    const isNew = owner !== guest && !room.co.has(guest) && !room.invited.has(guest);
    const may = reads(model, owner, name) && isNew;
    expect(isOk(response)).toBe(may);
    if (may) room.invited.set(guest, owner);
  },
});

const accept = (name: Room, guest: Teacher): Step => ({
  says: `${guest} accepts the invitation to ${name}`,
  run: async (model, world) => {
    const room = model.rooms[name];
    const invitation = await portal.db
      .selectFrom('classroom_invitations')
      .select('id')
      .where('classroom_id', '=', world.rooms[name].id)
      .where('email', '=', world.people[guest].email)
      .executeTakeFirst();
    expect(invitation !== undefined).toBe(room.invited.has(guest));
    if (!invitation) return;
    const fields = { invitationId: invitation.id, accept: '1' };
    const response = await call(world, guest, 'answerInvitation', fields);
    const may = teaches(model, guest) && belongs(model, guest, room.school);
    expect(isOk(response)).toBe(may);
    if (!may) return;
    room.invited.delete(guest);
    room.co.add(guest);
  },
});

const transferOwnership = (name: Room, newOwner: Teacher): Step => ({
  says: `${name} is handed over to ${newOwner}`,
  run: async (model, world) => {
    const room = model.rooms[name];
    const { owner } = room;
    const fields = { classRoomId: world.rooms[name].id, educatorId: world.people[newOwner].id };
    const offered = await call(world, owner, 'handOverClassroom', fields);
    const mayOffer = reads(model, owner, name) && room.co.has(newOwner);
    expect(isOk(offered)).toBe(mayOffer && belongs(model, newOwner, room.school));
    if (!isOk(offered)) return;
    const yes = { classRoomId: fields.classRoomId, accept: '1' };
    const response = await call(world, newOwner, 'answerHandover', yes);
    const goesTo = room.school ?? model.memberOf.get(newOwner);
    const may = teaches(model, newOwner) && belongs(model, newOwner, goesTo);
    expect(isOk(response)).toBe(may);
    if (!may) {
      expect(
        isOk(await call(world, owner, 'withdrawHandover', { classRoomId: fields.classRoomId })),
      ).toBe(true);
      return;
    }
    if (goesTo) room.school = goesTo;
    changeOwner(model, room, newOwner, owner);
  },
});

const give = (name: Room, school: School, newOwner: Teacher): Step => ({
  says: `${school} gives ${name} to ${newOwner}`,
  run: async (model, world) => {
    const room = model.rooms[name];
    const { owner } = room;
    const fields = { classRoomId: world.rooms[name].id, teacherId: world.people[newOwner].id };
    const response = await call(world, headOf(school), 'giveSchoolClassroom', fields);
    const may =
      !model.suspended.has(school) &&
      room.school === school &&
      model.memberOf.get(newOwner) === school;
    expect(isOk(response)).toBe(may);
    if (!may || owner === newOwner) return;
    changeOwner(model, room, newOwner, owner === headOf(school) ? undefined : owner);
  },
});

const release = (name: Room, school: School): Step => ({
  says: `${school} takes ${name} off its license`,
  run: async (model, world) => {
    const room = model.rooms[name];
    const fields = { classRoomId: world.rooms[name].id };
    const response = await call(world, headOf(school), 'releaseSchoolClassroom', fields);
    const may =
      !model.suspended.has(school) && room.school === school && room.owner !== headOf(school);
    expect(isOk(response)).toBe(may);
    if (may) delete room.school;
  },
});

/** Archives and restores a classroom. One without a school moves to its owner's school. */
const putAwayAndBack = (name: Room): Step => ({
  says: `${name} is archived and brought back`,
  run: async (model, world) => {
    const room = model.rooms[name];
    const { owner } = room;
    const classRoomId = world.rooms[name].id;
    const away = await call(world, owner, 'archiveClassroom', { classRoomId, archived: '1' });
    expect(isOk(away)).toBe(reads(model, owner, name));
    if (!isOk(away)) return;
    const goesTo = room.school ?? model.memberOf.get(owner);
    const back = await call(world, owner, 'archiveClassroom', { classRoomId, archived: '0' });
    expect(isOk(back)).toBe(belongs(model, owner, goesTo));
    if (!isOk(back)) return;
    if (goesTo) room.school = goesTo;
  },
});

/** Starts the next year of a classroom and undoes it. It moves to a school like a restored one. */
const rollOverAndUndo = (name: Room): Step => ({
  says: `${name} starts the next year, which is undone`,
  run: async (model, world) => {
    const room = model.rooms[name];
    const { owner } = room;
    const classroom = { ...world.rooms[name], session: world.sessions[owner] };
    const coTeacherIds = JSON.stringify([...room.co].map((person) => world.people[person].id));
    const started = await start(portal, classroom, { fields: { coTeacherIds } });
    const goesTo = room.school ?? model.memberOf.get(owner);
    expect(isOk(started)).toBe(reads(model, owner, name) && belongs(model, owner, goesTo));
    if (!isOk(started)) return;
    await expectReaders(model, world);
    expect(isOk(await undo(portal, classroom))).toBe(true);
    if (goesTo) room.school = goesTo;
    for (const person of room.co) if (!opens(model, person, room)) room.co.delete(person);
  },
});

/** Leaves the school to teach alone, which gives no access before an operator's approval. */
const goAlone = (anyTeacher: Teacher): Step => ({
  says: `${anyTeacher} goes on alone`,
  run: async (model, world) => {
    const wasAlone = model.alone.has(anyTeacher);
    const response = await call(world, anyTeacher, 'updateUser', {
      educatorLicenseType: 'teacherAccount',
      educatorGrade: '3',
      preferedPronoun: '1',
      noOfStudents: '20',
    });
    // A teacher who already left is unverified and gets the error about the adult check first.
    expect(isOk(response)).toBe(!model.gone.has(anyTeacher));
    if (model.gone.has(anyTeacher)) return;
    leave(model, anyTeacher);
    model.waitsFor.delete(anyTeacher);
    if (!wasAlone) model.gone.add(anyTeacher);
  },
});

const suspend = (school: School): Step => ({
  says: `${school} is suspended`,
  run: async (model, world) => {
    if (model.suspended.has(school)) return;
    const { id: userId } = world.people[headOf(school)];
    await suspendAccount(operator, { userId, reason: 'Unpaid' });
    model.suspended.add(school);
  },
});

const restore = (school: School): Step => ({
  says: `${school} is restored`,
  run: async (model, world) => {
    if (!model.suspended.has(school)) return;
    const { id: userId } = world.people[headOf(school)];
    await restoreAccount(operator, { userId, reason: 'Paid' });
    // The suspension ended the administrator's sessions.
    world.sessions[headOf(school)] = await signIn(portal, world.people[headOf(school)]);
    model.suspended.delete(school);
  },
});

const anyTeacher = fc.constantFrom(...TEACHERS);
const at = fc.constantFrom(...SCHOOLS);
const where = fc.constantFrom(...ROOMS);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(anyTeacher, at).map(([one, school]) => redeem(one, school)) },
  { weight: 2, arbitrary: fc.tuple(anyTeacher, at).map(([one, school]) => admit(one, school)) },
  { weight: 2, arbitrary: fc.tuple(anyTeacher, at).map(([one, school]) => remove(one, school)) },
  { weight: 4, arbitrary: fc.tuple(where, anyTeacher).map(([room, one]) => invite(room, one)) },
  { weight: 5, arbitrary: fc.tuple(where, anyTeacher).map(([room, one]) => accept(room, one)) },
  {
    weight: 3,
    arbitrary: fc.tuple(where, anyTeacher).map(([room, one]) => transferOwnership(room, one)),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(where, at, anyTeacher)
      .map(([room, school, one]) => give(room, school, one)),
  },
  { weight: 2, arbitrary: fc.tuple(where, at).map(([room, school]) => release(room, school)) },
  { weight: 2, arbitrary: where.map(putAwayAndBack) },
  { weight: 2, arbitrary: where.map(rollOverAndUndo) },
  { weight: 1, arbitrary: anyTeacher.map(goAlone) },
  { weight: 1, arbitrary: at.map(suspend) },
  { weight: 1, arbitrary: at.map(restore) },
);

const makeWorld = async (): Promise<{ model: Model; world: World }> => {
  const seats = { seats: 50 };
  const [lark, fern] = [await makeSchool(portal, seats), await makeSchool(portal, seats)];
  const at = (school: MadeSchool) => ({ email: `robin-${unique()}@${school.domain}` });
  const people: World['people'] = {
    'head of lark': lark.administrator,
    'head of fern': fern.administrator,
    ana: await makeSchoolTeacher(portal, lark, at(lark)),
    ben: await makeTeacherOfDomain(portal, lark),
    cleo: await makeSchoolTeacher(portal, fern, at(fern)),
    dov: await makeEducator(portal.db, {
      licenseType: 'schoolLicenseCode',
      ageVerified: false,
      configured: false,
    }),
    eve: await makeEducator(portal.db),
  };
  await ownDomainOf(portal, fern, people.cleo);
  const traits = { students: 1 };
  const rooms: World['rooms'] = {
    larkRoom: await makeClassroom(portal, { ...traits, school: lark, owner: people.ana }),
    fernRoom: await makeClassroom(portal, { ...traits, school: fern, owner: people.cleo }),
    eveRoom: await makeClassroom(portal, { ...traits, owner: people.eve }),
  };
  const room = (owner: Person, school?: School) => ({
    owner,
    co: new Set<Person>(),
    invited: new Map<Person, Person>(),
    ...(school && { school }),
  });
  const model: Model = {
    memberOf: new Map<Person, School>([
      ['ana', 'lark'],
      ['cleo', 'fern'],
    ]),
    waitsFor: new Map(),
    alone: new Set<Person>(['eve']),
    gone: new Set(),
    suspended: new Set(),
    rooms: {
      larkRoom: room('ana', 'lark'),
      fernRoom: room('cleo', 'fern'),
      eveRoom: room('eve'),
    },
  };
  const sessions = {} as World['sessions'];
  for (const [person, user] of Object.entries(people)) {
    sessions[person as Person] = await signIn(portal, user);
  }
  return { model, world: { people, sessions, schools: { lark, fern }, rooms } };
};

/** Returns the rooms whose students a person can see in the list and its rosters. */
const seenBy = async (world: World, person: Person) => {
  const { body } = await call(world, person, 'getClassroomsByEducator', { studentsDataFlag: '1' });
  const listed = (body.allClassroomsDocs ?? []) as ClassroomJson[];
  const ids = listed.flatMap(({ studentData = [] }) => studentData.map(({ userId }) => userId));
  return ROOMS.filter((room) => ids.includes(String(world.rooms[room].students[0]?.id)));
};

const expectReaders = async (model: Model, world: World) => {
  for (const person of Object.keys(world.people) as Person[]) {
    const allowed = ROOMS.filter((room) => reads(model, person, room));
    expect({ person, sees: await seenBy(world, person) }).toEqual({ person, sees: allowed });
  }
};

/** Requests the password of each student as every person, like the original attack. */
const expectPasswords = async (model: Model, world: World) => {
  for (const person of Object.keys(world.people) as Person[]) {
    for (const room of ROOMS) {
      const requestUserId = world.rooms[room].students[0]?.id;
      const response = await call(world, person, 'showStudentPassword', { requestUserId });
      expect({ person, room, shown: isOk(response) }).toEqual({
        person,
        room,
        shown: reads(model, person, room),
      });
    }
  }
};

// @proves D-8-school-classroom
it(
  'shows a student only to current teachers of the classroom who belong to its school',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 40 }), async (steps) => {
        const { model, world } = await makeWorld();
        for (const { says, run } of steps) {
          await run(model, world).catch((error: Error) => {
            throw new Error(`${says}: ${error.message}`, { cause: error });
          });
          await expectReaders(model, world);
        }
        await expectPasswords(model, world);
        await expectInvariants(portal.db);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  },
  TIMEOUT_MS,
);
