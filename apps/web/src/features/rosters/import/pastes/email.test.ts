import { it } from 'vitest';
import { expectPaste, type Paste } from './paste.ts';

/** Pasted lists with email addresses and recipients. */
const PASTES: Paste[] = [
  {
    what: 'recipients with semicolons',
    text: 'Ava Wilson <ava@school.org>; Ben Stone <ben@school.org>',
    rows: ['Ava | Wilson', 'Ben | Stone'],
    left: ['email: <ava@school.org>', 'email: <ben@school.org>'],
  },
  {
    what: 'a single recipient',
    text: 'Ava Wilson <ava@school.org>',
    rows: ['Ava | Wilson'],
    left: ['email: <ava@school.org>'],
  },
  {
    what: 'a last name, first name and email',
    text: 'Clark, Mia, mia@school.org',
    rows: ['Mia | Clark'],
    left: ['email: mia@school.org'],
  },
  {
    what: 'CSV in the order shown by email addresses',
    text: 'Okonkwo,Chidinma,chidinma.okonkwo@school.org\nBakare,Tunde,tbakare@school.org',
    rows: ['Chidinma | Okonkwo', 'Tunde | Bakare'],
    left: ['email: chidinma.okonkwo@school.org', 'email: tbakare@school.org'],
  },
  {
    what: 'recipients of Apple Mail',
    text: 'Ava Wilson <ava@school.org>, Ben Stone <ben@school.org>',
    rows: ['Ava | Wilson', 'Ben | Stone'],
    left: ['email: <ava@school.org>', 'email: <ben@school.org>'],
  },
  {
    what: 'quoted recipients of Gmail',
    text: '"Wilson, Ava" <ava@school.org>, "Stone, Ben" <ben@school.org>',
    rows: ['Ava | Wilson', 'Ben | Stone'],
    left: ['email: <ava@school.org>', 'email: <ben@school.org>'],
  },
  {
    what: 'recipients of Outlook',
    text: 'Wilson, Ava <ava@school.org>; Stone, Ben <ben@school.org>;',
    rows: ['Ava | Wilson', 'Ben | Stone'],
    left: ['email: <ava@school.org>', 'email: <ben@school.org>'],
  },
  {
    what: 'recipients after To:',
    text: 'To: Ava Wilson <ava@school.org>, Ben Stone <ben@school.org>',
    rows: ['Ava | Wilson', 'Ben | Stone'],
    left: ['note: To:', 'email: <ava@school.org>', 'email: <ben@school.org>'],
  },
  {
    what: 'recipients on separate lines',
    text: 'Ava Wilson <ava@school.org>,\nBen Stone <ben@school.org>',
    rows: ['Ava | Wilson', 'Ben | Stone'],
    left: ['email: <ava@school.org>', 'email: <ben@school.org>'],
  },
  {
    what: 'email addresses without names',
    text: 'ava.wilson@school.org, ben.stone@school.org, info1234@school.org',
    rows: ['Ava | Wilson | ?address', 'Ben | Stone | ?address', 'Info |  | ?address'],
    left: [
      'email: ava.wilson@school.org',
      'email: ben.stone@school.org',
      'email: info1234@school.org',
    ],
  },
  {
    what: 'a name and an email on each line',
    text: 'Ava Wilson ava@school.org\nBen Stone (ben@school.org)',
    rows: ['Ava | Wilson', 'Ben | Stone'],
    left: ['email: ava@school.org', 'email: ben@school.org'],
  },
  {
    what: 'a list inside an email',
    text: 'Hi Elena,\n\nPlease find the class list below.\n\n• Emma Johnson\n• Liam Smith\n\nThanks!\nSent from my iPhone',
    rows: ['Emma | Johnson', 'Liam | Smith'],
    left: [
      'note: Hi Elena,',
      'note: Please find the class list below.',
      'note: Thanks!',
      'note: Sent from my iPhone',
    ],
  },
];

// @proves S-import-shape
it.each(PASTES)('reads $what', expectPaste);
