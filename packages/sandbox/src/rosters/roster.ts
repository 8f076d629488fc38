/** A person at any provider. */
export type RosterPerson = {
  id: string;
  firstName: string;
  lastName: string;
  /** Empty if the provider has none. */
  email: string;
  /** Scenario that this person demonstrates. People with a scenario are on the sign-in page. */
  shows: string;
};

/** A course or a section. */
export type RosterClass = {
  id: string;
  name: string;
  teacherIds: string[];
  studentIds: string[];
};

class NotInRoster extends Error {
  readonly statusCode = 404;
}

/** People and classes of one provider, in memory. */
export class Roster<Person extends RosterPerson, Class extends RosterClass = RosterClass> {
  readonly #people = new Map<string, Person>();
  readonly #classes = new Map<string, Class>();
  readonly #seed: (roster: Roster<Person, Class>) => void;

  constructor(seed: (roster: Roster<Person, Class>) => void) {
    this.#seed = seed;
    seed(this);
  }

  /** Restores the demo data. */
  reset(): void {
    this.#people.clear();
    this.#classes.clear();
    this.#seed(this);
  }

  people(): Person[] {
    return [...this.#people.values()];
  }

  classes(): Class[] {
    return [...this.#classes.values()];
  }

  findPerson(id: string): Person | undefined {
    return this.#people.get(id);
  }

  /** Finds a person by id or email. Returns the first one of a shared email. */
  findPersonCalled(idOrEmail: string): Person | undefined {
    const wanted = idOrEmail.toLowerCase();
    return (
      this.#people.get(idOrEmail) ??
      this.people().find(({ email }) => email !== '' && email.toLowerCase() === wanted)
    );
  }

  findClass(id: string): Class | undefined {
    return this.#classes.get(id);
  }

  person(idOrEmail: string): Person {
    const person = this.findPersonCalled(idOrEmail);
    if (!person) throw new NotInRoster(`Unknown person: ${idOrEmail}.`);
    return person;
  }

  class(id: string): Class {
    const rosterClass = this.#classes.get(id);
    if (!rosterClass) throw new NotInRoster(`Unknown class: ${id}.`);
    return rosterClass;
  }

  /** Returns people in the order of the ids. */
  peopleOf(ids: string[]): Person[] {
    return ids.flatMap((id) => this.#people.get(id) ?? []);
  }

  addPerson(person: Person): Person {
    this.#people.set(person.id, person);
    return person;
  }

  addClass(added: Class): Class {
    this.#classes.set(added.id, added);
    return added;
  }

  changePerson(id: string, changes: Partial<Person>): Person {
    return Object.assign(this.person(id), changes);
  }

  changeClass(id: string, changes: Partial<Class>): Class {
    return Object.assign(this.class(id), changes);
  }

  removeClass(id: string): void {
    this.#classes.delete(this.class(id).id);
  }

  enroll(classId: string, personId: string): Class {
    const rosterClass = this.class(classId);
    const { id } = this.person(personId);
    if (!rosterClass.studentIds.includes(id)) rosterClass.studentIds.push(id);
    return rosterClass;
  }

  withdraw(classId: string, personId: string): Class {
    const rosterClass = this.class(classId);
    rosterClass.studentIds = rosterClass.studentIds.filter((id) => id !== personId);
    return rosterClass;
  }
}
