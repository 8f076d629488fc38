// `npm run questions:pin`: pins the questions of new versions, and removes the pins of versions that
// no skill has. It never changes the pins of a version, because tasks of that version may be open.
import { writeFileSync } from 'node:fs';
import { ALL_SKILLS } from '@wonderfield/questions/all-skills';
import {
  type Pins,
  pinKey,
  pinVersion,
  versionsOf,
} from '@wonderfield/questions/testing/pin-questions';
import { PINNED_FILE, PINNED_QUESTIONS } from '@wonderfield/questions/testing/pinned-questions';

const pins: Record<string, Pins> = {};
const added: string[] = [];
for (const skill of ALL_SKILLS) {
  for (const version of versionsOf(skill)) {
    const key = pinKey(skill, version);
    if (!PINNED_QUESTIONS[key]) added.push(key);
    pins[key] = PINNED_QUESTIONS[key] ?? pinVersion(skill, version);
  }
}
const removed = Object.keys(PINNED_QUESTIONS).filter((key) => !pins[key]);
writeFileSync(PINNED_FILE, `${JSON.stringify(pins, null, 2)}\n`);
for (const key of added) console.log(`+ ${key}`);
for (const key of removed) console.log(`- ${key}`);
