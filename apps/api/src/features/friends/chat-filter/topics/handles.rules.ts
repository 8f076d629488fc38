import { NUMBER } from './word-groups.rules.ts';

/* Account names and house numbers made of known words. */

const COLOR =
  'red|blue|green|yellow|pink|purple|black|white|gold|golden|silver|orange|brown|gray|dark|super|happy|crazy|cool|mega|sunny|fire|ice|star|shadow|magic|lucky|silly|fluffy|epic|little|big|mr|king|queen|captain|ninja|pro';
const NAME_PART =
  'fox|wolf|bear|cat|dog|duck|owl|frog|lion|tiger|panda|bunny|hare|rabbit|dragon|unicorn|pony|horse|shark|fish|bird|eagle|hawk|monkey|koala|penguin|turtle|dino|dinosaur|ninja|wizard|pirate|knight|star|moon|rocket|robot|gamer|player|kitty|puppy|bee|butterfly|cookie|pizza|potato|taco|king|queen|prince|princess|hero|ghost|zombie|alien';
const STREET_TREE =
  'oak|oaks|maple|pine|pines|elm|elms|cedar|birch|willow|cherry|spruce|walnut|chestnut|hickory|beech|palm|main|hill|lake|spring|river|mill|meadow|forest|garden|sunset|park|church|bridge|valley|rose|lily|orchard';
const BARE = `(?:${NUMBER})(?! (?:[a-z]+s(?= |$)|more|of|percent|times|plus|minus|is|are|and|sheep|fish|deer|mice|geese|feet|big|little|small|new|red|blue|green|yellow|pink|purple|orange|white|black|brown|baby|tall|ripe))`;

export const HANDLES = [
  `(?:${NAME_PART}) (?!one(?= |$))${BARE}`,
  `(?:${COLOR}) (?:${NAME_PART}) (?:in|on|at|there) (?:the |a |my )?(?:other |block |brick |ball |car |battle |king |house )?(?:game|place|one|world|app|site|blocks?)`,
  '(?:i|we|they|people|friends) (?:go|goes|went|know me|am known|am called|play|am) (?:by|as) (?!(?:a|the|an|my|it|and|one|myself|far|fast|well|soon|much|good|happy|big|tall|long|hungry|excited|proud|slow|full) ?)[a-z]+',
  'look (?:up|for) (?:[a-z]+ ){0,3}(?:on|in|at|there|two|three|four|five|six|seven|eight|nine|ten|one)(?= |$)',
  `(?:look|find|try|ask|add|type|join) (?:up |for |in )?(?:the )?(?:name )?(?:${COLOR}) (?:${NAME_PART})(?= |$)`,
  '(?:block|blocks|brick|building|battle|ball|dancing|car|shooting|fighting|craft|mine|mining|bird|impostor|candy) (?:game|world|place|server)',
  '(?:use|have|try|log into|share|borrow|go on|get on|play on|see|open) (?:your|my) (?:game|account|code|computer|screen|login|tablet|phone)',
  `(?:${NUMBER}) (?:on |at |in )?(?:the )?(?:${STREET_TREE})(?= |$)(?! (?:trees?|seeds?|leaf|leaves|cones?|nuts?|pies?|tomato|tomatoes|juice|flowers?|plants?|blossoms?|petals?|buds?|bush|bushes|animals|friends|is|are|was|grew))`,
  `(?:${STREET_TREE}) (?:tree |trees |hill |road )?${BARE}`,
  `(?:number|house|no|door|box|unit) (?:[a-z]+ ){0,2}${BARE}(?: (?:on|at|in|by|oak|elm|pine))`,
  `number (?:${NUMBER}) (?:on|at|in|by|near|is (?:my|mine|our|us))`,
  'rob(?:e|es|s)? ?(?:lo(?:x|cks?|ks?)|blocks?)',
  'the key',
  'keys? (?:is|are) (?:under|in|on|by|behind)',
] as const;
