import { describe, expect, it } from 'vitest';
import { planForNight, planSync } from './sync-plan.rules.ts';
import type { KnownStudent, Person } from './sync-students.rules.ts';

const THEN = new Date('2026-09-02T08:00:00Z');

/** Creates an external person, for example "Chloe Nguyen". */
const person = (id: string, name: string, traits: Partial<Person> = {}): Person => {
  const [firstName = '', ...rest] = name.split(' ');
  return {
    id,
    firstName,
    lastName: rest.join(' '),
    email: undefined,
    emailMark: undefined,
    ...traits,
  };
};
/** Creates an enrolled student without an external id, for example "Chloe Nguyen". */
const student = (id: string, name: string, traits: Partial<KnownStudent> = {}): KnownStudent => {
  const [firstName = '', ...rest] = name.split(' ');
  return {
    id,
    firstName,
    lastName: rest.join(' '),
    username: `${id}@`,
    isFamilys: false,
    isLookedAfter: true,
    isOwnOrphan: false,
    isOrphan: false,
    schoolId: null,
    lastSeenAt: undefined,
    outsideIds: [],
    emailMarks: [],
    place: { joinedAt: THEN, isSynced: true, how: 'sync' as const },
    isFormer: false,
    otherClass: undefined,
    isOfSchool: false,
    ...traits,
  };
};
const byHand = { place: { joinedAt: THEN, isSynced: false, how: 'roster' as const } };
const notHere = { place: undefined };

/** Returns the plan as ids. */
const plan = (roster: Person[], students: KnownStudent[], chosen = roster.map(({ id }) => id)) => {
  const planned = planSync(roster, new Set(chosen), students);
  const { twins: duplicates, added, renamed, matched, left, familys } = planned;
  return {
    familys: familys.map(({ id }) => id),
    twins: duplicates.map(
      (duplicate) => `${duplicate.person.id}=${duplicate.student.id} ${duplicate.why}`,
    ),
    added: added.map((one) => (one.student ? `${one.person.id}:${one.student.id}` : one.person.id)),
    renamed: renamed.map((one) => one.student.id),
    matched: matched.map(({ id }) => id),
    left: left.map((one) => `${one.student.id} ${one.why}`),
  };
};
const NOTHING = { familys: [], twins: [], added: [], renamed: [], matched: [], left: [] };

describe('planSync', () => {
  it('adds an unknown person', () => {
    expect(plan([person('g1', 'Ava Stone')], [])).toEqual({ ...NOTHING, added: ['g1'] });
  });

  // @proves C-previewClassroomSync
  it('matches students by external id only and treats another name as a rename', () => {
    const ava = student('s1', 'Ava Stone', { outsideIds: ['g1'] });
    expect(plan([person('g1', 'Ava Stone')], [ava])).toEqual({ ...NOTHING, matched: ['s1'] });
    expect(plan([person('g1', 'Eve Reed')], [ava])).toEqual({ ...NOTHING, renamed: ['s1'] });
  });

  it('matches a student with two external ids once', () => {
    const ava = student('s1', 'Ava Stone', { outsideIds: ['g1', 'g2'] });
    const both = [person('g1', 'Ava Stone'), person('g2', 'Ava Stone')];
    expect(plan(both, [ava])).toEqual({ ...NOTHING, matched: ['s1'] });
  });

  it('adds a student who has an account from another class', () => {
    const ava = student('s1', 'Ava Stone', { outsideIds: ['g1'], ...notHere });
    expect(plan([person('g1', 'Ava Stone')], [ava])).toEqual({ ...NOTHING, added: ['g1:s1'] });
  });

  it('removes synced students with the reason', () => {
    const students = [
      student('s1', 'Ava Stone', { outsideIds: ['g1'] }),
      student('s2', 'Noah Reed', { outsideIds: ['g2'] }),
    ];
    const externalPeople = [person('g2', 'Noah Reed')];
    expect(plan(externalPeople, students, [])).toEqual({
      ...NOTHING,
      left: ['s1 gone', 's2 notChosen'],
    });
  });

  it('never removes manually added students', () => {
    expect(plan([], [student('s1', 'Ava Stone', byHand)])).toEqual(NOTHING);
    const kept = student('s2', 'Noah Reed', { outsideIds: ['g2'], ...byHand });
    expect(plan([], [kept])).toEqual(NOTHING);
  });

  // @proves C-previewClassroomSync
  it('treats similar names as possible duplicates, which it neither adds nor removes', () => {
    const chloe = student('s1', 'Chloe Nguyen');
    expect(plan([person('g1', 'Khloe Nguyen')], [chloe])).toEqual({
      ...NOTHING,
      twins: ['g1=s1 nearName'],
    });
  });

  it('treats an equal email as a possible duplicate, even from another service', () => {
    const existing = student('s1', 'Ava Stone', { emailMarks: ['a1'], ...byHand });
    const externalPeople = [person('g1', 'Zora Quill', { emailMark: 'a1' })];
    expect(plan(externalPeople, [existing]).twins).toEqual(['g1=s1 sameEmail']);
  });

  it('treats a former student with a new external id as a possible duplicate', () => {
    const former = student('s1', 'Chloe Nguyen', {
      ...notHere,
      isFormer: true,
      outsideIds: ['g0'],
    });
    expect(plan([person('g1', 'Chloe Nguyen')], [former]).twins).toEqual(['g1=s1 sameName']);
  });

  it('adds a person whose namesake is only in other teachers’ classes', () => {
    const elsewhere = student('s1', 'Chloe Nguyen', { ...notHere, outsideIds: ['g0'] });
    expect(plan([person('g1', 'Chloe Nguyen')], [elsewhere])).toEqual({
      ...NOTHING,
      added: ['g1'],
    });
  });

  it('treats equal but not similar names in the educator’s other classes as possible duplicates', () => {
    const elsewhere = { ...notHere, otherClass: 'Room 12' };
    const students = [
      student('s1', 'Chloe Nguyen', elsewhere),
      student('s2', 'Ben Reed', elsewhere),
    ];
    const externalPeople = [person('g1', 'Chloe Nguyen'), person('g2', 'Benjamin Reed')];
    expect(plan(externalPeople, students)).toEqual({
      ...NOTHING,
      twins: ['g1=s1 sameName'],
      added: ['g2'],
    });
    const existing = student('s1', 'Chloe Nguyen', { ...elsewhere, outsideIds: ['g9'] });
    expect(plan([person('g1', 'Chloe Nguyen')], [existing]).added).toEqual(['g1']);
  });

  it('pairs each student at most once, the most certain pairs first', () => {
    const students = [student('s1', 'Chloe Nguyen'), student('s2', 'Khloe Nguyen')];
    const externalPeople = [person('g1', 'Khloe Nguyen'), person('g2', 'Chloe Nguyen')];
    expect(plan(externalPeople, students).twins.sort()).toEqual([
      'g1=s2 sameName',
      'g2=s1 sameName',
    ]);
  });

  it('does not rename a family’s child or a guest, or replace a full last name with an initial', () => {
    const maya = student('s1', 'Maya Okafor', { outsideIds: ['g1'], isFamilys: true, ...byHand });
    expect(plan([person('g1', 'Maia Okafor')], [maya]).renamed).toEqual([]);
    const guest = student('s3', 'Ada Reed', { outsideIds: ['g3'], isLookedAfter: false });
    expect(plan([person('g3', 'Eve Reed')], [guest]).renamed).toEqual([]);
    const grace = student('s2', 'Grace Kim', { outsideIds: ['g2'] });
    expect(plan([person('g2', 'Grace K')], [grace]).renamed).toEqual([]);
    expect(plan([person('g2', 'Grace L')], [grace]).renamed).toEqual(['s2']);
  });

  it('does not add a family’s child who is not enrolled', () => {
    const maya = student('s1', 'Maya Okafor', { outsideIds: ['g1'], isFamilys: true, ...notHere });
    expect(plan([person('g1', 'Maya Okafor')], [maya])).toEqual({ ...NOTHING, familys: ['g1'] });
  });

  it('treats a first name with an initial as the same name if it matches only one student', () => {
    const elsewhere = { ...notHere, otherClass: 'Room 12' };
    const amara = student('s1', 'Amara Diallo', elsewhere);
    const duplicates = [student('s2', 'Ava Stone', byHand), student('s3', 'Ava Stark', byHand)];
    const externalPeople = [person('g1', 'Amara D'), person('g2', 'Ava S')];
    expect(plan(externalPeople, [amara, ...duplicates]).twins).toEqual([
      'g1=s1 sameName',
      'g2=s2 nearName',
    ]);
  });

  it('treats different apostrophes in a name as equal', () => {
    const noah = student('s1', 'Noah O’Brien', { outsideIds: ['g1'] });
    expect(plan([person('g1', "Noah O'Brien")], [noah])).toEqual({ ...NOTHING, matched: ['s1'] });
  });

  it('ignores selected ids that are not on the roster', () => {
    const ava = student('s1', 'Ava Stone', { outsideIds: ['g9'], ...notHere });
    expect(plan([person('g1', 'Noah Reed')], [ava], ['g1', 'g9', 'x'])).toEqual({
      ...NOTHING,
      added: ['g1'],
    });
  });
});

describe('planForNight', () => {
  const whole = () =>
    planSync(
      [person('g1', 'Khloe Nguyen'), person('g2', 'Eve Reed'), person('g3', 'Imani Brooks')],
      new Set(['g1', 'g2', 'g3']),
      [
        student('s1', 'Chloe Nguyen'),
        student('s2', 'Noah Reed', { outsideIds: ['g2'] }),
        student('s4', 'Grace Kim', { outsideIds: ['g4'] }),
      ],
    );

  it('adds only new students and skips possible duplicates in mode "add"', () => {
    const { twins: duplicates, added, renamed, matched, left } = planForNight(whole(), 'add');
    expect([duplicates, renamed, left]).toEqual([[], [], []]);
    expect(added.map(({ person: { id } }) => id)).toEqual(['g3']);
    expect(matched.map(({ id }) => id)).toEqual(['s2']);
  });

  it('renames and removes students and skips possible duplicates in mode "full"', () => {
    const { twins: duplicates, renamed, left } = planForNight(whole(), 'full');
    expect(duplicates).toEqual([]);
    expect(renamed.map((one) => one.student.id)).toEqual(['s2']);
    expect(left.map((one) => one.student.id)).toEqual(['s4']);
  });
});
