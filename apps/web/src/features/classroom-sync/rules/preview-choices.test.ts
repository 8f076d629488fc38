import type { SyncPreview } from '@wonderfield/contract/classroom-sync/sync-preview';
import { describe, expect, it } from 'vitest';
import {
  aDuplicate,
  peopleAdded as added,
  aPreview,
  peopleLeft,
} from '../../../../testing/syncs.ts';
import {
  fittingChoices,
  hasChanges,
  newSeats,
  openQuestions,
  peopleAdded,
  peopleLeaving,
  withDecision,
} from './preview-choices.ts';

const different = { outsideId: 's-90', studentId: 'student-90', isSame: false };
const same = { ...different, isSame: true };
const nothing = { decisions: [], keptIds: [] };

describe('fittingChoices', () => {
  it('keeps decisions whose question still exists and drops the others', () => {
    const preview = aPreview({ twins: [aDuplicate()], left: peopleLeft(1) });
    const elsewhere = { outsideId: 's-7', studentId: 'student-7', isSame: true };
    const choices = { decisions: [same, elsewhere], keptIds: ['left-1', 'left-2'] };
    expect(fittingChoices(preview, choices)).toEqual({ decisions: [same], keptIds: ['left-1'] });
  });

  it('drops a decision about a pair that now has a different student', () => {
    const preview = aPreview({ twins: [aDuplicate({ here: { id: 'student-91' } })] });
    expect(fittingChoices(preview, { decisions: [same], keptIds: [] }).decisions).toEqual([]);
  });

  it('keeps a leaving student only while the pair is decided as different', () => {
    const preview = aPreview({ twins: [aDuplicate()] });
    const keptIds = ['student-90'];
    expect(fittingChoices(preview, { decisions: [different], keptIds }).keptIds).toEqual(keptIds);
    expect(fittingChoices(preview, { decisions: [same], keptIds }).keptIds).toEqual([]);
  });
});

it('replaces an earlier decision about the same student', () => {
  expect(withDecision([different], same)).toEqual([same]);
});

it.each<[string, boolean, Partial<SyncPreview>]>([
  ['no student differs', false, {}],
  ['the class was never synced', true, { classroomId: undefined }],
  ['the class has another name', true, { nameBefore: 'Math' }],
  ['a student is added', true, { added: added(1) }],
  ['a student leaves', true, { left: peopleLeft(1) }],
  ['a student may be a duplicate', true, { twins: [aDuplicate()] }],
])('returns for the case “%s” whether a sync changes something: %s', (_, isSomething, changes) => {
  expect(hasChanges(aPreview(changes))).toBe(isSomething);
});

it('counts a pair decided as different among both added and leaving students', () => {
  const preview = aPreview({ twins: [aDuplicate()], added: added(1), left: peopleLeft(1) });
  const choices = { decisions: [different], keptIds: [] };
  expect(peopleAdded(preview, choices).map(({ id }) => id)).toEqual(['s-1', 's-90']);
  expect(peopleLeaving(preview, choices).map(({ id }) => id)).toEqual(['left-1', 'student-90']);
  expect(peopleAdded(preview, nothing)).toHaveLength(1);
});

it('counts seats for new logins only', () => {
  const people = added(2).map((person, index) => ({ ...person, hasAccount: index === 0 }));
  const preview = aPreview({ added: people });
  expect(newSeats(preview, nothing)).toBe(1);
});

it.each([
  [
    'each possible duplicate',
    { twins: [aDuplicate(), aDuplicate({ there: { id: 's-91' } })] },
    undefined,
    2,
  ],
  ['nine of 36 students who leave', { left: peopleLeft(9) }, undefined, 1],
  ['nine of 36 students who leave if eight were confirmed', { left: peopleLeft(9) }, 8, 1],
  ['nine of 36 students who leave if nine were confirmed', { left: peopleLeft(9) }, 9, 0],
  ['eight of 36 students who leave', { left: peopleLeft(8) }, undefined, 0],
])('counts open questions for %s', (_, changes, confirmed, open) => {
  expect(openQuestions(aPreview(changes), nothing, confirmed)).toBe(open);
});
