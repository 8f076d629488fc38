import type { QuestionsAbout } from './questions-about.ts';

export const EARLY_QUESTIONS: Readonly<Record<string, QuestionsAbout>> = {
  seed: {
    details: [
      {
        ask: 'What does Mei do first?',
        answer: 'puts the seed in a cup',
        proof: 'She puts it in a cup with soil',
      },
      {
        ask: 'What does Mei do each day?',
        answer: 'gives it water',
        proof: 'Each day she gives it water',
      },
      {
        ask: 'What does Mei do last?',
        answer: 'shows it to the class',
        proof: 'Mei shows it to the whole class',
      },
    ],
    inferences: [
      {
        ask: 'How does Mei feel at the end?',
        answer: 'Mei is proud.',
        proof: 'shows it to the whole class',
      },
      {
        ask: 'What did the seed do in the soil?',
        answer: 'The plant began to grow.',
        proof: 'a green tip peeks out',
      },
      {
        ask: 'Does Mei forget her plant?',
        answer: 'Mei takes good care of it.',
        proof: 'Each day she gives it water',
      },
    ],
    stray: 'Mei is bored.',
  },
  snail: {
    details: [
      {
        ask: 'Where does the snail wait?',
        answer: 'under a leaf',
        proof: 'The snail waits under a leaf',
      },
      {
        ask: 'Where does the snail want to go?',
        answer: 'across the path',
        proof: 'wants to cross the path',
      },
      { ask: 'Where is it dry?', answer: 'on the stones', proof: 'the stones are dry' },
    ],
    inferences: [
      {
        ask: 'Why does the snail not go at once?',
        answer: 'It needs wet ground.',
        proof: 'the stones are dry',
      },
      {
        ask: 'What does it do about the heat?',
        answer: 'It hides in the shade.',
        proof: 'waits under a leaf',
      },
      { ask: 'What changed at the end?', answer: 'The path got wet.', proof: 'At last it rains' },
    ],
    stray: 'It is fast asleep.',
  },
  box: {
    details: [
      {
        ask: 'What does Jamal hear first?',
        answer: 'a scratching noise',
        proof: 'Scratch, scratch',
      },
      { ask: 'What does Jamal see?', answer: 'two green eyes', proof: 'Two green eyes look up' },
      { ask: 'What does Jamal hear last?', answer: 'a purr', proof: 'The cat purrs' },
    ],
    inferences: [
      {
        ask: 'What did Jamal do before this story?',
        answer: 'He looked for his pet.',
        proof: 'So that is where you were',
      },
      {
        ask: 'How does Jamal act at the box?',
        answer: 'He is careful.',
        proof: 'opens the lid a bit',
      },
      { ask: 'How does the animal feel?', answer: 'It is happy.', proof: 'The cat purrs' },
    ],
    stray: 'He built the box.',
  },
  owls: {
    details: [
      { ask: 'What helps owls see?', answer: 'their big eyes', proof: 'Their big eyes see well' },
      {
        ask: 'What makes owls quiet?',
        answer: 'their soft feathers',
        proof: 'Their soft feathers make almost no sound',
      },
      {
        ask: 'What do owls look for at night?',
        answer: 'their food',
        proof: 'fly out to find food',
      },
    ],
    inferences: [
      {
        ask: 'Why might you not see an owl at noon?',
        answer: 'It rests then.',
        proof: 'sleep in the day',
      },
      {
        ask: 'Why does a mouse not notice an owl?',
        answer: 'It is very quiet.',
        proof: 'make almost no sound',
      },
      {
        ask: 'How can an owl hunt without light?',
        answer: 'It has good eyes.',
        proof: 'see well in the dark',
      },
    ],
    stray: 'It is far away.',
  },
  digging: {
    details: [
      { ask: 'What did Leila put on?', answer: 'boots', proof: 'She put on boots' },
      { ask: 'What did Leila take?', answer: 'a shovel', proof: 'took a shovel' },
      {
        ask: 'What could Leila not see?',
        answer: 'the steps',
        proof: 'Leila could not see the steps',
      },
    ],
    inferences: [
      {
        ask: 'Why did Leila keep on digging?',
        answer: 'She helped Mr. Ruiz.',
        proof: 'had no path yet',
      },
      {
        ask: 'Why were the steps gone?',
        answer: 'The snow was deep.',
        proof: 'It snowed all night',
      },
      {
        ask: 'How did she keep her feet dry?',
        answer: 'She dressed for snow.',
        proof: 'put on boots',
      },
    ],
    stray: 'She built a fort.',
  },
  bees: {
    details: [
      { ask: 'What do bees drink?', answer: 'nectar', proof: 'to drink nectar' },
      {
        ask: 'What is the yellow dust called?',
        answer: 'pollen',
        proof: 'The dust is called pollen',
      },
      {
        ask: 'What can the flower make then?',
        answer: 'seeds',
        proof: 'that flower can make seeds',
      },
    ],
    inferences: [
      {
        ask: 'How do bees help flowers?',
        answer: 'They carry dust along.',
        proof: 'sticks to their legs',
      },
      {
        ask: 'Why do bees come to flowers?',
        answer: 'They are thirsty.',
        proof: 'to drink nectar',
      },
      {
        ask: 'What does a flower need for seeds?',
        answer: 'It needs the dust.',
        proof: 'some pollen falls off',
      },
    ],
    stray: 'They bring water.',
  },
  paint: {
    details: [
      {
        ask: 'What does Diego paint first?',
        answer: 'the barn',
        proof: 'You paint the barn first',
      },
      { ask: 'What does Hana paint first?', answer: 'the sky', proof: 'I will do the sky' },
      {
        ask: 'What do both children want?',
        answer: 'the red paint',
        proof: 'both want the red paint',
      },
    ],
    inferences: [
      { ask: 'What is the problem?', answer: 'There is too little paint.', proof: 'only one cup' },
      { ask: 'What is their plan?', answer: 'Each waits for a turn.', proof: 'Then they trade' },
      {
        ask: 'How does the story end?',
        answer: 'The work is finished.',
        proof: 'both pictures are done',
      },
    ],
    stray: 'They spill the paint.',
  },
  fog: {
    details: [
      {
        ask: 'What is fog made of?',
        answer: 'tiny drops of water',
        proof: 'made of tiny drops of water',
      },
      {
        ask: 'What do cars use in fog?',
        answer: 'their lights',
        proof: 'Cars use their lights in fog',
      },
      { ask: 'What makes fog go away?', answer: 'warm air', proof: 'the sun warms the air' },
    ],
    inferences: [
      {
        ask: 'Why do drivers need help in fog?',
        answer: 'They cannot see far.',
        proof: 'Cars use their lights',
      },
      { ask: 'What ends the fog?', answer: 'The sun clears it.', proof: 'the fog goes away' },
      {
        ask: 'Why does fog make your face damp?',
        answer: 'Fog is wet.',
        proof: 'tiny drops of water',
      },
    ],
    stray: 'It is always night.',
  },
  shoe: {
    details: [
      {
        ask: 'Where did Keoni look first?',
        answer: 'under the bed',
        proof: 'He looked under the bed',
      },
      { ask: 'Where did he look next?', answer: 'in the yard', proof: 'He looked in the yard' },
      { ask: 'Where did the puppy lie?', answer: 'on the rug', proof: 'It lay on the rug' },
    ],
    inferences: [
      {
        ask: 'What had the puppy found?',
        answer: 'It had the missing shoe.',
        proof: 'chewed on something blue',
      },
      {
        ask: 'What did Keoni do after the bed?',
        answer: 'He kept on searching.',
        proof: 'He looked in the yard',
      },
      {
        ask: 'What was his problem?',
        answer: 'He lost something.',
        proof: 'could not find his left shoe',
      },
    ],
    stray: 'It had a blue ball.',
  },
  moles: {
    details: [
      { ask: 'What do moles eat?', answer: 'worms', proof: 'eat worms' },
      { ask: 'What do moles dig?', answer: 'tunnels', proof: 'dig long tunnels' },
      { ask: 'What are their front feet like?', answer: 'shovels', proof: 'wide like shovels' },
    ],
    inferences: [
      {
        ask: 'How does a mole find its food?',
        answer: 'It smells it.',
        proof: 'its nose is very good',
      },
      {
        ask: 'What are its big feet for?',
        answer: 'It digs with them.',
        proof: 'wide like shovels',
      },
      {
        ask: 'Why does a mole not need good eyes?',
        answer: 'It lives in the dark.',
        proof: 'live under the ground',
      },
    ],
    stray: 'It hears its food.',
  },
  lake: {
    details: [
      { ask: 'What does Priya take two of?', answer: 'books', proof: 'two books' },
      { ask: 'What does she name first?', answer: 'a towel', proof: 'She takes a towel' },
      { ask: 'What does she name second?', answer: 'a hat', proof: 'a towel, a hat' },
    ],
    inferences: [
      { ask: 'What is Priya like?', answer: 'She thinks of others.', proof: 'One is for you' },
      {
        ask: 'Why does her brother laugh?',
        answer: 'It seems too much to him.',
        proof: 'Two books for one day?',
      },
      {
        ask: 'Where is the trip going?',
        answer: 'They go for a swim.',
        proof: 'packs for the lake',
      },
    ],
    stray: 'She forgets things.',
  },
};
