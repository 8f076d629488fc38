import { it } from 'vitest';
import { expectPaste, type Paste } from './paste.ts';

/** Pasted lists with lines, bullets, numbers and labels. */
const PASTES: Paste[] = [
  {
    what: 'four students on one line with commas',
    text: 'Emma Johnson, Liam Smith, Olivia Brown, Noah Davis',
    rows: ['Emma | Johnson', 'Liam | Smith', 'Olivia | Brown', 'Noah | Davis'],
    left: [],
  },
  {
    what: 'a list with the heading First Last',
    text: 'First Last\nEmma Johnson\nLiam Smith',
    rows: ['Emma | Johnson', 'Liam | Smith'],
    left: ['heading: First Last'],
  },
  {
    what: 'a list with the class label 3B',
    text: '3B\nEmma Johnson\nLiam Smith',
    rows: ['Emma | Johnson', 'Liam | Smith'],
    left: ['heading: 3B'],
  },
  {
    what: 'two students with known first names on one line of many',
    text: 'Emma Johnson\nLiam Smith, Olivia Brown\nNoah Davis',
    rows: ['Emma | Johnson', 'Liam | Smith', 'Olivia | Brown', 'Noah | Davis'],
    left: [],
  },
  {
    what: 'two students with unknown first names on one line of many',
    text: 'Emma Johnson\nChidinma Okonkwo, Tunde Bakare\nNoah Davis',
    rows: [
      'Emma | Johnson',
      'Chidinma | Okonkwo | ?piece',
      'Tunde | Bakare | ?piece',
      'Noah | Davis',
    ],
    left: [],
  },
  {
    what: 'three students on one line of many',
    text: 'Emma Johnson\nLiam Smith, Olivia Brown, Ava Stone\nNoah Davis\nMia Clark',
    rows: [
      'Emma | Johnson',
      'Liam | Smith',
      'Olivia | Brown',
      'Ava | Stone',
      'Noah | Davis',
      'Mia | Clark',
    ],
    left: [],
  },
  {
    what: 'bullets of several kinds',
    text: '• Emma Johnson\n* Liam Smith\n– Olivia Brown\n◦ Noah Davis\n-Ava Wilson',
    rows: ['Emma | Johnson', 'Liam | Smith', 'Olivia | Brown', 'Noah | Davis', 'Ava | Wilson'],
    left: [],
  },
  {
    what: 'numbers of several kinds',
    text: '1. Emma Johnson\n2) Liam Smith\n(3) Olivia Brown\n4 Noah Davis\n#5 Ava Wilson',
    rows: ['Emma | Johnson', 'Liam | Smith', 'Olivia | Brown', 'Noah | Davis', 'Ava | Wilson'],
    left: ['number: 1.', 'number: 2)', 'number: (3)', 'number: 4', 'number: #5'],
  },
  {
    what: 'check boxes',
    text: '☐ Emma Johnson\n☑ Liam Smith\n- [ ] Olivia Brown\n- [x] Noah Davis',
    rows: ['Emma | Johnson', 'Liam | Smith', 'Olivia | Brown', 'Noah | Davis'],
    left: ['note: - [x]'],
  },
  {
    what: 'numbers on one line',
    text: '1. Emma Johnson 2. Liam Smith 3. Olivia Brown',
    rows: ['Emma | Johnson', 'Liam | Smith', 'Olivia | Brown'],
    left: ['number: 1.', 'number: 2.', 'number: 3.'],
  },
  {
    what: 'bullets on one line',
    text: '• Emma Johnson • Liam Smith • Olivia Brown',
    rows: ['Emma | Johnson', 'Liam | Smith', 'Olivia | Brown'],
    left: [],
  },
  {
    what: 'a PDF with page numbers and headings on each page',
    text: 'Class List\nStudent Name\nEmma Johnson\nLiam Smith\nPage 1 of 2\nStudent Name\nOlivia Brown\nPage 2 of 2',
    rows: ['Emma | Johnson', 'Liam | Smith', 'Olivia | Brown'],
    left: [
      'heading: Class List',
      'heading: Student Name',
      'note: Page 1 of 2',
      'heading: Student Name',
      'note: Page 2 of 2',
    ],
  },
  {
    what: 'a PDF with wide gaps',
    text: '1   Johnson, Emma    3B    12/03/2015\n2   Smith, Liam      3B    01/05/2015\nPage 1 of 1',
    rows: ['Emma | Johnson', 'Liam | Smith'],
    left: [
      'note: Page 1 of 1',
      'number: 1',
      'class: 3B',
      'date: 12/03/2015',
      'number: 2',
      'class: 3B',
      'date: 01/05/2015',
    ],
  },
  {
    what: 'labels of classes, teachers and dates',
    text: "Ms. Lee's class\nPeriod 2\nClass 3B\nRoom 12\nNovember 15, 2026\nEmma Johnson\nLiam Smith\nTotal: 23",
    rows: ['Emma | Johnson', 'Liam | Smith'],
    left: [
      "heading: Ms. Lee's class",
      'heading: Period 2',
      'heading: Class 3B',
      'heading: Room 12',
      'note: November 15, 2026',
      'note: Total: 23',
    ],
  },
  {
    what: 'two groups with headings',
    text: 'Group A:\nEmma Johnson\nLiam Smith\nGroup B:\nOlivia Brown',
    rows: ['Emma | Johnson', 'Liam | Smith', 'Olivia | Brown'],
    left: ['heading: Group A:', 'heading: Group B:'],
  },
  {
    what: 'a class label before its students',
    text: 'Class 3B: Emma Johnson, Liam Smith, Olivia Brown',
    rows: ['Emma | Johnson', 'Liam | Smith', 'Olivia | Brown'],
    left: ['class: Class 3B:'],
  },
  {
    what: 'a class label after each name',
    text: 'Emma Johnson (3B)\nLiam Smith - Grade 3\nOlivia Brown 3B',
    rows: ['Emma | Johnson', 'Liam | Smith', 'Olivia | Brown'],
    left: ['class: (3B)', 'class: - Grade 3', 'class: 3B'],
  },
  {
    what: 'grades after names',
    text: 'Emma Johnson 95%\nLiam Smith 88%',
    rows: ['Emma | Johnson', 'Liam | Smith'],
    left: ['number: 95%', 'number: 88%'],
  },
  {
    what: 'semicolons on one line',
    text: 'Emma Johnson; Liam Smith; Olivia Brown',
    rows: ['Emma | Johnson', 'Liam | Smith', 'Olivia | Brown'],
    left: [],
  },
  {
    what: 'slashes on one line',
    text: 'Emma Johnson / Liam Smith / Olivia Brown',
    rows: ['Emma | Johnson', 'Liam | Smith', 'Olivia | Brown'],
    left: [],
  },
  {
    what: 'bars on one line',
    text: 'Emma Johnson | Liam Smith | Olivia Brown',
    rows: ['Emma | Johnson', 'Liam | Smith', 'Olivia | Brown'],
    left: [],
  },
  {
    what: 'tabs on one line',
    text: 'Emma Johnson\tLiam Smith\tOlivia Brown',
    rows: ['Emma | Johnson', 'Liam | Smith', 'Olivia | Brown'],
    left: [],
  },
  {
    what: 'a line with “and” before the last name',
    text: 'Emma Johnson, Liam Smith and Olivia Brown',
    rows: ['Emma | Johnson', 'Liam | Smith', 'Olivia | Brown'],
    left: ['note: and'],
  },
  {
    what: 'a wrapped line',
    text: 'Emma Johnson, Liam Smith,\nOlivia Brown, Noah Davis,',
    rows: ['Emma | Johnson', 'Liam | Smith', 'Olivia | Brown', 'Noah | Davis'],
    left: [],
  },
  {
    what: 'first names on one line',
    text: 'Emma, Liam, Olivia, Noah',
    rows: [
      'Emma |  | ?oneWord',
      'Liam |  | ?oneWord',
      'Olivia |  | ?oneWord',
      'Noah |  | ?oneWord',
    ],
    left: [],
  },
  {
    what: 'first names on separate lines',
    text: 'Emma\nLiam\nOlivia',
    rows: ['Emma |  | ?oneWord', 'Liam |  | ?oneWord', 'Olivia |  | ?oneWord'],
    left: [],
  },
  {
    what: 'a student and another person on each line',
    text: 'Emma Johnson\tKate Johnson\nLiam Smith\tPaul Smith',
    rows: [
      'Emma | Johnson | ?piece',
      'Kate | Johnson | ?piece',
      'Liam | Smith | ?piece',
      'Paul | Smith | ?piece',
    ],
    left: [],
  },
  {
    what: 'a list without names',
    text: 'Class 3B\nTotal: 23',
    rows: [],
    left: ['heading: Class 3B', 'note: Total: 23'],
  },
];

// @proves S-import-shape
it.each(PASTES)('reads $what', expectPaste);
