import { it } from 'vitest';
import { expectPaste, type Paste } from './paste.ts';

/** Pasted lists with orders, parts and scripts of names. */
const PASTES: Paste[] = [
  {
    what: 'unspaced Chinese, Japanese and Korean names',
    text: '王小明\n佐藤花子\n김민준',
    rows: ['王小明 |  | ?unspaced', '佐藤花子 |  | ?unspaced', '김민준 |  | ?unspaced'],
    left: [],
  },
  {
    what: 'a spaced Chinese name in its written order',
    text: '李 娜\n王 伟',
    rows: ['李 | 娜 | ?order', '王 | 伟 | ?order'],
    left: [],
  },
  {
    what: 'plain names',
    text: 'Amara Diallo\nBen Whitaker\nChloe Nguyen',
    rows: ['Amara | Diallo', 'Ben | Whitaker', 'Chloe | Nguyen'],
    left: [],
  },
  {
    what: 'names as Last, First',
    text: 'Diallo, Amara\nWhitaker, Ben',
    rows: ['Amara | Diallo', 'Ben | Whitaker'],
    left: [],
  },
  {
    what: 'a single Last, First in ambiguous order',
    text: 'Okonkwo, Chidinma',
    rows: ['Chidinma | Okonkwo | ?order'],
    left: [],
  },
  {
    what: 'a single Last, First among plain names',
    text: 'Amara Diallo\nBen Whitaker\nNguyen, Chloe',
    rows: ['Amara | Diallo', 'Ben | Whitaker', 'Chloe | Nguyen'],
    left: [],
  },
  {
    what: 'two last names and two first names, on every line',
    text: 'García López, María José\nCruz Ortiz, Ana Sofia\nRuiz Vega, Juan Carlos',
    rows: ['María José | García López', 'Ana Sofia | Cruz Ortiz', 'Juan Carlos | Ruiz Vega'],
    left: [],
  },
  {
    what: 'a plain name among Last, First',
    text: 'Diallo, Amara\nWhitaker, Ben\nChloe Nguyen',
    rows: ['Amara | Diallo', 'Ben | Whitaker', 'Chloe | Nguyen'],
    left: [],
  },
  {
    what: 'names as First, Last',
    text: 'Amara, Diallo\nBen, Whitaker\nChloe, Nguyen',
    rows: ['Amara | Diallo | ?order', 'Ben | Whitaker | ?order', 'Chloe | Nguyen | ?order'],
    left: [],
  },
  {
    what: 'Last, First with semicolons',
    text: 'Wilson, Ava; Stone, Ben; Brown, Olivia',
    rows: ['Ava | Wilson', 'Ben | Stone', 'Olivia | Brown'],
    left: [],
  },
  {
    what: 'Last, First with commas alone',
    text: 'Wilson, Ava, Stone, Ben',
    rows: ['Ava | Wilson', 'Ben | Stone'],
    left: [],
  },
  {
    what: 'two first names',
    text: 'Emma, Liam',
    rows: ['Emma |  | ?oneWord', 'Liam |  | ?oneWord'],
    left: [],
  },
  {
    what: 'two full names',
    text: 'Emma Johnson, Liam Smith',
    rows: ['Emma | Johnson', 'Liam | Smith'],
    left: [],
  },
  {
    what: 'last names in capitals',
    text: 'JOHNSON Emma\nDE LA CRUZ Ana Maria\nSMITH Liam',
    rows: ['Emma | Johnson', 'Ana Maria | de la Cruz', 'Liam | Smith'],
    left: [],
  },
  {
    what: 'last names first without a comma',
    text: 'Johnson Emma\nSmith Liam\nBrown Olivia',
    rows: ['Emma | Johnson | ?order', 'Liam | Smith | ?order', 'Olivia | Brown | ?order'],
    left: [],
  },
  {
    what: 'names in the order of the heading Last, First',
    text: 'Name (Last, First)\nOkonkwo Chidinma\nBakare Tunde',
    rows: ['Chidinma | Okonkwo', 'Tunde | Bakare'],
    left: ['heading: Name (Last, First)'],
  },
  {
    what: 'middle names, particles, initials and suffixes',
    text: 'Ana Maria Lopez\nLudwig van Beethoven\nEmma J. Johnson\nJohn Smith Jr.\nMary-Jane O’Neil\nSmith, Paul, Jr.',
    rows: [
      'Ana Maria | Lopez | ?split',
      'Ludwig | van Beethoven',
      'Emma J. | Johnson',
      'John | Smith Jr.',
      'Mary-Jane | O’Neil',
      'Paul | Smith Jr.',
    ],
    left: [],
  },
  {
    what: 'nicknames',
    text: 'Emma "Em" Johnson\nLiam (Lee) Smith',
    rows: ['Emma | Johnson | ?twoNames', 'Liam | Smith | ?twoNames'],
    left: [],
  },
  {
    what: 'Cyrillic',
    text: 'Иван Петров\nПетров Иван Сергеевич',
    rows: ['Иван | Петров | ?order', 'Иван Сергеевич | Петров | ?split | ?order'],
    left: [],
  },
  {
    what: 'Arabic names with Arabic commas',
    text: 'محمد علي، فاطمة حسن، عمر خالد',
    rows: ['محمد | علي', 'فاطمة | حسن', 'عمر | خالد'],
    left: [],
  },
  {
    what: 'Devanagari',
    text: 'आरव शर्मा\nदीया पटेल',
    rows: ['आरव | शर्मा', 'दीया | पटेल'],
    left: [],
  },
  {
    what: 'Greek',
    text: 'Γιώργος Παπαδόπουλος\nΜαρία Νικολάου',
    rows: ['Γιώργος | Παπαδόπουλος | ?order', 'Μαρία | Νικολάου | ?order'],
    left: [],
  },
  {
    what: 'Hebrew',
    text: 'נועה כהן\nדוד לוי',
    rows: ['נועה | כהן | ?order', 'דוד | לוי | ?order'],
    left: [],
  },
  {
    what: 'Thai and Georgian names',
    text: 'สมชาย ใจดี\nგიორგი ბერიძე',
    rows: ['สมชาย | ใจดี', 'გიორგი | ბერიძე'],
    left: [],
  },
  {
    what: 'Chinese names with Chinese commas',
    text: '王伟、李娜、张敏',
    rows: ['王伟 |  | ?unspaced', '李娜 |  | ?unspaced', '张敏 |  | ?unspaced'],
    left: [],
  },
  {
    what: 'Vietnamese',
    text: 'Nguyễn An\nTrần Văn Minh',
    rows: ['Nguyễn | An | ?order', 'Trần Văn | Minh | ?split | ?order'],
    left: [],
  },
];

// @proves S-import-shape
it.each(PASTES)('reads $what', expectPaste);
