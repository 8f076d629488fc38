import { NUMBER } from './word-groups.rules.ts';

/* A time and a place in one sentence indicate a meeting, even without the word. */

const DAY =
  'today|tomorrow|tonight|noon|midnight|sunset|sunrise|dawn|saturday|sunday|monday|tuesday|wednesday|thursday|friday|weekend|after (?:lunch|dinner|breakfast|recess|class|practice|supper)|before (?:lunch|dinner|breakfast|dark|bed|bedtime)|when it is dark|at night|in the (?:morning|evening|afternoon)';
const CLOCK = `(?:at|by|around|before|after|until) (?:about )?(?:${NUMBER}|half)(?! (?:[a-z]+s|more|of|points?|percent|plus|times|minus|is|and))`;
const SPOT =
  'gate|bench|bridge|well|fence|swings?|slide|rock|tree|pond|hill|barn|mill|corner|woods|forest|river|lake|beach|path|trail|shed|tunnel|tower|statue|fountain|circle|field behind|park|pool|window|wall|hut|cave|camp|boat|dock|tent|treehouse|cabin|road|hedge|bushes|bush';
const BY = 'at|by|near|behind|under|beside|next to|in front of|around|on|in|to';

/** Arranging to be at a place at a time, and asking for help at a place outside the game. */
export const TIMES_AND_PLACES = [
  `(?:${CLOCK}) (?:[a-z]+ ){0,3}(?:${BY}) (?:the |a |our |my |that )?(?:[a-z]+ )?(?:${SPOT})`,
  `(?:${BY}) (?:the |a |our |my |that )?(?:[a-z]+ )?(?:${SPOT}) (?:[a-z]+ ){0,3}(?:${CLOCK})`,
  `(?:${NUMBER}) (?:at|by) the (?:[a-z]+ )?(?:${SPOT})`,
  `(?:${DAY}) (?:[a-z]+ ){0,2}(?:at|by|near|behind|under|beside|next to) (?:the |a |our |that )?(?:[a-z]+ )?(?:${SPOT})`,
  `(?:^|me |you |us |be |there )(?:at|by|near|behind|under|beside|next to) (?:the |a |our |that )?(?:[a-z]+ )?(?:${SPOT}) (?:${DAY})`,
  `(?:tomorrow|tonight|today|saturday|sunday|noon) ${CLOCK}`,
  `^(?:${CLOCK})$`,
  'be there',
  'i am (?:at|by|behind|under|near) the (?:gate|bench|bridge|corner|woods)',
  '(?:lost|missing) (?:[a-z]+ ){0,4}(?:help|look|find)(?: [a-z]+){0,4} (?:woods|forest|park|outside|road|beach|lake|river)',
  'help me (?:look|find|search|catch)(?: [a-z]+){0,4} (?:outside|woods|forest|puppy|kitten|dog|cat)',
  '(?:look|wait|watch) (?:out )?for (?:a|the|my|me|us) (?:[a-z]+ )?(?:car|truck|van|man|lady|house|bike)',
  '(?:in|from|through|into) the woods',
  '(?:see|pass|hear|smell) (?:the |a )?(?:[a-z]+ )?(?:bridge|sea|ocean|mountains?|lake|river|beach|tower|desert|castle|volcano|fields|lights)(?: [a-z]+){0,4} (?:each|every|from|out|all) (?:day|morning|night|my|the|here|our)',
  '(?:each|every) (?:day|morning|night|afternoon|evening|week)(?: [a-z]+){0,3} (?:by|past|at|near|to|over|across) the',
  '(?:my|our|the|a|red|blue|white|green|yellow|brown|big|small|last|first|old|new|corner) house (?:[a-z]+ ){0,3}(?:on|by|near|behind|next|with|oak|tree|has|door|after)',
  '(?:have|in|got) (?:a |an |your |my )?(?:[a-z]+ )?(?:big|nice|small|new|red|blue|white|old|brick) houses?',
  '(?:i|we) (?:can |could |always )?(?:see|hear|smell) (?:the |a |big |some )*(?:[a-z]+ )?(?:ocean|sea|mountains?|lake|desert|bridge|beach|castle|volcano|planes|boats|ships)',
  '(?:snow|rain|sun|wind|storms?|hot|cold|sunny|raining|snowing|dark|late|early|morning|night) here',
  '(?:here|there) (?:do|are|is|does|what about|how about|and) (?:you|it|yours?)',
  '(?:cabin|boat|tent|camp|farm|barn|field|pond) (?:is|are) (?:by|near|on|at|next to|behind) the (?:[a-z]+ )?(?:lake|river|road|sea|ocean|school|forest|beach|hill|mountains?)',
  '(?:plays?|game|practice|race|match|show|party|concert|meet|picnic|camp) (?:is |will be |starts )?(?:at|by|in|on) the (?:[a-z]+ ){1,2}(?:today|tomorrow|tonight|at|on|soon|next)',
  '(?:i|we) (?:will|am going to|are going to|go|am|are|walk|ride|swim|camp|fish|run|skate|play) (?:[a-z]+ ){0,4}(?:at|to|by|near|around) the (?:[a-z]+ )?(?:zoo|lake|river|beach|museum|aquarium|forest|mountains?|island|circus|carnival|parade|fountain|rink)',
  'where is (?:the|your|my) (?:key|keys|house|door|bed|room)',
  '(?:is|are) it (?:dark|night|morning|late|day|light|raining|snowing|cold|hot|sunny|warm) (?:there|where|now there|outside there|by you)',
  '(?:dark|night|morning|raining|snowing) (?:there|where you)',
  '(?:you|we) (?:can |could )?(?:hear|see) (?:the )?(?:[a-z]+ )?(?:mountains?|ocean|sea|lake|river|trains?|planes?|snow) (?:from|there|where)',
  '(?:your|our) real',
  'real (?:gardens?|fields?|farms?|dogs?|cats?|pets?|friends?|ones?|place|world|house)(?<=(?:see|visit|your|where|you|show|us|we) .*)',
  '(?:gardens?|pets?|dogs?|cats?|ponds?|bikes?|kites?) where$',
  'our (?:dogs?|cats?|pets?|moms?|dads?|parents|brothers?|sisters?|families|bikes|puppies|bunnies) (?:could|can|should|would|will|might) (?:[a-z]+ )?(?:play|meet|run|walk|talk|see|be friends|ride)',
  'room with no',
  '(?:watching|see|hear|following|near|behind) you (?:play|now|right now|from|walk|run|sleep|breathe|every)',
  '(?:lights|power) (?:went|go|are|is) (?:out|off)',
  '(?:window|room|bed|chair|desk|house|door|bike|seat|locker) is (?:yours|mine|hers|his)',
  '(?:share|eat|have) (?:our )?(?:lunch|dinner|snacks|a snack|a picnic) (?:together|at|with me|by|in)',
  '(?:the|when|after|before|until) (?:the )?bell(?= |$)(?<!ring the bell|blue ?bell)',
  '(?:go|turn|walk) (?:left|right) (?:at|i|and|then|after|by)',
] as const;
