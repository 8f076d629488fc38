/* Giving up and final goodbyes. */

const ALL =
  'everything|it all|all of (?:it|this)|life|everyone|everybody|people|the world|being me|myself';

export const DESPAIR = [
  `(?:tired|sick|done|finished|fed up|bored) (?:of|with) (?:${ALL})`,
  `(?:give up|gave up|giving up|quit|leave|left|lost|losing|end|stop) (?:on )?(?:${ALL}|hope|trying to be)`,
  '(?:make|makes|want|wish) (?:it|this|everything) (?:to )?(?:all )?(?:stop|end|go away|over)(?! (?:raining|snowing))',
  '(?:no one|nobody|none|who|they) (?:really |even |ever |here |do not |does not )*(?:cares?|listens?|likes? me|loves? me|sees? me|wants? me|needs? me|helps? me|understands?|remembers?|notices?)',
  '(?:have|has|got|with) no (?:friends?|one|family|hope|fun anymore)',
  '(?:not|never) (?:[a-z]+ )?(?:come|coming|be|go|get) back(?! (?:to (?:the|my|your) (?:field|barn|start|game)|up|in time))',
  'never (?:play|talk|see|visit|smile|be happy|laugh|be) (?:[a-z]+ )?(?:again|anymore)',
  '(?:cry|crying|cried|sad|scared|lonely|alone|hungry) (?:all|every|each) (?:day|night|the time|time|morning)',
  '(?:all|every|each) (?:day|night) (?:i )?(?:cry|am sad|feel sad|am scared)',
  '(?:i am|i feel|feel|feeling) (?:so |very |like )?(?:a )?(?:broken|nothing|empty|useless|worthless|invisible|lost inside|like nothing|no good|a mistake|a problem|unloved|like a (?:broken|bad|sad|dead|lost|ghost))',
  '(?:everyone|everybody|they|mom|dad|you|we|world) (?:would|will|is|are|could|can) (?:all )?(?:be )?(?:fine|happy|better|glad|okay|ok|good|happier) (?:without|if i|when i am|if you)',
  '(?:go|going|float|fly|fade|drift|melt|sink|vanish) away (?:for good|forever|and|from (?:it|here|everything))',
  '(?:is|it is|all is|be) over for (?:me|you|us)',
  'for good(?<=(?:go|gone|away|leave|sleep|bye) (?:[a-z]+ )?for good)',
  'good ?bye (?:for|now i|i will not|my friend|to all)',
  '(?:disappear|vanish|gone) (?:for|from|and)',
  'will (?:not|never) be (?:here|there|back|around|happy|okay|ok)',
  '(?:i|you|we) (?:do|does|will|would|really do) not matter',
  '(?:is|are) where i (?:want to|should|will|belong)',
  '(?:hurts?|hard|bad|sad|tired) (?:to be|being) (?:me|here|alive)',
] as const;
