/** Why a choice is wrong: the words appear elsewhere in the text, or not at all. */
type Stray = readonly [choice: string, why: 'elsewhere' | 'notThere', reason: string];

type AboutIt = { ask: string; right: string; strays: readonly [Stray, Stray] };

export type Passage = {
  name: string;
  text: string;
  /** First version of the skill that has this passage. */
  since?: number;
  /** The answer is in the text. */
  detail: AboutIt;
  /** The answer has to be inferred from the text. */
  between: AboutIt;
};

export const EARLY_PASSAGES: readonly Passage[] = [
  {
    name: 'seed',
    text: 'Mei has a seed. She puts it in a cup with soil. Each day she gives it water. After a week, a green tip peeks out. Mei shows it to the whole class.',
    detail: {
      ask: 'What does Mei put the seed in?',
      right: 'a cup with soil',
      strays: [
        ['a bowl of water', 'elsewhere', 'Water comes later. The seed goes into soil.'],
        ['a garden', 'notThere', 'The text does not mention a garden. It says a cup.'],
      ],
    },
    between: {
      ask: 'How does Mei feel at the end?',
      right: 'proud',
      strays: [
        ['angry', 'notThere', 'She shows it to the class. That is what a proud person does.'],
        ['bored', 'notThere', 'She gave water each day. She cares about it.'],
      ],
    },
  },
  {
    name: 'snail',
    text: 'The snail wants to cross the path. The sun is hot and the stones are dry. The snail waits under a leaf. At last it rains. Now the snail slides across.',
    detail: {
      ask: 'Where does the snail wait?',
      right: 'under a leaf',
      strays: [
        ['on the stones', 'elsewhere', 'The stones are on the path. They are dry and hot.'],
        ['in a hole', 'notThere', 'The text does not mention a hole.'],
      ],
    },
    between: {
      ask: 'Why does the snail wait?',
      right: 'It needs wet ground.',
      strays: [
        ['It is asleep.', 'notThere', 'It goes when the rain comes. It waited for wet ground.'],
        ['It likes the sun.', 'elsewhere', 'The sun is hot. The snail hides from it.'],
      ],
    },
  },
  {
    name: 'box',
    text: 'Jamal hears a noise in the box. Scratch, scratch. He opens the lid a bit. Two green eyes look up. "So that is where you were," says Jamal. The cat purrs.',
    detail: {
      ask: 'What does Jamal hear first?',
      right: 'a scratching noise',
      strays: [
        ['a purr', 'elsewhere', 'The cat purrs at the end. First it scratches.'],
        ['a bark', 'notThere', 'Nobody barks in this text.'],
      ],
    },
    between: {
      ask: 'What did Jamal do before this story?',
      right: 'He looked for the cat.',
      strays: [
        ['He built a box.', 'notThere', 'The text does not say who built it. Read what he says.'],
        ['He fed the cat.', 'notThere', '"That is where you were" means he was looking.'],
      ],
    },
  },
  {
    name: 'owls',
    text: 'Many owls sleep in the day. At night they fly out to find food. Their big eyes see well in the dark. Their soft feathers make almost no sound.',
    detail: {
      ask: 'When do these owls find food?',
      right: 'at night',
      strays: [
        ['in the day', 'elsewhere', 'In the day they sleep.'],
        ['in the morning', 'notThere', 'The text talks about day and night only.'],
      ],
    },
    between: {
      ask: 'Why is it hard to hear an owl?',
      right: 'Its feathers are soft.',
      strays: [
        ['Its eyes are big.', 'elsewhere', 'Big eyes help it see. Soft feathers make it quiet.'],
        ['It is far away.', 'notThere', 'The text does not say that. It talks about feathers.'],
      ],
    },
  },
  {
    name: 'digging',
    text: 'It snowed all night. In the morning, Leila could not see the steps. She put on boots and took a shovel. Next door, old Mr. Ruiz had no path yet. Leila kept on digging.',
    detail: {
      ask: 'What did Leila put on?',
      right: 'boots',
      strays: [
        ['a shovel', 'elsewhere', 'She took a shovel. She put on boots.'],
        ['a hat', 'notThere', 'The text does not mention a hat.'],
      ],
    },
    between: {
      ask: 'Why did Leila keep on digging?',
      right: 'to help Mr. Ruiz',
      strays: [
        ['to build a fort', 'notThere', 'No fort is in the text. Mr. Ruiz had no path.'],
        ['to find the steps', 'elsewhere', 'That was first. Then she saw Mr. Ruiz had no path.'],
      ],
    },
  },
  {
    name: 'bees',
    text: 'Bees visit flowers to drink nectar. Yellow dust sticks to their legs. The dust is called pollen. When a bee visits the next flower, some pollen falls off. Now that flower can make seeds.',
    detail: {
      ask: 'What is the yellow dust called?',
      right: 'pollen',
      strays: [
        ['nectar', 'elsewhere', 'Nectar is what bees drink.'],
        ['honey', 'notThere', 'Honey is not in the text. The dust is pollen.'],
      ],
    },
    between: {
      ask: 'How do bees help flowers?',
      right: 'They carry pollen.',
      strays: [
        ['They bring water.', 'notThere', 'No water is in the text. Pollen falls off the bee.'],
        ['They drink nectar.', 'elsewhere', 'That helps the bee. The pollen helps the flower.'],
      ],
    },
  },
  {
    name: 'paint',
    text: 'Diego and Hana both want the red paint. There is only one cup. "You paint the barn first," says Hana. "I will do the sky." Then they trade. Soon both pictures are done.',
    detail: {
      ask: 'What does Diego paint first?',
      right: 'the barn',
      strays: [
        ['the sky', 'elsewhere', 'Hana paints the sky.'],
        ['a tree', 'notThere', 'No tree is in the text.'],
      ],
    },
    between: {
      ask: 'What is this story about?',
      right: 'taking turns',
      strays: [
        ['how to mix paint', 'notThere', 'Nobody mixes paint. They trade.'],
        ['a red barn', 'elsewhere', 'The barn is a small part. They take turns.'],
      ],
    },
  },
  {
    name: 'fog',
    text: 'Fog is a cloud that sits on the ground. It is made of tiny drops of water. Cars use their lights in fog. When the sun warms the air, the fog goes away.',
    detail: {
      ask: 'What is fog made of?',
      right: 'tiny drops of water',
      strays: [
        ['smoke', 'notThere', 'Smoke is not in the text.'],
        ['warm air', 'elsewhere', 'Warm air makes fog go away.'],
      ],
    },
    between: {
      ask: 'Why do cars use lights in fog?',
      right: 'It is hard to see.',
      strays: [
        ['It is night.', 'notThere', 'The text does not say it is night.'],
        ['The lights warm the air.', 'elsewhere', 'The sun warms the air, not the lights.'],
      ],
    },
  },
  {
    name: 'shoe',
    text: 'Keoni could not find his left shoe. He looked under the bed. He looked in the yard. Then he saw the puppy. It lay on the rug and chewed on something blue.',
    detail: {
      ask: 'Where did Keoni look first?',
      right: 'under the bed',
      strays: [
        ['in the yard', 'elsewhere', 'The yard came second.'],
        ['in the bath', 'notThere', 'The bath is not in the text.'],
      ],
    },
    between: {
      ask: 'What was the blue thing?',
      right: 'the left shoe',
      strays: [
        ['a ball', 'notThere', 'Keoni looks for a shoe. The puppy had it.'],
        ['the rug', 'elsewhere', 'The puppy lay on the rug.'],
      ],
    },
  },
  {
    name: 'moles',
    text: 'Moles live under the ground. Their front feet are wide like shovels. They dig long tunnels and eat worms. A mole cannot see well, but its nose is very good.',
    detail: {
      ask: 'What do moles eat?',
      right: 'worms',
      strays: [
        ['roots', 'notThere', 'Roots are not in the text.'],
        ['grass', 'notThere', 'Grass is not in the text. It says worms.'],
      ],
    },
    between: {
      ask: 'How does a mole find its food?',
      right: 'It smells it.',
      strays: [
        ['It sees it.', 'elsewhere', 'A mole cannot see well. Its nose is good.'],
        ['It hears it.', 'notThere', 'The text talks about its nose, not its ears.'],
      ],
    },
  },
  {
    name: 'lake',
    text: 'Priya packs for the lake. She takes a towel, a hat, and two books. Her brother laughs. "Two books for one day?" Priya smiles. "One is for you," she says.',
    detail: {
      ask: 'How many books does Priya take?',
      right: 'two',
      strays: [
        ['one', 'elsewhere', 'One is for her brother. She takes two.'],
        ['three', 'notThere', 'She takes three kinds of things, but two books.'],
      ],
    },
    between: {
      ask: 'What is Priya like?',
      right: 'thoughtful',
      strays: [
        ['forgetful', 'notThere', 'She forgets nothing. She thinks of her brother.'],
        ['shy', 'notThere', 'Nothing tells us that. She thinks of her brother.'],
      ],
    },
  },
];
