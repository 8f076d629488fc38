/* Groups of words that the patterns of several topics share. */

/** Up to two words between the parts of a pattern. */
export const FEW = '(?:[a-z]+ ){0,2}';
/** Up to four words. */
export const SOME = '(?:[a-z]+ ){0,4}';
/** Any words. */
export const ANY = '(?:[a-z]+ )*';
/** People of a family. */
export const FAMILY =
  'mom|dad|parents?|grandma|grandpa|granny|nana|brothers?|sisters?|siblings?|family|cousins?|twin';
/** Numbers up to twenty. */
export const NUMBER =
  'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty';
/** What is in the game, so that it can belong to a player, be shown and be gone to. */
export const IN_GAME =
  'fields?|gardens?|farms?|ponds?|barns?|mills?|windmill|hills?|meadows?|cabins?|orchards?|treehouse|birdhouse|fences?|gates?|bridge|well|rows?|plants?|flowers?|trees?|sunflowers?|roses?|pumpkins?|crops?|harvest|hare|hares|bunny|owl|frog|animals?|basket|avatar|level|score|seeds?|sprouts?|blooms?|side|turn|place|new|pretty|little|big|beautiful|amazing|cool|awesome';
/** What has a name that is no person’s. */
export const PETS =
  'dogs?|cats?|pets?|bunny|bunnies|rabbit|hamster|fish|puppy|kitten|kitty|pony|horse|hare|owl|frog|turtle|bird|parrot|mouse|plants?|flowers?|trees?|scarecrow|teddy|plushie|dragon|favorite';
