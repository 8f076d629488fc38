import { FAMILY } from './word-groups.rules.ts';

/*
 * Belittling another child. Uses an allow-list of names for a child, because no list of insults is
 * complete.
 */

const KIND =
  'good|great|nice|kind|best|super|awesome|amazing|cool|true|smart|clever|funny|silly|star|hero|genius|pro|champion|champ|winner|friend|friends|helper|farmer|gardener|wizard|legend|master|expert|artist|lucky|helpful|brave|fast|fun|big help|pal|buddy|team|teammate|visitor|guest|neighbor|bit|little|lot|level|row|step|few';
const BELITTLED =
  'fields?|gardens?|farms?|barns?|plants?|flowers?|rows?|drawing|work|answers?|score|team|joke|idea|try|job|pumpkins?|house';

export const PUT_DOWNS = [
  `you (?:are|were|look like|act like|play like|sound like|must be) (?:just |only |such |really |like |still |kind of |nothing but )*(?:a|an|the) (?!(?:[a-z]+ ){0,2}(?:${KIND})(?= |$))[a-z]+`,
  'you (?:are )?people(?= |$)',
  'your (?:kind|sort|type)(?= |$)',
  '(?:but|except|just|only) (?:for )?(?:not )?you$',
  'not (?:for|with|by|because of|like) you$',
  '(?:you are|you were|came|finished|got|in) last(?: again| place| as always)?$',
  '(?:too|so|very|really) (?:slow|bad|weak|small|little|young|easy) (?:for you|snail|turtle|baby|again|lol|haha|ha)',
  `(?:what|such) (?:a|an) (?:bad|sad|silly|poor|slow|weird|tiny|boring|strange|little|messy|funny looking) (?:${BELITTLED}|baby|kid|player|farmer|snail|try)`,
  `(?:${FAMILY}|dog|cat|pig|chicken|hamster|baby|bunny|goat|cow|fish|monkey|robot) (?:brother |sister )?(?:could|can|would|did|made) (?:[a-z]+ )?(?:it|better|that|this|more|faster|smarter|nicer)(?= |$)(?! (?:cute|funny|up|for me))`,
  'you (?:call|think) (?:that|this|it) (?:is )?(?:a|an|good|nice|pretty|funny|math|work)',
  'boo ho{1,2}',
  '(?:nice|good) try (?:baby|snail|kid|lol|haha)',
  '(?<!(?:not|never) )(?:give|gave) up(?= |$)(?! (?:my|your) (?:turn|spot))',
  '(?:just|please|you|should|must|now|better) quit',
  '^quit(?= |$)',
  'will (?:eat|bite|chase|kick|break|steal|take|ruin|pull|step on|dig up|dry up|crush) (?:all )?(?:your|you)(?= |$)',
  'weeds? like you',
  'ha ha(?: ha)* you',
  '(?:is|are|looks?|was) (?:so |too |very |really |all |kind of )?(?:bad|ugly|boring|weird|wrong|sad|empty|poor|slow|messy|dirty|silly|rotten|fake|lame) (?:like|as|than|because of) (?:you|your)',
  '(?:until|since|before|because|when|after) you (?:came|come|joined|got here|showed up|started|touched)',
  'like (?:a|an) (?:[a-z]+ )?(?:baby|babies|snail|robot|toddler)(?<=you .*)',
  'your (?:dogs?|cats?|pets?|fish|bunny|hamster|puppy|kitten|plants?|flowers?) will (?:not )?(?:float|sink|sleep|be gone|run|disappear|live|wake|be next|cry|fall|rot|be sorry)',
] as const;
