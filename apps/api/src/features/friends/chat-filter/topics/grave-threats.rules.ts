import { FAMILY, FEW } from './word-groups.rules.ts';

const DEADLY_VERB =
  'kill|killing|kills|murder|stab|stabbing|shoot|shooting|choke|strangle|punch|punching|hurt|hurting|slap|drown|bomb|attack|smack|torture|poison|whip|slice|slaughter|behead';
const ROUGH_VERB =
  'hit|kick|bite|push|throw|break|smash|crush|burn|beat up|cut|hunt|tie|lock|trap|bury|haunt|scratch|spit on|fight|destroy|wreck|jump';
const PERSON =
  '(?:you|u|him|her|us|everyone|everybody|somebody|someone|people|all of you|the kids|kids)';
const BODY =
  'face|head|neck|legs?|arms?|nose|teeth|bones?|fingers?|back|eyes?|throat|mouth|stomach|hands?|skull|jaw|heart|guts|brain';
const YOURS = `(?:your|his|her|their) (?:little |whole |baby |big )?(?:${BODY}|${FAMILY}|dog|cat|pet|pets|puppy|kitten|house|home|friends?|school|baby|class)`;
const WILL = '(?:will|going to|want to|would|could|can|am|are) (?:just |really |so |all )?';

/** Clear threats to hurt a person. */
export const GRAVE_THREAT = [
  `(?<!(?:not|did it|to not|does it|mean to|meant to|never) )(?:${DEADLY_VERB}) (?:the |all |up )?(?:${PERSON}|${YOURS})(?! (?:with|at) (?:water|the game|this game|math|tag))`,
  `(?:i|we|he|they) (?:${WILL})(?:${ROUGH_VERB}) (?:the |all |up )?(?:${PERSON}|${YOURS})(?! (?:at|in|with|a|the ball|some))`,
  `(?:${ROUGH_VERB}|rip|tear|chop|slit) (?:off )?your (?:${BODY})`,
  'beat(?:ing)? (?:you|him|her|them) (?:all )?up',
  'punch(?:ed|ing)? (?:you|him|her) in',
  'murder(?:ed)? (?:you|him|her|them|everyone)',
  '(?:you|he|she) (?:are|is|will be|would be|going to be|should be|better be) (?:so |all |already )?dead',
  'you (?:will|are going to|better) be (?:so |very )?(?:sorry|hurt)',
  'you (?:are )?(?:will|going to|should|must|would|all) (?:all |both |soon |just )?(?:die|bleed|suffer|regret|burn|pay for|get hurt|get beaten|be hurt|get stabbed|get shot|be killed)',
  `(?:hope|wish|want) (?:that )?you(?:r (?:${FAMILY}|dog|cat|whole family))? (?:will |all |just |would |get [a-z]+ and |to )?(?:die|dies|died|dead|bleed|suffer|choke|burn|crash|drown|get hurt|get hit)`,
  `(?:hope|wish) ${FEW}(?:car|truck|bus|train|rock|tree|snake|bear|shark|dog|someone|somebody) (?:will )?(?:hits?|kills?|eats?|bites?|hurts?|runs? over) (?:you|your)`,
  '(?:i|we) (?:will|can|going to|know how to|am going to|am gonna|could) (?:make|get) (?:you|him|her) (?:cry|bleed|pay|suffer|scream|hurt|sorry|scared|regret)',
  'make you (?:bleed|suffer|scream|pay)',
  'watch your back',
  'your days are',
  'i know where you (?:live|sleep|are|go|walk)',
  '(?:i|we) (?:will|am|are|going to) (?:going to )?(?:come|coming) (?:for|and get|to get|to hurt) (?:you|your)(?! (?:a|some|in the game))',
  'hunt (?:you|him|her|them) down',
  '(?:get|find|catch) you (?:after school|at school|when you are|alone|tonight|at night|outside|at home|in your sleep)',
  '(?:nobody|no one|nothing) (?:will|can|would|could) (?:save|hear|protect|help) you (?:scream|from me|now|there)',
  '(?:nobody|no one|nothing) (?:will|can|would|could) (?:save|hear|protect) you',
  '(?:should|better|must) be (?:scared|afraid) of me',
  'deserves? to (?:die|suffer|be hurt|get hurt|bleed|be dead)',
  'deserves? (?:pain|death)',
  `(?:your|his|her) (?:little |baby |whole )?(?:${FAMILY}|dog|cat|pet|friends?|baby|puppy) (?:dies|is dead|is next|are dead|are next|will die|will be dead|will not come home|gets hurt|will get hurt)`,
  '(?:wreck|ruin|end) (?:your life|your family|your world)',
  '(?:i will|going to|gonna) end you',
  'shoot up (?:the |your |my |this |our )?(?:school|class|place|house)',
  'blow up (?:the |your |my |our )?(?:school|house|class|home)',
  'set fire to (?:you|your|the school|school)',
  'burn (?:you|your (?:house|home|family|barn and you))',
  '(?:i|we|he|dad|mom|brother|bring|bringing|brought|my) (?:have |has |got |get |bring |bringing |brought |will bring |use |will use |am bringing )?(?:a |my |the |his |real |dads? )*(?:gun|guns|bomb|bombs|pistol|rifle|bullets?|shotgun)(?! (?:toy|game|water))',
  '(?:i|we|he) (?:will |am |going to |can |could )*(?:have|has|got|bring|bringing|brought|use|get) (?:a |my |the |big |sharp |real )*(?:knife|knives|blade)(?! (?:to (?:cut|eat|spread)|and (?:a )?fork))',
  '(?:knife|blade|gun) (?:is )?(?:for|at|in|to) (?:you|your|school)',
  'drop dead',
  '(?:get|be|got|gets) (?:stabbed|shot|murdered|beaten|killed)(?<=(?:you|or) .*)',
  'use it on you',
  'you will (?:all )?(?:pay|suffer)',
  '(?:wreck|ruin|crush|end) you and',
  'you will not (?:see|live|wake|make it) (?:the morning|tomorrow|to|until|another|through)',
  'sleep for ?ever(?<=(?:your|you) (?:[a-z]+ ){0,2}sleep for ?ever)',
  'say good ?bye to your (?:family|mom|dad|life|dog|cat)',
  'rot in (?:hell|a grave|the ground)',
  '(?:i|we) (?:will|am going to|are going to|can) (?:get|find|catch) you (?:and (?:hurt|kill|hit|beat|make)|after school|at school|outside|in real life)',
  'better (?:watch out|watch your|be scared|start running)',
  'going to (?:get hurt|regret|be hurt|suffer|bleed|pay for)',
  '(?:want|like|love) to (?:hurt|kill|stab|shoot|hit) (?:you|people|someone|somebody|kids|animals|him|her|them|everyone)',
  '(?:scream|beg) (?:for|and) (?:help|no one|nobody)',
] as const;
