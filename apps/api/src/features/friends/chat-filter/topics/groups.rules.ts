/* Groups of people by origin, appearance, belief or wealth. */

const GROUP =
  'white|black|brown|tan|yellow|dark|pale|light|poor|rich|spanish|foreign|strange|weird|dirty|fat|thin|short|weak|slow|quiet|new|old|bad|mean|smelly|christian|muslim|jewish|asian|mexican|indian|chinese|gay|deaf|blind|sick|such|those|some|certain|your';
const PEOPLE =
  'kids?|children|child|people|person|ones|players?|students?|friends|families|family|farmers?|babies|kind|type|sort|team|boys?|girls?|skin';
const SHUT_OUT =
  'can not|could not|should not|may not|must not|are not|do not|is not|never|stink|smell|lose|go away|stay away|not allowed|belong|get out|leave|not welcome|are bad|are mean|are weird|are dirty|are slow|are lazy|are strange';

/** Excluding or mocking a group, and comparing a child with an animal. */
export const GROUPS = [
  `(?:white|black|brown|tan|yellow|dark|pale|poor|rich|spanish|foreign|dirty|fat|weak|smelly|christian|muslim|jewish|asian|mexican|indian|chinese|gay|deaf|blind) (?:${PEOPLE})`,
  `(?:${GROUP}) (?:${PEOPLE}) (?:${SHUT_OUT})`,
  `(?:only|no|not|all|because|except) (?:[a-z]+ )?(?:${GROUP}) (?:${PEOPLE})`,
  '(?:people|kids|children|ones|families|players) (?:like|who look like|with) (?:you|that|them|him|her|dark|brown|black|white|yellow)',
  '(?:you|your family|they) (?:all )?(?:eat|talk|speak|look|smell|pray|dress|sound|act|walk) (?:so |very |really )?(?:weird|funny|strange|bad|wrong|different|gross|like)',
  '(?:speak|talk|learn) (?:english|our language|like us|normal|right)',
  '(?:like|as|just like) (?:a |an |the )?(?:[a-z]+ )?(?:monkeys?|apes?|gorillas?|pigs?|rats?|cows?|worms?|slugs?|bugs?|dogs?|donkeys?|mules?|snakes?|toads?|skunks?|hippos?|whales?|elephants?) (?:[a-z]+ ){0,4}you(?= |$)',
  'you (?:are |look |act |eat |talk |run |smell |sound |climb |walk |play )?(?:like|just like|as [a-z]+ as) (?:a |an |the )?(?:[a-z]+ )?(?:monkeys?|apes?|gorillas?|pigs?|rats?|cows?|worms?|slugs?|bugs?|dogs?|donkeys?|mules?|toads?|skunks?|hippos?|whales?|elephants?)',
  'laugh(?:s|ed|ing)? (?:[a-z]+ ){0,2}(?:when|if|because|about) you',
  '(?:everyone|everybody|they|all|people|kids|class) (?:[a-z]+ )?(?:laughs?|laughed|giggles?|whispers?|talks?|stares?|jokes?) (?:[a-z]+ ){0,2}(?:you|your)',
  '(?:not|never) (?:want|like|need|let) (?:[a-z]+ )?(?:kids|people|players|friends|children) (?:like|in our|here|to play)',
  '(?:come|go) from (?:somewhere|another|a different|far)',
  '(?:you|they|he|she) (?:do|does) not belong',
  '(?:your|that|this|his|her) (?:[a-z]+ )?(?:fields?|gardens?|farms?|barns?|plants?|flowers?|work|answers?|rows?) (?:is|are|looks?) (?:[a-z]+ )?(?:sad|poor|small|tiny|empty|funny looking|a joke|wrong|slow|weird|odd|strange)',
  'why (?:are|is|do|does|can) (?:you|your [a-z]+) (?:so|always|never|even|not|such|be so)(?! (?:good|nice|kind|happy|fast|smart|funny|cool|awesome|amazing|great|excited|pretty|tall|big|green|many|hungry|quiet))',
  'you can not do',
  'you (?:never|always) (?:win|lose|mess|forget|fail|copy|cry|get|break|make mistakes|do it wrong|ruin)',
  '(?:the|is|your) worst (?:field|garden|farm|player|plant|friend|thing|one|row|kid|[a-z]+ (?:i|we) (?:have )?(?:ever )?(?:seen|saw))',
  'even (?:a|an|my|the) (?:[a-z]+ )?(?:worm|slug|snail|dog|cat|pig|cow|rat|baby|bug|monkey|chicken|rock|potato|fish|bird|goat|sheep|donkey|brother|sister|hamster)',
  'brains?',
  '(?:you|please|should|just) (?:[a-z]+ )?(?:stop|quit|leave) (?:playing|this game|the game|trying|coming|visiting|being)',
  '(?:no one|nobody) (?:ever |really )?(?:visits?|plays?|comes?|talks?|helps?|picks?|chooses?|sits?|trades?|shares?|thinks?|says?|knows?|wants?|likes?)',
  '(?:babies|losers|kids|people|players|others) like (?:you|that)',
  'better than you',
] as const;
