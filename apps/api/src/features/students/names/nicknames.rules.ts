/*
 * Common nicknames in American classrooms, English and Spanish, that are not a prefix of the full
 * name, as Ben is. One line per name with the full forms first, used only for questions.
 */
const LINES = `
  abigail abby gail
  adelaide adele addie heidi
  alexander alejandro alex sandro xander zander lex sasha
  alexandra alejandra alex sandra lexi lexie sasha
  alfred alfredo alfie fred freddy
  albert alberto bert bertie beto
  andrew andres drew andy
  anthony antonio tony toni
  antoinette antonia toni nettie
  arthur arturo artie turo
  barbara babs barbie
  beatrice beatriz bea trixie
  bernadette bernie detta
  bridget bridie biddy
  caroline carolina carrie carol lina
  catherine katherine kathryn katarina catalina cathy kathy kate katie kat kit kitty cat
  charles carlos charlie chuck chaz carlitos
  charlotte charlie lottie
  christine christina cristina kristina tina chris chrissy kris
  christopher cristopher kristopher chris kit topher kris
  cynthia cindy
  daniel dan danny
  danielle daniela dani ella
  david dave davey
  deborah debra debbie deb
  dolores lola
  dorothy dot dottie dolly
  edward eduardo edmund edwin ed eddie ned ted teddy lalo
  eleanor elena ellen ella ellie nell nellie nora lena
  elizabeth elisabeth isabel isabella isabelle liz lizzie lizzy beth betty betsy eliza elsie libby lisa liza lilibet bella izzy chavela
  emily emilia em emmy millie
  esperanza espe
  eugene gene
  evangeline eva evie angie lina
  florence flo flora flossie
  frances francesca fran frannie frankie cesca
  francis francisco frank frankie paco pancho cisco
  frederick federico fred freddy fritz
  gabriel gabriela gabrielle gabe gaby gabby
  george jorge georgie
  georgia georgina georgie gina
  gerald jerry gerry
  gregory gregorio greg goyo
  gretchen margarethe greta
  guadalupe lupe lupita
  guillermo memo william
  harold hal harry
  harriet hattie
  helen helena nell nellie lena
  henry enrique harry hank hal quique
  ignacio nacho
  isaac ike zac
  jacob jake coby
  jacqueline jackie jacqui
  james jim jimmy jamie jaime jem
  jane janet jenny
  jennifer jen jenny jenna
  jesus chuy chucho
  john jonathan juan jack johnny jon jonny
  joseph jose joe joey jo pepe chepe
  josephine josefina jo josie fina pepa
  joshua josh
  judith judy jude
  julian julio jules
  katrina trina kat
  kenneth ken kenny
  kimberly kim kimmy
  lawrence laurence lorenzo larry laurie lencho
  leonard leonardo leo lenny
  leticia lety
  louis luis lou louie lucho
  louise luisa lou lulu
  lucille lucia lucy lulu
  madeline madeleine magdalena maddie maddy lena
  manuel manny manolo emmanuel emanuel
  margaret margarita maggie meg megan peg peggy maisie daisy greta rita marge margie
  maria mary marie molly polly mae may mamie mimi mari
  martha marta mattie
  matthew mateo matt matty
  matilda tilly tilda mattie
  maximilian maximiliano maxwell max
  melissa missy lissa mel
  michael miguel mike mikey mick mickey
  michelle shelly
  mildred millie
  miranda mandy randi
  natalie natalia natasha nat tasha talia
  nathaniel nathan nate nat
  nicholas nicolas nick nicky nico cole klaus
  nicole nicola nikki nicky colette
  oliver ollie
  olivia liv livvy ollie
  pamela pam
  patricia patty trish tricia pat pati
  patrick patricio pat paddy
  penelope penny nell
  peter pedro pete
  philip phillip felipe phil pip
  priscilla cilla prissy
  rachel raquel rae shelly
  raymond ramon ray mundo
  rebecca rebeca becky becca
  richard ricardo rick ricky rich dick richie
  robert roberto rob robbie bob bobby bert beto
  roderick rodrigo rod rick
  ronald ron ronnie
  rosario chayo charo
  rosemary rose rosie romy
  roxanne roxana roxy
  russell russ rusty
  samuel sam sammy
  samantha sam sammy
  santiago diego james chago
  sarah sara sally sadie
  sebastian seb bastian bash
  stephanie estefania steph stephie fanny
  stephen steven esteban steve stevie
  susan susanna susannah susana sue susie suzy
  sylvester sly vester
  tabitha tabby
  theodore teodoro ted teddy theo
  theresa teresa terry tess tessa tere
  thomas tomas tom tommy
  timothy timoteo tim timmy
  valentina valerie val tina
  veronica ronnie vero roni
  victoria vicky tori vic
  vincent vicente vince vinny chente
  virginia ginny ginger
  walter wally walt
  wilhelmina mina billie minnie
  william will willy bill billy liam
  winifred winnie freddie
  yolanda yoli
  zachary zachariah zack zach zak
`;

const GROUPS = LINES.trim()
  .split('\n')
  .map((line) => line.trim().split(' '));

/** The numbers of the groups of each name. */
const groupsOf = new Map<string, Set<number>>();
for (const [number, names] of GROUPS.entries()) {
  for (const name of names) groupsOf.set(name, (groupsOf.get(name) ?? new Set()).add(number));
}

/** Returns true for Liz and Elizabeth, Beth and Lizzie. Expects lower case without accents. */
export const areNicknamesOfOneName = (first: string, second: string) => {
  const groups = groupsOf.get(second);
  return !!groups && [...(groupsOf.get(first) ?? [])].some((group) => groups.has(group));
};
