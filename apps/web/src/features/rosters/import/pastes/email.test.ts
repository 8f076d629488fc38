import { it } from 'vitest';
import { expectPaste, type Paste } from './paste.ts';

/** Pasted lists with email addresses and recipients. */
const PASTES: Paste[] = [
  {
    what: 'recipients with semicolons',
    text: 'Ava Wilson <ava@school.org>; Ben Stone <ben@school.org>',
    rows: ['Ava | Wilson | ava@school.org', 'Ben | Stone | ben@school.org'],
    left: [],
    said: 'We read 2 students from email recipients, first name first.',
  },
  {
    what: 'a single recipient',
    text: 'Ava Wilson <ava@school.org>',
    rows: ['Ava | Wilson | ava@school.org'],
    left: [],
    said: 'We read one student per line, first name first.',
  },
  {
    what: 'a last name, first name and email',
    text: 'Clark, Mia, mia@school.org',
    rows: ['Mia | Clark | mia@school.org'],
    left: [],
    said: 'We read columns: last name, first name, username.',
  },
  {
    what: 'CSV in the order shown by email addresses',
    text: 'Okonkwo,Chidinma,chidinma.okonkwo@school.org\nBakare,Tunde,tbakare@school.org',
    rows: [
      'Chidinma | Okonkwo | chidinma.okonkwo@school.org',
      'Tunde | Bakare | tbakare@school.org',
    ],
    left: [],
    said: 'We read columns: last name, first name, username.',
  },
  {
    what: 'recipients of Apple Mail',
    text: 'Ava Wilson <ava@school.org>, Ben Stone <ben@school.org>',
    rows: ['Ava | Wilson | ava@school.org', 'Ben | Stone | ben@school.org'],
    left: [],
    said: 'We read 2 students from email recipients, first name first.',
  },
  {
    what: 'quoted recipients of Gmail',
    text: '"Wilson, Ava" <ava@school.org>, "Stone, Ben" <ben@school.org>',
    rows: ['Ava | Wilson | ava@school.org', 'Ben | Stone | ben@school.org'],
    left: [],
    said: 'We read 2 students from email recipients, last name first.',
  },
  {
    what: 'recipients of Outlook',
    text: 'Wilson, Ava <ava@school.org>; Stone, Ben <ben@school.org>;',
    rows: ['Ava | Wilson | ava@school.org', 'Ben | Stone | ben@school.org'],
    left: [],
    said: 'We read 2 students from email recipients, last name first.',
  },
  {
    what: 'recipients after To:',
    text: 'To: Ava Wilson <ava@school.org>, Ben Stone <ben@school.org>',
    rows: ['Ava | Wilson | ava@school.org', 'Ben | Stone | ben@school.org'],
    left: ['label: To:'],
    said: 'We read 2 students from email recipients, first name first.',
  },
  {
    what: 'recipients on separate lines',
    text: 'Ava Wilson <ava@school.org>,\nBen Stone <ben@school.org>',
    rows: ['Ava | Wilson | ava@school.org', 'Ben | Stone | ben@school.org'],
    left: [],
    said: 'We read one student per line, first name first.',
  },
  {
    what: 'email addresses without names',
    text: 'ava.wilson@school.org, ben.stone@school.org, info1234@school.org',
    rows: [
      'Ava | Wilson | ava.wilson@school.org | ?address',
      'Ben | Stone | ben.stone@school.org | ?address',
      'Info |  | info1234@school.org | ?address',
    ],
    left: [],
    said: 'We read 3 students from one line, separated by commas.',
  },
  {
    what: 'a name and an email on each line',
    text: 'Ava Wilson ava@school.org\nBen Stone (ben@school.org)',
    rows: ['Ava | Wilson | ava@school.org', 'Ben | Stone | ben@school.org'],
    left: [],
    said: 'We read one student per line, first name first.',
  },
  {
    what: 'a list inside an email',
    text: 'Hi Elena,\n\nPlease find the class list below.\n\n• Emma Johnson\n• Liam Smith\n\nThanks!\nSent from my iPhone',
    rows: ['Emma | Johnson', 'Liam | Smith'],
    left: [
      'label: Hi Elena,',
      'label: Please find the class list below.',
      'label: Thanks!',
      'label: Sent from my iPhone',
    ],
    said: 'We read one student per line, first name first.',
  },
];

// @proves S-import-shape
it.each(PASTES)('reads $what', expectPaste);
