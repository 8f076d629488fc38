import type { Passage } from './passages.facts.ts';

export const MIDDLE_PASSAGES: readonly Passage[] = [
  {
    name: 'beaver',
    text: 'A beaver dam starts with a few sticks pushed into the mud. The beaver adds branches, stones, and more mud until the stream slows down. Behind the dam, a pond forms. Soon frogs lay eggs in it and herons come to fish. One animal at work has made a home for many.',
    detail: {
      ask: 'What does the beaver push into the mud first?',
      right: 'a few sticks',
      strays: [
        [
          'stones',
          'elsewhere',
          'Stones are added later. The first sentence tells how a dam starts.',
        ],
        ['grass', 'notThere', 'Grass is never mentioned. The first sentence names sticks.'],
      ],
    },
    between: {
      ask: 'What is the main idea of this text?',
      right: 'A dam helps many animals.',
      strays: [
        [
          'Herons catch fish.',
          'elsewhere',
          'That is one detail. The last sentence sums up the whole text.',
        ],
        ['Beavers are shy.', 'notThere', 'The text does not say so. Look at the last sentence.'],
      ],
    },
  },
  {
    name: 'stage',
    text: 'Sofia stood at the edge of the stage and counted her breaths. Her note cards were damp. In the third row, her cousin held up both thumbs. Sofia put the cards in her pocket, looked up, and began to speak.',
    detail: {
      ask: 'Where did her cousin sit?',
      right: 'in the third row',
      strays: [
        ['on the stage', 'elsewhere', 'Sofia stood on the stage. Her cousin sat in the third row.'],
        ['by the door', 'notThere', 'No door is mentioned. Look at the third sentence.'],
      ],
    },
    between: {
      ask: 'What do the damp note cards tell you?',
      right: 'Sofia was nervous.',
      strays: [
        [
          'It was raining.',
          'notThere',
          'Nobody mentions rain. She counts her breaths, so her hands may sweat.',
        ],
        [
          'Her cousin spilled water.',
          'notThere',
          'Her cousin only holds up thumbs. Damp cards come from damp hands.',
        ],
      ],
    },
  },
  {
    name: 'sailors',
    text: 'Long ago, sailors had no maps of the open sea. They watched the stars instead. In the north, one star hardly seems to move all night. It is called the North Star. A sailor who kept it straight ahead knew the ship was heading north.',
    detail: {
      ask: 'What is special about the North Star?',
      right: 'It hardly seems to move.',
      strays: [
        [
          'It is the brightest star.',
          'notThere',
          'Many believe that, but the text does not say it. It says the star hardly moves.',
        ],
        [
          'It follows the ship.',
          'notThere',
          'The ship follows the star, not the other way around.',
        ],
      ],
    },
    between: {
      ask: 'If the North Star was behind a ship, which way was the ship heading?',
      right: 'south',
      strays: [
        ['north', 'elsewhere', 'Straight ahead means north. Behind is the opposite.'],
        ['west', 'notThere', 'North is behind, so the ship heads the opposite way.'],
      ],
    },
  },
  {
    name: 'library',
    text: 'The library wanted to throw out a cart of torn books. Noah asked for tape, glue, and one month. Every Friday he and two friends sat at the back table. When the month was over, only four books were left on the cart.',
    detail: {
      ask: 'How long did Noah ask for?',
      right: 'one month',
      strays: [
        ['one Friday', 'elsewhere', 'They met every Friday, but he asked for a month.'],
        [
          'four weeks off',
          'notThere',
          'He did not ask for time off. He asked for a month to work.',
        ],
      ],
    },
    between: {
      ask: 'Why were only four books left on the cart?',
      right: 'The rest were repaired.',
      strays: [
        [
          'The rest were thrown out.',
          'elsewhere',
          'That was the plan before Noah asked for tape and glue.',
        ],
        ['Noah took them home.', 'notThere', 'Tape and glue tell what the friends did with them.'],
      ],
    },
  },
  {
    name: 'cactus',
    text: 'A cactus stores water in its thick stem. Its roots are shallow but spread wide, so they can drink from even a light rain. Instead of broad leaves it has spines. Spines lose hardly any water, and they keep thirsty animals away.',
    detail: {
      ask: 'Where does a cactus store water?',
      right: 'in its stem',
      strays: [
        ['in its roots', 'elsewhere', 'The roots drink the water. The stem stores it.'],
        ['in its spines', 'elsewhere', 'Spines lose hardly any water, but they do not store it.'],
      ],
    },
    between: {
      ask: 'What is this text mostly about?',
      right: 'living with little water',
      strays: [
        [
          'animals of the desert',
          'elsewhere',
          'Animals come up once. Every sentence is about saving water.',
        ],
        [
          'how to grow a cactus',
          'notThere',
          'It gives no steps for growing one. It tells how a cactus saves water.',
        ],
      ],
    },
  },
  {
    name: 'ice',
    text: 'The two teams had tied again. Amara wanted to argue about the last goal. Then she saw the other captain limping toward the bench. Amara picked up the bag of ice from her own cooler and walked across the field.',
    detail: {
      ask: 'What did Amara pick up?',
      right: 'a bag of ice',
      strays: [
        ['the ball', 'notThere', 'The ball is not mentioned. Look at the last sentence.'],
        ['a water bottle', 'notThere', 'A cooler may hold bottles, but she picked up ice.'],
      ],
    },
    between: {
      ask: 'How did Amara change?',
      right: 'from upset to caring',
      strays: [
        [
          'from calm to angry',
          'notThere',
          'She began upset and then went to help. That is the other direction.',
        ],
        [
          'from shy to loud',
          'notThere',
          'Nothing shows she was shy. She wanted to argue at first.',
        ],
      ],
    },
  },
  {
    name: 'bread',
    text: 'Bread rises because of yeast, a tiny living thing. Yeast feeds on sugar in the dough and gives off gas. The gas makes bubbles, and the bubbles push the dough up. In a cold kitchen, yeast works slowly, so bakers leave dough in a warm spot.',
    detail: {
      ask: 'What makes the dough rise?',
      right: 'bubbles of gas',
      strays: [
        [
          'melting sugar',
          'elsewhere',
          'Yeast feeds on the sugar. The gas it gives off does the pushing.',
        ],
        ['steam from water', 'notThere', 'Steam is not mentioned. The third sentence names gas.'],
      ],
    },
    between: {
      ask: 'What would happen to dough left in a cold place?',
      right: 'It would rise more slowly.',
      strays: [
        ['It would rise faster.', 'elsewhere', 'Warmth speeds it up. Cold slows the yeast.'],
        [
          'It would turn sweet.',
          'notThere',
          'The text does not say so. It says that yeast works slowly in the cold.',
        ],
      ],
    },
  },
  {
    name: 'clock',
    text: 'Grandfather wound the old clock every Sunday. When he moved to the city, the clock stayed behind and stopped at ten past four. Ivan found the key in a drawer. He turned it eleven times and held his breath. Tick.',
    detail: {
      ask: 'Where was the key?',
      right: 'in a drawer',
      strays: [
        ['in the clock', 'notThere', 'He used it on the clock, but he found it in a drawer.'],
        ['in the city', 'elsewhere', 'Grandfather moved to the city. The key was in a drawer.'],
      ],
    },
    between: {
      ask: 'Why did Ivan hold his breath?',
      right: 'He hoped it would work.',
      strays: [
        ['The clock smelled odd.', 'notThere', 'No smell is mentioned. He was waiting for a tick.'],
        [
          'He was tired of winding.',
          'notThere',
          'Eleven turns are not the reason. He was waiting for a sound.',
        ],
      ],
    },
  },
  {
    name: 'bats',
    text: 'Some people think bats are blind. In fact, bats can see. In the dark they also use sound: they call and listen for the echo. From the echo they can tell where an insect is and how fast it flies.',
    detail: {
      ask: 'What do bats listen for?',
      right: 'the echo of their call',
      strays: [
        [
          'the wind in the trees',
          'notThere',
          'Wind is not mentioned. They call and wait for the echo.',
        ],
        ['other bats', 'notThere', 'Other bats are not mentioned. They listen for their own echo.'],
      ],
    },
    between: {
      ask: 'Why did the author write "In fact"?',
      right: 'to correct a mistake',
      strays: [
        [
          'to tell a joke',
          'notThere',
          'The sentence before tells what some people think. This one sets it right.',
        ],
        ['to ask a question', 'notThere', 'It asks nothing. It sets right what some people think.'],
      ],
    },
  },
  {
    name: 'oak',
    text: 'The town planned to cut down the oak for a parking lot. Hana measured its trunk: sixteen feet around. She wrote to the mayor and asked 200 neighbors to sign. At the meeting, the room was so full that people stood in the hall.',
    detail: {
      ask: 'What did Hana measure?',
      right: 'the trunk of the oak',
      strays: [
        ['the parking lot', 'elsewhere', 'The lot was only planned. She measured the tree.'],
        ['the hall', 'elsewhere', 'People stood in the hall at the end. She measured the tree.'],
      ],
    },
    between: {
      ask: 'What does the full room show?',
      right: 'Many cared about the oak.',
      strays: [
        [
          'The room was tiny.',
          'notThere',
          'Its size is not given. Two hundred neighbors had signed.',
        ],
        [
          'People wanted the lot.',
          'elsewhere',
          'The town planned it, but the neighbors signed for the tree.',
        ],
      ],
    },
  },
  {
    name: 'paper',
    text: 'Paper can be made again and again, but not forever. Each time it is recycled, its fibers get shorter. After about six rounds they are too short to hold together. That is why mills mix in some fresh fibers.',
    detail: {
      ask: 'What happens to the fibers each time?',
      right: 'They get shorter.',
      strays: [
        [
          'They get thicker.',
          'notThere',
          'Thickness is not mentioned. The second sentence names length.',
        ],
        ['They get fresh.', 'elsewhere', 'Fresh fibers are mixed in. The old ones get shorter.'],
      ],
    },
    between: {
      ask: 'Why do mills add fresh fibers?',
      right: 'to make the paper hold',
      strays: [
        [
          'to make it whiter',
          'notThere',
          'Color is not mentioned. Short fibers do not hold together.',
        ],
        ['to save money', 'notThere', 'Money is not mentioned. Short fibers do not hold together.'],
      ],
    },
  },
];
