/* Dares and accidents: an action close to a dangerous place or thing. */

const MOVE =
  'go|goes|going|run|running|walk|walking|jump|jumping|leap|fly|flying|climb|climbing|stand|standing|lie|lay|sit|swim|swimming|dive|diving|fall|falling|sink|step|crawl|hop|ride|skate|slide|play|playing|hide|sleep|stay|roll|drop|push|lean|get|keep';
const DANGEROUS_PLACE =
  'roads?|trains?|tracks?|rails?|roofs?|rooftop|rivers?|sea|ocean|lakes?|wells?|deep|edge|top|waterfall|windows?|ledge|bridge|cliff|ice|fire|campfire|volcano|lava|woods|forest|cave|storm|lightning|trucks?|cars?|traffic|tower|ladder|highest|sky|wires?|chimney|tunnel|mine|swamp|canal|creek|shore';
const SWALLOW =
  'eat|eats|eating|ate|drink|drinks|drinking|drank|swallow|chew|lick|taste|try|sip|gulp|bite|nibble|munch|smell|sniff|take';
const NOT_FOOD =
  'soap|paint|paints|glue|slime|mud|dirt|soil|fertilizer|compost|mushrooms?|toadstools?|battery|batteries|magnets?|marbles?|chalk|crayons?|markers?|ink|leaves|leaf|bark|moss|ivy|rocks?|sand|shampoo|cleaner|powder|gas|oil|bottle|under the sink|things?|stuff|plants?|petals?|flowers?|bulbs?|acorns?|feathers?|worms?|bugs?|spiders?|coins?|beads?|nails?|needles?|glitter|wax|candles?|rainwater|pond water|green water|berries (?:in|from|on)';
const HOT_OR_SHARP =
  'fire|fires|lighter|lighters|matches|stove|oven|iron|candles?|wires?|plug|plugs|socket|scissors|hammer|nails?|saw|knife|glass|needle|electricity|lightning|wasps?|snakes?|hive|thorns?|flame|firecrackers?|fireworks?|hot water|torch|heater';
const FEW_WORDS = '(?:[a-z]+ ){0,5}';

/** Dares, dangerous places and things, and giving up on food, sleep or the future. */
export const DANGER = [
  `(?:${MOVE}) (?:[a-z]+ ){0,2}(?:in|into|on|onto|off|from|under|out|out of|across|over|down|through|to|by|in front of|up) (?:of )?(?:[a-z]+ ){0,2}(?:${DANGEROUS_PLACE})(?! (?:level|row|of the (?:page|list|screen|hill)|score))(?<!chicken cross the road)(?<!side of the road)`,
  `climb (?:[a-z]+ ){0,2}(?:${DANGEROUS_PLACE})`,
  'jump off',
  '(?:walk|swim|run|go|climb|sink) (?:[a-z]+ ){0,4}(?:and|then) (?:keep|never|do not|stay|not) (?:[a-z]+ )?(?:walking|swimming|going|running|come|stop|stay|there|back|climbing)',
  `(?:${SWALLOW}) ${FEW_WORDS}(?:${NOT_FOOD})(?<!(?:ate|eats|eating|eat) (?:all |up )?(?:my|your|the|a|some) (?:[a-z]+ )?(?:leaf|leaves|plants?|flowers?|bugs?|worms?|petals?|acorns?))(?<!(?:smell|sniff) (?:[a-z]+ ){0,2}(?:flowers?|petals?|plants?|leaf|leaves))(?<!(?:try|take|tries) (?:[a-z]+ ){0,5}(?:plants?|flowers?|petals?|leaf|leaves|bulbs?|things?|stuff|coins?|crayons?|markers?|paints?|rocks?|magnets?|soil|compost|fertilizer|acorns?|sand|feathers?))`,
  'under the (?:sink|mat|rug|bed)',
  `(?:touch|hold|grab|put|play|stick|throw|poke|take|use|light|start|pick|kick|hit) (?:[a-z]+ ){0,4}(?:${HOT_OR_SHARP})(?<!paper .*)`,
  '(?:light|start|make|set) (?:a |the |some )?fires?',
  'never (?:[a-z]+ )?(?:stop|come back|get up|wake|eat|drink|breathe|return)',
  '(?:not|never|stop|without|less|nothing|anything) (?:[a-z]+ ){0,2}(?:eat|eating|drink|drinking|breathe|breathing)(?= |$)(?! (?:it|that|them|my|this|the|meat|onions?|broccoli|fish|candy|too much|so much|so fast|that fast|vegetables|spicy|cheese|eggs|nuts))',
  'eat (?:less|nothing|anything|any food|only|no (?:food|lunch|dinner|breakfast))',
  '(?:skip|skipped|skipping|no) (?:lunch|dinner|breakfast|meals|food)',
  '(?:not|never|no reason to|and not|can not|forget to) (?:[a-z]+ )?(?:get up|wake|wake up|awake|open (?:my|your) eyes)',
  'get up (?:again|anymore|ever)',
  '(?:my|the|your|our) last (?:day|night|morning|hour|minute|week|message|words?|time here)(?! (?:of|at) (?:school|camp|summer|vacation|class))',
  '(?:last|final) (?:goodbye|day ever|time ever)',
  'goodbye (?:for ?ever|everyone|world|all)',
  'see the (?:morning|sun again|next day)',
  '(?:would|will|could) be (?:happy|happier|better|glad|fine) (?:if|when|without) (?:i|you|me)',
  'if (?:i|you|he|she) (?:was|were|am|are|is) (?:gone|not here|away)',
  '(?:feel|feels|felt|feeling) (?:nothing|empty|like nothing)',
  'with (?:your|my) eyes (?:closed|shut)',
  '(?:eyes|eye) (?:closed|shut)',
  'close your eyes and',
  'count to (?:[a-z]+ )?(?:and|then) (?:jump|go|run|swim)',
  'as (?:high|deep|far) as you can',
  '(?:fall|fell|falling) (?:into|in|down|off) (?:the |a )(?:well|hole|water|pond|river|pit)',
  '(?:play|swim|sleep|fight|dance|go|run|pet|touch|hug|feed|tease|catch|hold) (?:with |to |up to )?(?:the |a |that |those |some )?(?:[a-z]+ )?(?:wolf|wolves|bears?|snakes?|sharks?|lions?|tigers?|wasps?|crocodiles?|alligators?|spiders?|bulls?)(?<!(?:teddy|stuffed|toy|panda|koala|polar|gummy) bears?)',
  '(?:let|make) (?:the |a |that )?[a-z]+ (?:bite|sting|eat|kick|scratch) ?(?:you|me|him|her)?$',
  '(?:dig|make|find) a (?:[a-z]+ )?hole and',
  '(?:lay|lie|sleep|stay|sit|play) (?:down )?(?:in|on|under) (?:it|the snow|the rain|the ice|a hole|the hole|the ground|the grass and|the storm)',
  '(?:over|on|in|into) (?:your|my) (?:eyes?|head|face|mouth|nose|ears?)',
  'go (?:into|in|down) the (?:well|hole|water|deep)',
  'see how (?:long|far|high|deep|fast|much) (?:you|i|we) can (?:stay|go|hold|jump|climb|sink|swim|fall|eat|drink|run|spin)',
  '(?:eat|eating|ate|drink) (?:the |some |a lot of |all the )?(?:snow|ice|mud|dirt|paper|rocks?|sand|grass|bark)',
  '(?:not|never) (?:need|want|like|have) (?:any )?(?:food|lunch|dinner|breakfast|to eat|meals)',
  '(?:only|just) (?:had|have|drink|drank|eat|ate|need) (?:water|air|ice|one (?:apple|cracker|grape|bite))',
  'stay under',
  '(?:and|then) let go',
  '(?:dogs?|cats?|horses?|bulls?|goose|geese|animals?) (?:that|who|which) (?:growls?|bites?|kicks?|stings?)',
  '(?:give|gave|throw|threw|hide|hid|skip|skipped|stop|stopped) (?:my|your|all|the) ?(?:lunch|food|dinner|breakfast|snacks|meals)',
  'stop (?:snacks|lunch|food|meals|dinner|sleeping)',
  '(?:get|be|become|stay) (?:small|smaller|thin|thinner|light|lighter|tiny)$',
  '(?:i am|you are) too (?:big|heavy|round|large|small|short|tall)(?= |$)',
] as const;
