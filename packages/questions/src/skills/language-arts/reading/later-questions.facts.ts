import type { QuestionsAbout } from './questions-about.ts';

export const LATER_QUESTIONS: Readonly<Record<string, QuestionsAbout>> = {
  wells: {
    details: [
      {
        ask: 'What did some people blame?',
        answer: 'the dry summers',
        proof: 'some blamed the dry summers',
      },
      {
        ask: 'What did Leila mark?',
        answer: 'how salty each well was',
        proof: 'marked how salty each one was',
      },
      { ask: 'What was the real cause?', answer: 'the sea', proof: 'The sea, not the sky' },
    ],
    inferences: [
      {
        ask: 'What did her map reveal?',
        answer: 'Salt rose near the ocean.',
        proof: 'darker toward the coast',
      },
      {
        ask: 'Which guess was mistaken?',
        answer: 'The weather did not do it.',
        proof: 'not the sky',
      },
      {
        ask: 'How did Leila work?',
        answer: 'She was thorough.',
        proof: 'mapped every well nearby',
      },
    ],
    stray: 'The well was too old.',
  },
  invitation: {
    details: [
      {
        ask: 'What was on the calendar?',
        answer: 'one birthday',
        proof: 'empty but for one birthday',
      },
      { ask: 'What did Diego say he had?', answer: 'practice', proof: 'he had practice that day' },
      {
        ask: 'What lay on the desk at first?',
        answer: 'the invitation',
        proof: 'The invitation had been on the desk',
      },
    ],
    inferences: [
      { ask: 'What is true of his practice?', answer: 'It is an excuse.', proof: 'did not agree' },
      {
        ask: 'Why does he move the invitation around?',
        answer: 'He cannot decide.',
        proof: 'moved it to the shelf',
      },
      { ask: 'How long has he put it off?', answer: 'It took him days.', proof: 'since Monday' },
    ],
    stray: 'He lost his mail.',
  },
  time: {
    details: [
      { ask: 'What set the time of a town?', answer: 'the noon sun', proof: 'set by the noon sun' },
      {
        ask: 'What is useless if stations disagree?',
        answer: 'a timetable',
        proof: 'A timetable is useless',
      },
      { ask: 'What did railroads agree on?', answer: 'time zones', proof: 'agreed on time zones' },
    ],
    inferences: [
      {
        ask: 'What is the central idea?',
        answer: 'Trains needed one clock.',
        proof: 'if every station disagrees',
      },
      {
        ask: 'How exact was the old way?',
        answer: 'It differed by place.',
        proof: 'minutes before noon',
      },
      {
        ask: 'How did people see the old way?',
        answer: 'It bothered no one.',
        proof: 'Nobody minded',
      },
    ],
    stray: 'The sun is a poor clock.',
  },
  fox: {
    details: [
      {
        ask: 'What sets off the change of color?',
        answer: 'the length of the day',
        proof: 'The length of the day sets off the change',
      },
      { ask: 'What does not set it off?', answer: 'the cold', proof: 'not the cold' },
      {
        ask: 'What makes a white fox stand out?',
        answer: 'the brown ground',
        proof: 'stands out on brown ground',
      },
    ],
    inferences: [
      {
        ask: 'What danger does late snow bring?',
        answer: 'Hunters can spot the fox.',
        proof: 'stands out on brown ground',
      },
      {
        ask: 'What does the last sentence do?',
        answer: 'It draws a conclusion.',
        proof: 'a poor fit for another',
      },
      {
        ask: 'What if winters stayed warm?',
        answer: 'It would still turn white.',
        proof: 'not the cold',
      },
    ],
    stray: 'The fox moves north.',
  },
  orchestra: {
    details: [
      {
        ask: 'What did the teacher change?',
        answer: 'where Noor sat',
        proof: 'He only moved her chair',
      },
      {
        ask: 'What did the teacher leave alone?',
        answer: 'her notes',
        proof: 'did not correct a single note',
      },
      {
        ask: 'What could no one hear?',
        answer: 'her mistakes',
        proof: 'no one could hear her mistakes',
      },
    ],
    inferences: [
      {
        ask: 'What is a theme of the story?',
        answer: 'Trust can build courage.',
        proof: 'she had stopped hiding',
      },
      {
        ask: 'Why did Noor play that way at first?',
        answer: 'She feared mistakes.',
        proof: 'she played so softly',
      },
      {
        ask: 'What was the teacher like?',
        answer: 'He was patient.',
        proof: 'each week a little closer',
      },
    ],
    stray: 'Practice makes perfect.',
  },
  garden: {
    details: [
      {
        ask: 'What do students do for math?',
        answer: 'They measure beds.',
        proof: 'measure beds for math',
      },
      {
        ask: 'What do students do for science?',
        answer: 'They test soil.',
        proof: 'test soil for science',
      },
      {
        ask: 'What do students do with their plants?',
        answer: 'They write about it.',
        proof: 'write about what they grow',
      },
    ],
    inferences: [
      {
        ask: 'Why does the author mention attendance?',
        answer: 'It backs a claim.',
        proof: 'is higher than on other days',
      },
      {
        ask: 'What does the author claim?',
        answer: 'Gardens are lessons.',
        proof: 'it is a class',
      },
      {
        ask: 'Which view does the author reject?',
        answer: 'Gardens are a waste.',
        proof: 'take time away from learning',
      },
    ],
    stray: 'Soil is hard to test.',
  },
  letter: {
    details: [
      {
        ask: 'What did she do right after reading it standing?',
        answer: 'She sat down.',
        proof: 'then sat down',
      },
      {
        ask: 'What did she do with the folded letter?',
        answer: 'She put it in her apron.',
        proof: 'slipped it into her apron',
      },
      {
        ask: 'What did she do while she hummed?',
        answer: 'She set the table.',
        proof: 'she set the table',
      },
    ],
    inferences: [
      { ask: 'What kind of news was it?', answer: 'It brought joy.', proof: 'she hummed' },
      {
        ask: 'How had the months before been?',
        answer: 'They were sad.',
        proof: 'the first time that winter',
      },
      {
        ask: 'How did she feel about the words?',
        answer: 'They mattered to her.',
        proof: 'read it again',
      },
    ],
    stray: 'It was hard to read.',
  },
  keystone: {
    details: [
      {
        ask: 'What do sea otters eat?',
        answer: 'sea urchins',
        proof: 'Sea otters eat sea urchins',
      },
      { ask: 'What do urchins eat?', answer: 'kelp forests', proof: 'eat the kelp forests bare' },
      { ask: 'What falls without its keystone?', answer: 'an arch', proof: 'the arch falls' },
    ],
    inferences: [
      {
        ask: 'How is an otter like a keystone?',
        answer: 'Much depends on it.',
        proof: 'lose their home',
      },
      { ask: 'What keeps urchins few?', answer: 'They are hunted.', proof: 'where otters vanish' },
      {
        ask: 'Where does the word come from?',
        answer: 'Builders used it first.',
        proof: 'top of an arch',
      },
    ],
    stray: 'It is hard and strong.',
  },
  trail: {
    details: [
      {
        ask: 'What did Mei do at the start?',
        answer: 'She checked the map.',
        proof: 'Mei checked the map',
      },
      {
        ask: 'What did Emma believe?',
        answer: 'The trail was shorter.',
        proof: 'the old bridge trail was shorter',
      },
      { ask: 'What happened to the bus?', answer: 'It had left.', proof: 'the bus long gone' },
    ],
    inferences: [
      {
        ask: 'What does the last question suggest?',
        answer: 'Emma rarely takes advice.',
        proof: 'Would you have listened?',
      },
      { ask: 'How was the way?', answer: 'It was long and wet.', proof: 'with wet shoes' },
      {
        ask: 'What did Mei do with what she knew?',
        answer: 'She kept it to herself.',
        proof: 'said nothing',
      },
    ],
    stray: 'Mei cannot read maps.',
  },
  glass: {
    details: [
      {
        ask: 'What has its particles in rows?',
        answer: 'a crystal',
        proof: 'in rows as in a crystal',
      },
      {
        ask: 'What has jumbled particles, too?',
        answer: 'a liquid',
        proof: 'as jumbled as in a liquid',
      },
      {
        ask: 'What is sometimes thicker at the bottom?',
        answer: 'an old window',
        proof: 'Old windows are sometimes thicker',
      },
    ],
    inferences: [
      {
        ask: 'Which belief does the author correct?',
        answer: 'Solid panes slowly run.',
        proof: 'not to glass flowing down',
      },
      {
        ask: 'What makes glass a solid?',
        answer: 'Its particles stay put.',
        proof: 'only locked in place',
      },
      {
        ask: 'Why are some old windows uneven?',
        answer: 'People formed them so.',
        proof: 'how they were made',
      },
    ],
    stray: 'It melts in the sun.',
  },
  coach: {
    details: [
      { ask: 'What did Jamal sign up for?', answer: 'water', proof: 'Jamal signed up for water' },
      { ask: 'What did the coach post?', answer: 'a list of jobs', proof: 'posted a list of jobs' },
      {
        ask: 'What did Jamal notice at every game?',
        answer: 'who was tired',
        proof: 'he knew who was tired',
      },
    ],
    inferences: [
      {
        ask: 'Why did the coach ask Jamal?',
        answer: 'He watched the players.',
        proof: 'he knew who was tired',
      },
      {
        ask: 'How was the choice fair?',
        answer: 'Everyone got a place.',
        proof: 'The coach cut nobody',
      },
      {
        ask: 'What does her question show?',
        answer: 'She trusts him.',
        proof: 'the coach turned to him',
      },
    ],
    stray: 'He wanted to play.',
  },
};
