import type { QuestionsAbout } from './questions-about.ts';

export const MIDDLE_QUESTIONS: Readonly<Record<string, QuestionsAbout>> = {
  beaver: {
    details: [
      {
        ask: 'What does the beaver push into the mud first?',
        answer: 'a few sticks',
        proof: 'starts with a few sticks',
      },
      { ask: 'What forms behind the dam?', answer: 'a pond', proof: 'a pond forms' },
      { ask: 'What do frogs lay there?', answer: 'eggs', proof: 'frogs lay eggs in it' },
    ],
    inferences: [
      {
        ask: 'What is the main idea?',
        answer: 'A dam helps other animals.',
        proof: 'made a home for many',
      },
      {
        ask: 'Why does a pond form?',
        answer: 'The dam holds water back.',
        proof: 'the stream slows down',
      },
      {
        ask: 'What else lives in the pond?',
        answer: 'There is food for birds.',
        proof: 'herons come to fish',
      },
    ],
    stray: 'Beavers are shy.',
  },
  stage: {
    details: [
      {
        ask: 'Where did Sofia stand?',
        answer: 'at the edge of the stage',
        proof: 'Sofia stood at the edge of the stage',
      },
      { ask: 'Where did her cousin sit?', answer: 'in the third row', proof: 'In the third row' },
      {
        ask: 'Where did the cards go?',
        answer: 'into her pocket',
        proof: 'put the cards in her pocket',
      },
    ],
    inferences: [
      {
        ask: 'How did Sofia feel at first?',
        answer: 'She was nervous.',
        proof: 'counted her breaths',
      },
      {
        ask: 'What did her cousin want to do?',
        answer: 'Somebody cheered her on.',
        proof: 'held up both thumbs',
      },
      { ask: 'How did Sofia change?', answer: 'She found her courage.', proof: 'began to speak' },
    ],
    stray: 'It was raining.',
  },
  sailors: {
    details: [
      {
        ask: 'What did sailors not have?',
        answer: 'maps of the sea',
        proof: 'no maps of the open sea',
      },
      {
        ask: 'What did sailors watch?',
        answer: 'all of the stars',
        proof: 'They watched the stars',
      },
      {
        ask: 'What hardly seems to move?',
        answer: 'the North Star',
        proof: 'one star hardly seems to move',
      },
    ],
    inferences: [
      {
        ask: 'Why was one star so useful?',
        answer: 'It stays in one place.',
        proof: 'hardly seems to move',
      },
      {
        ask: 'Why did sailors look at the sky?',
        answer: 'They had no other guide.',
        proof: 'no maps of the open sea',
      },
      {
        ask: 'How did a ship sail north?',
        answer: 'The star was in front.',
        proof: 'kept it straight ahead',
      },
    ],
    stray: 'It is the brightest star.',
  },
  library: {
    details: [
      { ask: 'How many months did Noah ask for?', answer: 'one', proof: 'one month' },
      { ask: 'How many friends helped Noah?', answer: 'two', proof: 'he and two friends' },
      { ask: 'How many books were left?', answer: 'four', proof: 'only four books were left' },
    ],
    inferences: [
      {
        ask: 'How did the work turn out?',
        answer: 'Most of it got done.',
        proof: 'only four books were left',
      },
      {
        ask: 'Why did Noah need tape and glue?',
        answer: 'Pages were ripped.',
        proof: 'a cart of torn books',
      },
      { ask: 'How did Noah keep at it?', answer: 'He came once a week.', proof: 'Every Friday' },
    ],
    stray: 'Noah took them home.',
  },
  cactus: {
    details: [
      { ask: 'What stores water?', answer: 'the stem', proof: 'stores water in its thick stem' },
      { ask: 'What drinks the rain?', answer: 'the roots', proof: 'Its roots are shallow' },
      { ask: 'What keeps animals away?', answer: 'the spines', proof: 'keep thirsty animals away' },
    ],
    inferences: [
      {
        ask: 'What is good about spines?',
        answer: 'They do not dry out.',
        proof: 'lose hardly any water',
      },
      {
        ask: 'Why do the roots spread wide?',
        answer: 'They catch every drop.',
        proof: 'even a light rain',
      },
      {
        ask: 'Why would an animal bite a cactus?',
        answer: 'It is wet inside.',
        proof: 'in its thick stem',
      },
    ],
    stray: 'They grow in forests.',
  },
  ice: {
    details: [
      {
        ask: 'What did Amara want to argue about?',
        answer: 'the last goal',
        proof: 'argue about the last goal',
      },
      { ask: 'What did Amara pick up?', answer: 'a bag of ice', proof: 'picked up the bag of ice' },
      {
        ask: 'What was the captain walking toward?',
        answer: 'the bench',
        proof: 'limping toward the bench',
      },
    ],
    inferences: [
      { ask: 'How did Amara feel at first?', answer: 'She was upset.', proof: 'wanted to argue' },
      {
        ask: 'What had happened to the captain?',
        answer: 'A leg was hurt.',
        proof: 'limping toward the bench',
      },
      {
        ask: 'How did Amara change?',
        answer: 'She began to care.',
        proof: 'walked across the field',
      },
    ],
    stray: 'She was shy.',
  },
  bread: {
    details: [
      { ask: 'What does yeast feed on?', answer: 'sugar', proof: 'feeds on sugar' },
      { ask: 'What does yeast give off?', answer: 'gas', proof: 'gives off gas' },
      {
        ask: 'What pushes the dough up?',
        answer: 'bubbles',
        proof: 'the bubbles push the dough up',
      },
    ],
    inferences: [
      {
        ask: 'What does a cold kitchen do to bread?',
        answer: 'It takes longer to rise.',
        proof: 'yeast works slowly',
      },
      { ask: 'Why does yeast need food?', answer: 'It is alive.', proof: 'a tiny living thing' },
      {
        ask: 'How do bakers help the yeast?',
        answer: 'They keep it from cold.',
        proof: 'leave dough in a warm spot',
      },
    ],
    stray: 'Bread would turn sweet.',
  },
  clock: {
    details: [
      {
        ask: 'Where did Grandfather move?',
        answer: 'to the city',
        proof: 'When he moved to the city',
      },
      { ask: 'Where was the key?', answer: 'in a drawer', proof: 'found the key in a drawer' },
      {
        ask: 'Where did the hands stop?',
        answer: 'at ten past four',
        proof: 'stopped at ten past four',
      },
    ],
    inferences: [
      {
        ask: 'Why did Ivan wait without a sound?',
        answer: 'He hoped it would work.',
        proof: 'held his breath',
      },
      { ask: 'Why did it stop?', answer: 'Nobody wound it.', proof: 'the clock stayed behind' },
      { ask: 'How does the story end?', answer: 'It runs again.', proof: 'Tick' },
    ],
    stray: 'Ivan lost the key.',
  },
  bats: {
    details: [
      {
        ask: 'What do some people think about bats?',
        answer: 'They are blind.',
        proof: 'bats are blind',
      },
      { ask: 'What is true about bats?', answer: 'They can see.', proof: 'bats can see' },
      {
        ask: 'What do bats do in the dark?',
        answer: 'They use sound.',
        proof: 'they also use sound',
      },
    ],
    inferences: [
      {
        ask: 'Why did the author write "In fact"?',
        answer: 'A mistake is set right.',
        proof: 'bats can see',
      },
      { ask: 'What do bats hunt?', answer: 'They eat flying bugs.', proof: 'where an insect is' },
      {
        ask: 'What does an echo tell besides a place?',
        answer: 'It tells the speed.',
        proof: 'how fast it flies',
      },
    ],
    stray: 'They sleep all night.',
  },
  oak: {
    details: [
      {
        ask: 'What did Hana measure?',
        answer: 'the trunk of the oak',
        proof: 'Hana measured its trunk',
      },
      { ask: 'What did the town want?', answer: 'a parking lot', proof: 'for a parking lot' },
      {
        ask: 'What was full of people?',
        answer: 'the meeting room',
        proof: 'the room was so full',
      },
    ],
    inferences: [
      {
        ask: 'What does the crowd show?',
        answer: 'Many cared about the tree.',
        proof: 'people stood in the hall',
      },
      {
        ask: 'What is special about the oak?',
        answer: 'It was huge.',
        proof: 'sixteen feet around',
      },
      {
        ask: 'How did Hana get help?',
        answer: 'She got others to join.',
        proof: 'asked 200 neighbors to sign',
      },
    ],
    stray: 'The hall was tiny.',
  },
  paper: {
    details: [
      {
        ask: 'What happens each time paper is recycled?',
        answer: 'The fibers get shorter.',
        proof: 'its fibers get shorter',
      },
      {
        ask: 'What happens after about six rounds?',
        answer: 'The fibers fall apart.',
        proof: 'too short to hold together',
      },
      {
        ask: 'What do mills do about it?',
        answer: 'They add fresh fibers.',
        proof: 'mills mix in some fresh fibers',
      },
    ],
    inferences: [
      {
        ask: 'Why are new fibers added?',
        answer: 'Old ones fall apart.',
        proof: 'too short to hold together',
      },
      {
        ask: 'Can one sheet be used again and again?',
        answer: 'It wears out in the end.',
        proof: 'but not forever',
      },
      {
        ask: 'How often can paper come back?',
        answer: 'It works a few times.',
        proof: 'After about six rounds',
      },
    ],
    stray: 'It turns much whiter.',
  },
};
