import { NUMBER } from './word-groups.rules.ts';

/* Indirect ways to reveal a name, an age or a plan. */

/** Words that are also first names. After "I am", they are treated as names. */
const NAME =
  'rose|lily|daisy|violet|ivy|iris|jasmine|hazel|holly|olive|poppy|willow|robin|dawn|joy|grace|hope|faith|autumn|summer|april|june|may|rosemary|sage|basil|heather|pearl|ruby|amber|penny|jack|rob|mark|will|art|ray|drew|frank|grant|chip|dean|miles|sue|star|sunny|sky|river|brook|clay|ash|reed|forest|rusty|rocky|ginger|melody|harmony|crystal|diamond|sandy|misty|rain|stone|wolf|fox|bear|hunter|mason|carter|cherry|peach|honey|candy|cookie|fern|pansy|petal|clover|marigold|buttercup|fig|dill|mercury|venus|leaf|glen|cliff|wade|chase|skip|buddy|king|prince|queenie|duke|angel|heaven|trinity|charity|patience|mercy|liberty|justice|victory';
const MEMBER = 'i am|i was|me is|it is me|this is|call it|say|am';

export const CODE_WORDS = [
  `(?:${MEMBER}) (?:${NAME})$`,
  `(?:hi|hello|hey) (?:${NAME}) (?:here|speaking)`,
  '(?:i am|i was|he is|she is|am) named',
  '(?:named|called|name) (?:like|after|as)',
  'that is (?:me|my name|what i am called|who i am)(?= |$)',
  '(?:rhymes?|rhyming|sounds) (?:with|like) (?:me|my|the)',
  '(?:first|last|second|third|middle|next) letters?',
  'letters? (?:is|are|in|of|like|from)',
  '(?:starts?|begins?|ends?) with (?:a|an|the|like|letter)',
  '(?:when|if) (?:i|we|you) (?:say|type|write|draw|plant|wave|send) (?:[a-z]+ ){1,3}(?:it |that |you |we |i )?(?:means?|come|go|know|will)',
  '[a-z]+ (?:means|stands for|is for|is code|is our word) (?:yes|no|come|go|meet|now|me|you|i|we|tonight|love|home)',
  '(?:the|our|my|a|new|other|own|magic|special) (?:words?|code|sign|signal|language) (?:for|is|are|means|will|so|that)',
  '(?:our|my) (?:own |secret |special )?(?:words|language|code|sign)',
  '(?:use|make|have|need) (?:up )?(?:[a-z]+ )?(?:other|new|secret|special|our|different) (?:words?|names?|language)',
  `i am (?:[a-z]+ )?(?:twice|double|half|more than|less than|over|under|almost|about|close to|between|past|(?:${NUMBER}) (?:more|less|plus|minus|and|years?|times|is|or)) (?:[a-z]+ ){0,3}(?:${NUMBER})`,
  `(?:was|turned|were|be|turn) (?:${NUMBER}) (?:last|this|next|in|on|years?|when|ago|soon)`,
  `(?:${NUMBER}) (?:candles|years|birthdays)`,
  '(?:my|our|his|her|the) (?:[a-z]+ )?teams? (?:is|are|plays?|name|called|was)(?= |$)(?! (?:winning|losing|good|the best|great|so|fun|awesome|really|very|in the lead|ahead|behind|tied|having))',
  '(?:play|plays|played|swim|run|dance|race|sing) (?:[a-z]+ )?(?:for|with|on) the (?:[a-z]+ )?(?:hawks|sharks|tigers|lions|bears|eagles|wolves|panthers|bulls|dolphins|falcons|ravens|[a-z]+s)(?<!(?:weekends|animals|bunnies|dogs|cats|flowers|drums|hills|rocks|others|kids))',
  '[a-z]+s team(?= |$)',
  '(?:have|got|with|has) (?:a |an |my )?(?:red|blue|green|yellow|pink|purple|black|white|brown|orange|gray|gold) (?:bike|hat|scarf|bag|backpack|boots|shoes?|scooter|helmet|umbrella|mittens|bow|ribbon|car|door|raincoat)',
  '(?:bike|hat|backpack|boots|shoes|scarf|umbrella) (?:is|are) (?:red|blue|green|yellow|pink|purple|black|white|brown|orange|gray)(?<=my (?:[a-z]+ )+)',
  '(?:on|in|at|of) the (?:[a-z]+ ){1,2}(?:learning |racing |dancing |cooking |animal )(?:game|app|place|world)',
  'game too',
  '(?:i|we) (?:have|made|make|got|do) (?:a |my |our |some )?(?:own )?(?:show|shows|channel|movies?|page|club|group|band)(?= |$)',
  'watch (?:it|my|our|me on)(?= |$)(?! (?:grow|bloom|row|plant|flower|field|garden|sunflower|tree|crops?|seeds?|pumpkins?))',
  '(?:type|write|put|look) (?:[a-z]+ ){1,3}in the (?:box|search|top|game)',
  '(?:is|was|are) me(?= |$)',
  'i am not (?:a|really a|just a) (?:kid|child|student|baby|real|little)',
  'i (?:like|love|help|teach|watch|know) (?:big|little|small|young|good|sweet|other|all|new) (?:kids|children|students|babies|ones)',
  'i (?:made|make|own|run|built|work for|work on|work at|help make|test) (?:this|the|your) game',
  '(?:add|look up|find|search|join|try) (?:red|blue|green|yellow|pink|purple|black|white|gold|golden|silver|orange|brown|super|happy|silly|lucky|magic|epic|sunny) [a-z]+$',
  '(?:back|front|first|second|third|last|middle) (?:row|seat|desk|table) (?:of|in|by|at)',
  '(?:i|we|you) (?:always )?sit(?= |$)',
  'are you (?:more|less|over|under|almost|about|close to|past) ',
  'other name',
  '(?:kids|people|ones|players|children|someone|somebody) with (?:your|the|a|that|brown|black|dark|long|big)',
  '(?:is|are|be|means?) my (?:number|phone|age|code|name|answer to you|address)',
] as const;
