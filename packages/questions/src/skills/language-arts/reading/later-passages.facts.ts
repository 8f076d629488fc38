import type { Passage } from './passages.facts.ts';

export const LATER_PASSAGES: readonly Passage[] = [
  {
    name: 'wells',
    text: 'For years the village drew water from one well. When the well grew salty, some blamed the dry summers. Leila mapped every well nearby and marked how salty each one was. The marks grew darker toward the coast. The sea, not the sky, was the cause: it was seeping inland.',
    detail: {
      ask: 'What did Leila mark on her map?',
      right: 'how salty each well was',
      strays: [
        ['how deep each well was', 'notThere', 'Depth is never mentioned. She marked the salt.'],
        [
          'where the rain fell',
          'elsewhere',
          'Others blamed the weather. She marked the salt in each well.',
        ],
      ],
    },
    between: {
      ask: 'Which evidence led Leila to the sea?',
      right: 'darker marks near the coast',
      strays: [
        [
          'the dry summers',
          'elsewhere',
          "That was the villagers' guess. Her map showed a pattern.",
        ],
        [
          'the age of the well',
          'notThere',
          'Its age is not given. The pattern on her map was the evidence.',
        ],
      ],
    },
  },
  {
    name: 'invitation',
    text: 'The invitation had been on the desk since Monday. Diego moved it to the shelf, then to the drawer, then back. He told himself he had practice that day. The calendar on the wall, empty but for one birthday, did not agree.',
    detail: {
      ask: 'What was on the calendar?',
      right: 'one birthday',
      strays: [
        [
          'soccer practice',
          'elsewhere',
          'He told himself so, but the calendar shows only one birthday.',
        ],
        [
          'a Monday meeting',
          'notThere',
          'Monday is when the invitation came. No meeting is mentioned.',
        ],
      ],
    },
    between: {
      ask: 'What does the reader learn about Diego?',
      right: 'He is making up an excuse.',
      strays: [
        ['He is a busy athlete.', 'elsewhere', 'The empty calendar "did not agree" with that.'],
        ['He cannot find his mail.', 'notThere', 'He moves it again and again. He is avoiding it.'],
      ],
    },
  },
  {
    name: 'time',
    text: 'Before clocks were cheap, towns kept their own time, set by the noon sun. Noon in one city came minutes before noon in the next. Nobody minded until trains arrived. A timetable is useless if every station disagrees, so in 1883 American railroads agreed on time zones.',
    detail: {
      ask: 'How did towns set their time before?',
      right: 'by the noon sun',
      strays: [
        ['by the trains', 'elsewhere', 'Trains came later and made the old way a problem.'],
        ['by a timetable', 'elsewhere', 'The timetable belongs to the trains. Towns used the sun.'],
      ],
    },
    between: {
      ask: 'Which sentence states the central idea?',
      right: 'Trains needed a shared time.',
      strays: [
        [
          'Clocks used to be costly.',
          'elsewhere',
          'That is background. The text is about why zones were agreed on.',
        ],
        [
          'The sun is a poor clock.',
          'notThere',
          'The author does not say so. Nobody minded until trains arrived.',
        ],
      ],
    },
  },
  {
    name: 'fox',
    text: 'The arctic fox is brown in summer and white in winter. The length of the day sets off the change, not the cold. So when snow comes late, a white fox stands out on brown ground. A coat that fits one climate can be a poor fit for another.',
    detail: {
      ask: 'What sets off the change of color?',
      right: 'the length of the day',
      strays: [
        [
          'the cold',
          'elsewhere',
          'The text says outright that it is not the cold. Look at the second sentence.',
        ],
        [
          'the first snow',
          'elsewhere',
          'Snow may come late and the fox is white already. The day sets it off.',
        ],
      ],
    },
    between: {
      ask: 'What is the purpose of the last sentence?',
      right: 'to draw a conclusion',
      strays: [
        [
          'to add one more example',
          'notThere',
          'It names no new fact. It says what the facts add up to.',
        ],
        [
          'to compare two animals',
          'notThere',
          'No second animal appears. It sums up what the facts show.',
        ],
      ],
    },
  },
  {
    name: 'orchestra',
    text: 'When Noor first joined the orchestra, she played so softly that no one could hear her mistakes. Her teacher did not correct a single note. He only moved her chair, each week a little closer to the front. By spring she noticed that she had stopped hiding.',
    detail: {
      ask: 'What did the teacher change each week?',
      right: 'where Noor sat',
      strays: [
        [
          'which notes she played',
          'elsewhere',
          'He did not correct a single note. He moved her chair.',
        ],
        [
          'how long she practiced',
          'notThere',
          'Practice time is not mentioned. He moved her chair.',
        ],
      ],
    },
    between: {
      ask: 'What is a theme of this story?',
      right: 'Trust can build courage.',
      strays: [
        [
          'Practice makes perfect.',
          'notThere',
          'Nobody counts practice here. The teacher trusts her with a closer seat.',
        ],
        [
          'Mistakes should be hidden.',
          'elsewhere',
          'She begins that way. The last sentence shows the change.',
        ],
      ],
    },
  },
  {
    name: 'garden',
    text: 'Some say school gardens take time away from learning. Yet at Hill Road School, students measure beds for math, test soil for science, and write about what they grow. Attendance on garden days is higher than on other days. A garden is not a break from class; it is a class.',
    detail: {
      ask: 'What do students do for science?',
      right: 'They test the soil.',
      strays: [
        ['They measure the beds.', 'elsewhere', 'Measuring belongs to math in this text.'],
        [
          'They write about crops.',
          'elsewhere',
          'Writing is named too, but science is testing the soil.',
        ],
      ],
    },
    between: {
      ask: 'Why does the author mention attendance?',
      right: 'to support a claim',
      strays: [
        [
          'to show the other side',
          'elsewhere',
          'The other side is in the first sentence. Attendance backs the author.',
        ],
        [
          'to explain how to garden',
          'notThere',
          'Nothing here tells how to garden. The number backs the author.',
        ],
      ],
    },
  },
  {
    name: 'letter',
    text: 'The letter was only two lines long. Grandmother read it standing, then sat down and read it again. She folded it along its old creases, slipped it into her apron, and for the first time that winter she hummed while she set the table.',
    detail: {
      ask: 'What did she do after reading it standing?',
      right: 'She sat and read it again.',
      strays: [
        [
          'She set the table.',
          'elsewhere',
          'That comes last. First she sat down and read once more.',
        ],
        ['She wrote an answer.', 'notThere', 'No answer is mentioned. She read it again.'],
      ],
    },
    between: {
      ask: 'What can you infer about the letter?',
      right: 'It held good news.',
      strays: [
        [
          'It was hard to read.',
          'notThere',
          'It was two lines. Her humming shows how it made her feel.',
        ],
        [
          'It was about the winter.',
          'elsewhere',
          'Winter tells when. Her humming shows how the letter felt.',
        ],
      ],
    },
  },
  {
    name: 'keystone',
    text: 'A keystone is the wedge at the top of an arch. Take it out and the arch falls. Scientists borrowed the word for animals. Sea otters eat sea urchins; where otters vanish, urchins multiply and eat the kelp forests bare, and hundreds of other creatures lose their home.',
    detail: {
      ask: 'What do sea otters eat?',
      right: 'sea urchins',
      strays: [
        ['kelp', 'elsewhere', 'Urchins eat the kelp. Otters eat the urchins.'],
        ['small fish', 'notThere', 'Fish are not mentioned here. The text names urchins.'],
      ],
    },
    between: {
      ask: 'How is an otter like a keystone?',
      right: 'Much depends on it.',
      strays: [
        [
          'It lives at the top.',
          'elsewhere',
          'The stone sits on top, but the likeness is what falls without it.',
        ],
        [
          'It is hard and strong.',
          'notThere',
          'That is not in the text. Without either one, the whole falls.',
        ],
      ],
    },
  },
  {
    name: 'trail',
    text: 'Emma was sure the old bridge trail was shorter. Mei checked the map and said nothing. Two hours later, with wet shoes and the bus long gone, Emma looked at the map too. "You could have told me," she said. "I could have," said Mei. "Would you have listened?"',
    detail: {
      ask: 'What did Mei do at the start?',
      right: 'She checked the map.',
      strays: [
        [
          'She argued with Emma.',
          'notThere',
          'She said nothing. The second sentence tells what she did.',
        ],
        [
          'She missed the bus alone.',
          'elsewhere',
          'Both missed it, later on. At the start she checked the map.',
        ],
      ],
    },
    between: {
      ask: "What does Mei's last question suggest?",
      right: 'Emma rarely takes advice.',
      strays: [
        [
          'Mei cannot read maps.',
          'notThere',
          'She checked it and seemed to know. Her question is about listening.',
        ],
        ['Emma has poor hearing.', 'notThere', 'To listen here means to take advice, not to hear.'],
      ],
    },
  },
  {
    name: 'glass',
    text: 'Glass feels like a solid, and it is one, but its particles are not lined up in rows as in a crystal. They are as jumbled as in a liquid, only locked in place. Old windows are sometimes thicker at the bottom; that is due to how they were made, not to glass flowing down.',
    detail: {
      ask: 'How are the particles in glass arranged?',
      right: 'jumbled but locked',
      strays: [
        [
          'lined up in rows',
          'elsewhere',
          'Rows belong to a crystal. In glass the particles are jumbled.',
        ],
        ['free to flow', 'elsewhere', 'They are jumbled as in a liquid, but locked in place.'],
      ],
    },
    between: {
      ask: 'Which belief does the author correct?',
      right: 'that glass slowly flows',
      strays: [
        [
          'that glass is a solid',
          'elsewhere',
          'The author agrees with that in the first sentence.',
        ],
        [
          'that windows are old',
          'notThere',
          'Nobody doubts that. The last sentence rejects the idea of flowing.',
        ],
      ],
    },
  },
  {
    name: 'coach',
    text: 'The coach cut nobody, but she posted a list of jobs: timer, scorer, water, captain. Jamal signed up for water. At every game he knew who was tired before they did. In the final, the coach turned to him and asked, "Who should I rest?"',
    detail: {
      ask: 'Which job did Jamal sign up for?',
      right: 'water',
      strays: [
        ['captain', 'elsewhere', 'Captain was on the list too. The next sentence names his job.'],
        ['coach', 'notThere', 'That was not on the list. He signed up for water.'],
      ],
    },
    between: {
      ask: 'Why did the coach ask Jamal?',
      right: 'He watched the players well.',
      strays: [
        ['He was the captain.', 'elsewhere', 'He had signed up for water. He knew who was tired.'],
        ['He wanted to play.', 'notThere', 'The text does not say so. He knew who was tired.'],
      ],
    },
  },
];
