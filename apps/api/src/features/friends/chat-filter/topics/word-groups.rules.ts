/* Word groups shared by the patterns of several topics. */

/** Up to two words between the parts of a pattern. */
export const FEW = '(?:[a-z]+ ){0,2}';
/** Up to four words between the parts of a pattern. */
export const SOME = '(?:[a-z]+ ){0,4}';
/** Any number of words between the parts of a pattern. */
export const ANY = '(?:[a-z]+ )*';
export const FAMILY =
  'mom|dad|parents?|grandma|grandpa|granny|nana|brothers?|sisters?|siblings?|family|cousins?|twin';
export const NUMBER =
  'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty';
/** Things in the game that can belong to a player or be visited. */
export const IN_GAME =
  'fields?|gardens?|farms?|ponds?|barns?|mills?|windmill|hills?|meadows?|cabins?|orchards?|treehouse|birdhouse|fences?|gates?|bridge|well|rows?|plants?|flowers?|trees?|sunflowers?|roses?|pumpkins?|crops?|harvest|hare|hares|bunny|owl|frog|animals?|basket|avatar|level|score|seeds?|sprouts?|blooms?|side|turn|place|new|pretty|little|big|beautiful|amazing|cool|awesome';
/** Animals, whose names are not names of people. */
export const PETS =
  'dogs?|cats?|pets?|bunny|bunnies|rabbit|hamster|fish|puppy|kitten|kitty|pony|horse|hare|owl|frog|turtle|bird|parrot|mouse|plants?|flowers?|trees?|scarecrow|teddy|plushie|dragon|favorite';
