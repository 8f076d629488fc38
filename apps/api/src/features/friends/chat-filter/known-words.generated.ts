// Written by `npm run words:known` from tools/known-words. Do not edit.

/** Words that children can send. */
export const KNOWN_WORDS = `
a able abler ablest aboard about above absent absented absenting absently absents absolutely accept
accepted accepting accepts acorn acorns across act acted acting acts actually add added adder
adding addition additions adds adios adjective adjectives admire admired admirer admires admiring
adorable adventure adventured adventurer adventures adventuring afar afraid after afternoon
afternoons afterward afterwards again against ago agree agreed agreeing agrees ah aha ahead aid
aided aides aiding aids aim aimed aiming aims air aired airier airiest airily airing airplane
airplanes airs airship airships airy algae algebra algebras alien aliened aliening aliens alike all
alligator alligators allow allowed allowing allows ally almond almonds almost along aloud alpaca
alpacas already alright also although always am amazing amazingly among amount amounted amounting
amounts amphibian amphibians an ancient ancienter ancientest ancients and angle angled angler
angles angling angrier angriest angrily angry animal animals annoyed annoying annoyingly another
answer answered answering answers ant anted antes anthill anthills antler antlered antlers ants any
anybodies anybody anyhow anymore anyone anything anythings anyway anywhere apart aphid aphids
apiece apologies apologize apologized apologizes apologizing apology appear appeared appearing
appears apple apples apricot apricots aquarium aquariums are area areas aren't ares arise arises
arising arithmetic arose around arrange arranged arranger arranges arranging arrive arrived arrives
arriving arrow arrows art artichoke artichokes artist artistes artists arts arty as aside asides
ask asked asking asks asleep asparagus asteroid asteroids astronaut astronauts at ate attention
attentions author authored authoring authors autumn autumns avatar avatars avocado avocados aw
awake awaken awakened awakening awakens awakes awaking away awesome awesomely awful awfuller
awfullest awfully awhile aww axolotl baa baaed baaing baas babied babier babies babiest baby
babying back backed backer backflip backflips background backgrounds backing backpack backpacked
backpacker backpacking backpacks backs backward backwards bacon bad badder baddest badge badger
badgered badgering badgers badges badly bag bagel bagels bagged bagging baggy bags bake baked baker
bakeries bakers bakery bakes baking ball balled ballet ballets balling balloon ballooned ballooning
balloons balls ballsy bamboo bamboos banana bananas band banded banding bands bandy bang banged
banging bangs banjo banjos bar bard barely bark barked barker barking barks barley barn barns
barred barring bars base baseball baseballs based basely baser bases basest basically basil basing
basket basketball basketballs baskets bat batch batched batches batching bated bates bating bats
batted batter batting batty bay bayed baying bays be beach beached beaches beaching bead beaded
beading beads beady beak beaked beaker beaks beam beamed beaming beams bean beaned beaning beans
bear bearer bearing bears beat beaten beater beats beautiful beautifully beaver beavered beavering
beavers became because become becomes becoming becomingly bed bedded bedder bedding beds bedtime
bedtimes bee beech beeches beef beefed beefing beefs beefsteak beefsteaks beefy beehive beehives
been bees beet beetle beetled beetles beetling beets before began begin beginner beginning
beginnings begins begonia begonias begun behind behinds beige being beings believe believed
believer believes believing bell belled belles belling bells belong belonged belonging belongs
below bend bender bending bends beneath bent bents berried berries berry berrying beside besides
best bested bestie besting bests bet bets better bettered bettering betters betting between beyond
bicycle bicycled bicycles bicycling bid bidder bidding biddy bides biding bids big bigger biggest
bike biked biker bikes biking bin binned binning bins birch birched birches birching bird birded
birdhouse birdhouses birdie birdied birdieing birdies birding birds birthday birthdays biscuit
biscuits bit bite bites biting bitingly bits bitter bitterer bitterest bitterly bitters black
blackberries blackberry blackberrying blackbird blackbirds blackboard blackboards blacked blacker
blackest blacking blackness blacks blacksmith blacksmiths blank blanked blanker blankest blanket
blanketed blanketing blankets blanking blankly blanks bless blessed blesses blessing blessings blew
blind blinded blinder blindest blinding blindly blizzard blizzards block blocked blocking blocks
bloom bloomed bloomer blooming blooms blossom blossomed blossoming blossoms blot blots blotted
blotter blotting blow blower blowing blows blue bluebell bluebells blueberries blueberry bluebird
bluebirds blued bluer blues bluest bluing blush blushed blusher blushes blushing board boarded
boarder boarding boards boat boated boater boating boats boil boiled boiling boils bold bolder
boldest boldly bone boned boner bones boning bonus bonuses boo booed booing book bookcase bookcases
booked booking bookkeeper bookkeepers books boom boomed booming booms boor boos boost boot booted
booting boots booty bored boring boringly borrow borrowed borrower borrowing borrows boss bossed
bosses bossing bossy both bother bothered bothering bothers bottle bottled bottles bottling bottom
bottomed bottoming bottoms bought bounce bounced bouncer bounces bouncing bow bowed bower bowing
bowl bowled bowler bowling bowls bows box boxed boxer boxers boxes boxing brain brained braining
brains brainy bran branch branched branches branching brand brass brasses brassy brave braved
bravely braver braves bravest braving brb bread breaded breading breads break breaker breakfast
breakfasted breakfasting breakfasts breaking breaks breath breathe breathed breather breathes
breathing breaths breathy breeze breezed breezes breezier breeziest breezily breezing breezy bridge
bridged bridges bridging bright brighter brightest brightly brightness brilliant brilliantly
brilliants bring bringing brings bro broad broader broadest broadly broads broccoli broke broken
broker broom brooms brother brotherly brothers brought brown browned browner brownest brownie
brownies browning browns brr brrr brush brushed brushes brushing btw bubble bubbled bubbles
bubbling bucket bucketed bucketing buckets bud budded buddies budding buddy buds buffalo buffaloed
buffaloes buffaloing bug bugged bugger buggier buggies buggiest bugging buggy bugs build builder
building buildings builds built bulb bulbs bull bulldozer bulldozers bulled bulling bulls bully
bumblebee bumblebees bump bumped bumper bumping bumps bumpy bun bunch bunched bunches bunching
bundle bundled bundles bundling bunnies bunny buns burger burgers burrito burritos burrow burrowed
burrowing burrows burst bursting bursts bush bushed bushel busheled busheling bushels bushes
bushing bushy busied busier busies busiest busily busy busying but buts butter buttercup buttercups
buttered butterflied butterflies butterfly butterflying buttering buttermilk butters butterscotch
buttery button buttoned buttonhole buttonholed buttonholes buttonholing buttoning buttons buy buyer
buying buys buzz buzzed buzzer buzzes buzzing by bye byes cabbage cabbages cabin cabins cackle
cackled cackles cackling cacti cactus cafeteria cafeterias cage caged cages cagey caging cake caked
cakes caking calculator calculators calendar calendared calendaring calendars calf call called
calls calm calmed calmer calmest calming calmly calms calves came camel camels camp camped camper
campfire campfires camping camps campy can can't canaries canary candied candies candle candled
candles candlestick candlesticks candling candy candying cane caned canes caning canned canning
cannot canny canoe canoed canoeing canoes cans canyon canyons cap cape caped caper capes capped
capping caps captain captained captaining captains capybara car caramel caramels card cardboard
carded carding cards care cared career careful carefuller carefullest carefully careless carelessly
carelessness cares caring carload carnation carnations carnival carnivals carnivore carnivores
carpet carpeted carpeting carpets carriage carriages carried carrier carries carrot carrots carry
carrying cars cart carted carting cartoon cartooned cartooning cartoons carts cartwheel cartwheeled
cartwheeling cartwheels carve carved carver carves carving case cased cases casing castle castled
castles castling cat catbird catbirds catch catcher catchers catches catching catchings catchy
cater caterpillar caterpillars catfish catfishes cats catsup cattle catty caught cauliflower
cauliflowers cause caused causes causing cave caved caves caving cedar cedars celery cello cellos
cent center centered centering centers centimeter centimeters centipede centipedes cents cereal
cereals certain certainly chair chaired chairing chairs chalk chalked chalking chalks chalky
challenge challenged challenger challenges challenging chameleon chameleons champion championed
championing champions chance chanced chances chancing change changed changes changing chapter
chapters character characters charge charged charger charges charging charm charmed charmer
charming charms chart charted charter charting charts chase chased chaser chases chasing chatter
chattered chatterer chattering chatters check checked checker checkers checking checks cheer
cheered cheerful cheerfuller cheerfullest cheerfully cheering cheers cheery cheese cheesed cheeses
cheesier cheesiest cheesing cheesy cheetah cheetahs cherries cherry chess chestnut chestnuts chew
chewed chewer chewing chews chewy chick chicken chickened chickening chickens chicks chief chiefer
chiefest chiefly chiefs child childhood childhoods children chill chilled chiller chillest chillier
chilliest chilling chills chilly chimpanzee chimpanzees chip chipmunk chipmunks chipped chipper
chipping chips chirp chirped chirping chirps chive chives chocolate chocolates choice choicer
choices choicest choir choirs choose chooses choosing chop chopped chopper chopping choppy chops
chore chores chorus chorused choruses chorusing chose chosen christmas chrysalis chrysalises
chrysanthemum chrysanthemums chuckle chuckled chuckles chuckling churn churned churning churns
cinnamon circle circled circles circling circus circuses clang clanged clanging clangs clap clapped
clapper clapping claps clarinet clarinets class classed classes classing classmate classmates
classroom classrooms classy claw clawed clawing claws clay clean cleaned cleanest cleaning cleanly
cleans clear cleared clearer clearest clearing clearly clears clever cleverer cleverest cleverly
click clicked clicking clicks climb climbed climber climbing climbs clip clipped clipper clipping
clips clock clocked clocking clocks close closed closely closer closes closest closing cloth
clothed cloths cloud clouded cloudier cloudiest clouding clouds cloudy clover clovers clown clowned
clowning clowns club clubbed clubbing clubs cluck clucked clucking clucks clue clued clues cluing
clump clumped clumping clumps coach coached coaches coaching coaster coasters cob cobbler cobblers
cobs cocoa cocoas coconut coconuts cocoon cocooned cocooning cocoons cod codded codding codfish
codfishes cods coffee coffeepot coffeepots coffees coin coined coining coins cold colder coldest
coldly colds collage collages collect collected collecting collection collections collects color
colorful colorfully coloring colors colour colt colts column columned columns come comely comer
comes comet comets comfier comfiest comfort comfortable comforted comforter comforting comforts
comfy comic comics coming comings comma commas common commoner commonest commonly commons compare
compared compares comparing complete completed completely completer completes completest completing
compost composted composting composts concert concerted concerting concerts cone cones confident
confidently confuse confused confusedly confuses confusing confusingly congrats congratulations
connect connected connecting connects consonant consonants contest contested contesting contests
continent continents continue continued continues continuing coo cooed cooing cook cooked cooker
cookie cookies cooking cooks cool cooled cooler coolers coolest cooling coolly cools coop cooped
cooper cooping coops coos copied copier copies copper coppers coppery copy copying cork corked
corking corks corn corned corning corns corny correct corrected correcter correctest correcting
correctly corrects cost costed costing costly costs costume costumed costumes costuming cotton
cottoned cottoning cottons cough coughed coughing coughs could couldn't count counted counter
countered countering counters counting counts couple coupled couples coupling course coursed
courser courses coursing cousin cousins cover covered covering covers cow cowboy cowboys cowed
cower cowing cows coyote coyotes cozier cozies coziest cozily cozy crab crabbed crabbing crabby
crabs crack cracked cracker crackers cracking crackly cracks cradle cradled cradles cradling craft
crafted crafting crafts crafty cranberries cranberry crane craned cranes craning crankier crankiest
cranky crawl crawled crawling crawls crayon crayoned crayoning crayons crazier crazies craziest
crazily crazy cream creamed creamer creamier creamiest creaming creams creamy create created
creates creating creation creations creative creatively creatives creature creatures crept cricket
cricketer crickets cried crier cries crispier crispiest crispy croak croaked croaking croaks
crocodile crocodiles crop cropped cropper cropping crops cross crossed crosser crosses crossest
crossly crow crowd crowded crowding crowds crowed crowing crown crowned crowning crowns crows crumb
crumbed crumbing crumble crumbled crumbles crumbling crumbly crumbs crumby crunch crunched cruncher
crunches crunchier crunchiest crunching crunchy crust crusted crusting crusts crusty cry crying
cryings crystal crystals cub cube cubed cubes cubing cubs cucumber cucumbers cup cupcake cupcakes
cupful cupfuls cupped cupping cups curious curiously curried curries curry currying cursive curve
curved curves curving custard custards cut cute cutely cuter cutest cuts cutter cutting cuttings
cuz cyan cycle cycled cycles cycling cylinder cylinders dab dabbed dabbing dabs dad daddies daddy
dads daffodil daffodils dailies daily dairies dairy dairying daisies daisy damp damped damper
dampest damping damply damps dance danced dancer dancers dances dancing dandelion dandelions
dandier dandies dandiest dandy dark darker darkest darkly darkness darn darned darning darns dart
darted darting darts dash dashed dashes dashing dawn dawned dawning dawns day daybreak days daytime
deal dealer dealing deals dear dearer dearest dearly dears decide decided decidedly decides
deciding decimal decimals decorate decorated decorates decorating decoration decorations deep
deeper deepest deeply deeps deer defend defended defender defending defends defense defensed
defenses defensing definitely degrees delicious deliciously delight delighted delighting delights
den denominator denominators dens dentist dentists deny depend depended depending depends describe
described describes describing desert deserted deserter deserting deserts design designed designer
designing designs desk desks dessert desserts dew dewy diamond diamonds dice diced dices dicey
dicing did didn't difference differences different differently difficult difficulty dig digest
digger diggers digging digit digits digs dill dills dilly dim dimly dimmed dimmer dimmest dimming
dims dine dined diner dines dining dinner dinnered dinnering dinners dino dinos dinosaur dinosaurs
dip dipped dipper dipping dips direct directed directer directest directing directly directs dirt
dirtied dirtier dirties dirtiest dirty dirtying disagree disagreed disagreeing disagrees disappear
disappeared disappearing disappears disappoint disappointed disappointing disappoints discover
discovered discoverer discovering discovers discovery dish dished dishes dishing distance distanced
distances distancing dive dived diver divers dives divest divide divided divider divides dividing
diving division divisions diwali do doctor doctored doctoring doctors dodgeball does doesn't dog
dogged doggier doggies doggiest dogging doggo doggy dogs doll dolled dolling dolls dolphin dolphins
domino dominoes don't done donkey donkeys donut donuts doodle doodled doodler doodles doodling dot
doted dotes doting dots dotted dotting dotty double doubled doubles doubling dough doughnut
doughnuts doughy dove doves down downed downer downing downs downy drag dragged dragging dragon
dragonflies dragonfly dragons drags drank draw drawing drawings drawn draws dream dreamed dreamer
dreaming dreams dreamy drew dribble dribbled dribbler dribbles dribbling dried drier dries driest
drift drifted drifter drifting drifts drink drinker drinking drinks drip dripped dripping drips
drizzle drizzled drizzles drizzling droop drooped drooping droops droopy drop dropped dropper
dropping drops drowsier drowsiest drowsily drowsy drum drummed drummer drumming drums dry dryer
drying dryly drys duck ducked ducking duckling ducklings ducks dude duded dudes duding due dues dug
dull dulled duller dullest dulling dulls dully dunno duper during dust dusted duster dustier
dustiest dusting dusts dusty duties duty dwarf dwarfed dwarfing dwarfs each eager eagerer eagerest
eagerly eagle eagles ear earlier earliest early earn earned earner earnest earning earns earring
ears earth earthed earthing earthly earthquake earthquakes earths earthworm earthworms earthy
easier easiest easily easter easterly easy eat eaten eater eating eats edge edged edger edges
edging egg egged egging eggplant eggplants eggs eh eight eighteen eighteens eighth eighths eights
either electricity elephant elephants eleven elevens elf elm elms else elves embarrassed
embarrassing embarrassingly emoji emojis emptied emptier empties emptiest emptily empty emptying
emu emus encourage encouraged encourages encouraging encouragingly end ended ending endings ends
energies energy engine engines enjoy enjoyed enjoying enjoys enormous enormously enough enter
entered entering enters entire entirely epic epics episode episodes equal equaled equaling equally
equals equation equations eraser erasers especially estimate estimated estimates estimating eve
even evened evener evenest evening evenings evenly evens ever every everybody everyday everyone
everything everywhere eves ew eww ewww exact exacted exacter exactest exacting exactly exacts
example exampled examples exampling excellent excellently except excepted excepting excepts
exchange exchanged exchanges exchanging excite excited excitedly excites exciting excitingly
exclaim exclaimed exclaiming exclaims excuse excused excuses excusing exercise exercised exercises
exercising expect expected expecting expects experiment experimented experimenter experimenting
experiments explain explained explaining explains explore explored explorer explores exploring
extra extras extremely eye eyed eyeing eyes fable fabled fables fabulous fabulously fact factor
factored factoring factors facts fail failed failing fails fair fairer fairest fairies fairly fairs
fairy fake faked faker fakes faking falcon falconer falcons fall falling falls false falsely falser
falsest families family famous famously fan fancied fancier fancies fanciest fancily fancy fancying
fanned fanning fanny fans fantastic far farm farmed farmer farmers farming farms farther fast
fasted fasten fastened fastener fastening fastens faster fastest fasting fasts fault faulted
faulting faults faulty favor favored favoring favorite favorites favors favourite fear feared
fearing fears feast feasted feasting feasts feather feathered featherier featheriest feathering
feathers feathery fed feds feed feeder feeding feeds feel feeler feeling feels fell felled feller
fellest felling fells felt felted felting felts fence fenced fencer fences fencing fern ferns
ferret ferreted ferreting ferrets fertilizer fertilizers fetch fetched fetches fetching few fewer
fewest fiction fictions fiddle fiddled fiddler fiddles fiddling field fielded fielder fielding
fields fife fifes fifteen fifteens fifth fifths fig figs figure figured figures figuring file filed
files filing fill filled filler filling fills filly fin final finales finally finals find finder
finding finds fine fined finely finer fines finest finger fingered fingering fingers fining finish
finished finisher finishes finishing finny fins fir fire fired fireflies firefly fires firing firs
first firstly firsts fish fished fisher fisherman fishes fishing fishy fit fitly fits fitted fitter
fittest fitting five fiver fives fix fixed fixedly fixer fixes fixing fixings flag flagged flagging
flags flake flaked flakes flaking flamingo flamingos flap flapped flapper flapping flaps flash
flashcard flashcards flashed flasher flashes flashest flashing flashy flat flatly flats flatted
flatter flattest flatting flavor flavored flavoring flavors flea fleas flew flied flier flies
fliest flight flights flighty flip flipped flipper flippest flipping flips float floated floater
floating floats flock flocked flocking flocks flood flooded flooder flooding floods floor floored
flooring floors flop flopped flopping floppy flops flour floured flouring flours floury flow flowed
flower flowered flowerier floweriest flowering flowers flowery flowing flows fluffier fluffiest
fluffy flute fluted flutes fluting flutter fluttered fluttering flutters fluttery fly flying foal
foaled foaling foals foam foamed foaming foams foamy fog fogged foggier foggiest fogging foggy fogs
fogy fold folded folder folding folds follow followed follower following followings follows fond
fonder fondest fondly food foods foot football footballer footballs footed footing footprint
footprints foots for ford forecast forecaster forecasting forecasts fores forest forested forester
foresting forests forever forget forgets forgetting forgive forgives forgiving forgot forgotten
fork forked forking forks form formed former forming forms fort fortes forth forts fortune fortunes
forward forwarded forwarder forwardest forwarding forwards fossil fossils found founded founder
founding founds fountain fountains four fours fourteen fourteens fourth fourthly fourths fox foxed
foxes foxing foxy fraction fractions frame framed framer frames framing free freed freedom freedoms
freeing freely freer frees freest freeze freezer freezes freezing fresh fresher freshest freshly
fret frets fretted fretting fried friend friended friending friendlier friendlies friendliest
friendly friends friendship friendships fries frighten frightened frightening frightens frisbee
frog froggy frogs from front fronted fronting fronts frost frosted frostier frostiest frostily
frosting frostings frosts frosty frown frowned frowning frowns froze frozen fruit fruited fruiting
fruits fruity fry fryer frying fudge fudged fudges fudging fuel fueled fueling fuels full fulled
fuller fullest fulling fulls fully fun fund funner funnest funnier funnies funniest funnily funny
fur furred furrier furriest furring furry furs further furthered furthering furthers fury fuzzier
fuzziest fuzzily fuzzy gain gained gaining gains galaxies galaxy gallon gallons gallop galloped
galloping gallops game gamed gamely gamer games gamest gaming garden gardened gardener gardeners
gardening gardens garlic gate gated gates gather gathered gatherer gathering gathers gating gave
gear geared gearing gears gecko geckos geese geez geezer general generally generals genius geniuses
gentle gentled gentler gentles gentlest gentling geographies geography geometries geometry geranium
geraniums gerbil gerbils get gets getting gg ghost ghosted ghosting ghostly ghosts giant giants
gift gifted gifting gifts gigantic giggle giggled giggler giggles giggling gimme gingerbread
giraffe giraffes give given givens gives giving glad gladder gladdest glades gladly glads glance
glanced glances glancing glass glassed glassing glassy gleam gleamed gleaming gleams glide glided
glider glides gliding glitch glitched glitches glitchy glitter glittered glittering glitters
glittery globe globes gloried glories glory glorying glow glowed glower glowing glows glue glued
glues gluey gluing go goal goalie goalies goals goat goats gobble gobbled gobbler gobbles gobbling
goes going goings gold golden goldener goldenest goldfish goldfishes golds golf golfed golfer
golfing golfs gollies golly gone goner gonna good goodbye goodbyes goodies goodly goodness
goodnight goods goody goofier goofiest goofy goose gooseberries gooseberry goosed gooses goosing
gorgeous gorgeously gorilla gorillas gosh got gotta gracias gracious graciously grain grains grainy
grammar grammars grand grandchild grandchildren granddaughter granddaughters grander grandest
grandfather grandfathered grandfathering grandfathers grandly grandma grandmas grandmother
grandmothers grandpa grandpas grands grandson grandsons grandstand grandstanded grandstanding
grandstands grannies granny granola grape grapefruit grapefruits grapes graph graphed graphing
graphs grass grassed grasses grasshopper grasshoppers grassing grassy grateful gratefully gravel
graveled graveling gravelly gravels gravies gravity gravy gray grayed grayer grayest graying grays
graze grazed grazes grazing great greater greatest greatly greats green greened greener greenery
greenest greenhouse greenhouses greening greens greet greeted greeting greets grew grey grill
grilled grilles grilling grills grin grind grinder grinding grinds grinned grinning grins ground
grounded grounder grounding grounds group grouped grouper grouping groups grove groves grow grower
growing growl growled growling growls grown grows growth growths grumpier grumpiest grumpily grumpy
gtg guard guarded guarding guards guess guessed guesser guesses guessing guest guested guesting
guests guide guided guides guiding guinea guineas guitar guitars gulp gulped gulping gulps gum
gummed gummier gummies gummiest gumming gummy gums guppies guppy gymnastics ha habit habitat
habitats habits had hadn't haha hahaha hail hailed hailing hails half hall halloween halls halt
halted halter halting halts halves ham hamburger hamburgers hammed hamming hams hamster hamsters
handful handfuls handle handled handler handles handling handstand handstands handwriting hanukkah
happen happened happening happenings happens happier happiest happily happiness happy hard harder
hardest hardly hardship hardships hardy hare hared hares haring hark harked harking harks harp
harped harping harps harpy harvest harvested harvester harvesting harvests has hasn't haste hasted
hasten hastened hastening hastens hastes hastier hastiest hastily hasting hasty hat hatch hatched
hatches hatching hate hated hater hates hating hats hatted hatter hatting haul hauled hauler
hauling hauls have haven't haves having hawk hawked hawker hawking hawks hay hayed hayfield haying
hays haystack haystacks hazelnut hazelnuts he he'd he'll he's head headed header heading headphones
heads heady heal healed healer healing heals health healthier healthiest healthily healthy heap
heaped heaping heaps hear heard hearer hearing hearings hears heart hearts hearty heat heated
heating heats heavier heavies heaviest heavily heavy hedge hedged hedgehog hedgehogs hedges hedging
heehee hehe held helicopter helicoptered helicoptering helicopters hello hellos help helped helper
helpers helpful helpfully helping helpings helps hem hemmed hemming hems hen henhouse hens her
herbivore herbivores herd herded herder herding herds here here's hero heroes heron herons herring
hers herself hexagon hexagons hey hi hibernate hibernated hibernates hibernating hibiscus
hibiscuses hickories hickory hid hidden hide hided hides hiding high higher highest highly highs
hike hiked hiker hikes hiking hilarious hilariously hill hillier hilliest hills hillside hillsides
hilltop hilltops hilly him hims himself hind hinder hinds hint hinted hinting hints hippo
hippopotamus hippopotamuses hippos his hiss hissed hisses hissing histories history hit hitch
hitched hitches hitching hits hitter hitting hive hived hives hiving hiya hm hmm ho hobbies hobby
hockey hog hogged hogging hogs hola hold holder holders holding holdings holds hole holed holes
holiday holidayed holidaying holidays holing hollow hollowed hollower hollowest hollowing hollowly
hollows homework honest honester honestest honestly honesty honey honeybee honeybees honeyed
honeying honeys honk honked honking honks honor honored honoring honors hoof hoofed hoofing hoofs
hoop hooped hooping hoops hooray hoot hooted hooter hooting hoots hooves hop hope hoped hopeful
hopefully hopefuls hopeless hopelessly hopes hoping hopped hopper hopping hops hopscotch
hopscotched hopscotches hopscotching horn horned horns horny horse horseback horsed horses
horseshoe horseshoed horseshoeing horseshoes horsey horsing hose hosed hoses hosing host hosted
hosting hosts hot hotdog hotdogs hotly hotter hottest hound hounded hounding hounds hour hourly
hours house housed houses housing how howdy however howl howled howler howling howls hows hug huge
hugely huger hugest hugged hugging hugs huh hum humble humbled humbler humbles humblest humbling
humid hummed humming hummingbird hummingbirds hump humped humping humps hums hunger hungered
hungering hungers hungrier hungriest hungrily hungry hunk hunker hunks hurrah hurrahed hurrahing
hurrahs hurray hurricane hurricanes hurried hurriedly hurries hurry hurrying hush hushed hushes
hushing hut huts hyacinth hyacinths i i'd i'll i'm i've ice iced ices icicle icicles icier iciest
icily icing icy idea ideal ideally ideals ideas idk if iguana iguanas imagination imaginations
imagine imagined imagines imagining imo important importantly impossible impossibles impressive
impressively improve improved improves improving in inch inched inches inching include included
includes including incorrect incorrectly incredible indeed indigo indoors infinities infinity
information ink inked inking inks inky insect insects inside insider insides instant instantly
instants instead instrument instrumented instrumenting instruments intend intended intending
intends interested interesting interestingly interrupting into invent invented inventing invention
inventions invents iris irises is island islander islands isn't it it's its itself ivies ivories
ivory ivy jaguar jaguars jam jammed jamming jams jar jarred jarring jars jasmine jasmines jealous
jealously jealousy jellied jellies jelly jellyfish jellyfishes jellying jig jigged jigger jigging
jigs jigsaw jigsawed jigsawing jigsaws jk job jobbed jobber jobbing jobs jockey jockeyed jockeying
jockeys jog jogged jogger jogging jogs join joined joiner joining joins joke joked joker jokes
joking jokingly jollied jollier jollies jolliest jolly jollying journey journeyed journeying
journeys joy joyed joyful joyfuller joyfullest joyfully joying joyous joyously joys judo jug jugged
jugging jugs juice juiced juicer juices juicier juiciest juicily juicing juicy jump jumped jumper
jumping jumps jumpy jungle jungles junior juniors jupiter just juster justest justly kale kangaroo
kangaroos karate keen keened keener keenest keening keenly keens keep keeper keeping keeps kept
ketchup keyboard keyboarded keyboarder keyboarding keyboards kibble kick kickball kicked kicker
kicking kicks kicky kid kidded kidder kidding kids kind kinda kinder kindest kindlier kindliest
kindly kindness kindnesses kinds king kingdom kingdoms kingly kings kitchen kitchens kite kited
kites kiting kitten kittens kitties kitty kiwi kiwis knew knight knighted knighting knightly
knights knit knits knitted knitter knitting knock knocked knocker knocking knocks knot knots
knotted knotting knotty know knowing known knows koala koalas kwanzaa ladder laddered laddering
ladders ladybug ladybugs lag lager lagged lagging laggy lags laid lake lakes lamb lambed lambing
lambs lamp lamps land landed lander landing lands language languages lantern lanterns lard larded
larder larding lards large largely larger larges largest lasagna lasagnas last lasted lasting
lastly lasts late lately later latest laugh laughed laughing laughs lava lavender lavenders lawn
lawns lay layer laying lays lazied lazier lazies laziest lazily lazy lazying lead leaded leader
leaderboard leaders leading leads leaf leafed leafier leafiest leafing leafs leafy leak leaked
leaking leaks leaky lean leaned leaner leanest leaning leans leap leaped leaping leaps learn
learned learner learners learning learns leash leashed leashes leashing least leather leathers
leathery leave leaved leaves leaving leavings led leek leeks left lefter leftest lefts lefty legend
legendary legends lego legos lemme lemming lemon lemonade lemons lemony lemur lemurs lend lender
lending lends length lengths lengthy lentil lentils leopard leopards less lesser lesson lessons let
let's lets letter lettered lettering letters letting lettuce lettuces level leveled leveler
leveling levels liberties liberty lichen lichens life lifer lift lifted lifting lifts light lighted
lightest lighting lightly lightness lightning lightninged lightnings lights like liked likelier
likeliest likely liker likes likest liking lilac lilacs lilies lily lime limed limes liming limp
limped limper limpest limping limply limps line lined liner lines lining lion lions list listed
listen listened listener listening listens listing lists lit liter literally litter little littler
littlest live lived livelier liveliest lively lives livest living livings lizard lizards llama
llamas load loaded loader loading loads loaf loafed loafer loafing loafs loaves lobster lobsters
log loges logged logger logging logs lol lolled lolling lollipop lollipops lolz lonelier loneliest
lonely long longed longer longest longing longs look looked looking lookout lookouts looks loop
looped looping loops loopy loose loosed loosely looser looses loosest loosing lose loses losing
loss losses lost lot lots loud louder loudest loudly love loved lovelier lovelies loveliest lovely
loves loving low lowed lower lowered lowering lowers lowest lowing lowly lows luck lucked luckier
luckiest luckily lucking lucks lucky lumber lumbered lumbering lumbers lump lumped lumping lumps
lumpy lunch lunchbox lunched lunches lunching lynx lynxes mac macaroni macaronis maced maces
machine machined machinery machines machining macing mad madder maddest made madly mads magenta
magic magical magically magnet magnetic magnets magnificent magnificently main mainly mains major
majored majoring majorly majors make maker makes making makings mama mamas mamma mammal mammals
mandarin mandarins mane manger mangers mango mangoes mantis mantises many map maple maples mapped
mapper mapping maps marble marbled marbles marbling march marched marcher marches marching mare
mares marigold marigolds mark marked marker markers marking marks maroon marooned marooning maroons
mars marshmallow marshmallows marvelous marvelously massive massively mast masts match matched
matches matching mate math mathematics maths matter mattered mattering matters may maybe maybes
mayo maypole maypoles me meadow meadows meal meals mealy mean meaner meanest meaning meanly means
meant measure measured measurement measurements measures measuring meat meatball meatballs meats
meaty medal medals meerkat meh melodies melody melon melons melt melted melting melts member
members mend mended mender mending mends meow meowed meowing meows mercury mermaid mermaids merrier
merriest merrily merry mess messed messes messier messiest messily messing messy metal metals
meteor meteors meter metered metering meters mew mewed mewing mews mice microscope microscopes
middle middles middling midnight might mightier mightiest mightily mighty migrate migrated migrates
migrating mile miler milers miles milk milked milker milking milkman milks milkshake milkshakes
milky mill milled miller milling mills mind minded minding minds mine mined mineral minerals mines
mining mint minted minting mints minty minus minuses minute minuted minutely minuter minutes
minutest minuting mischief miss missed misses missing misspell misspelled misspelling misspells
mist mistake mistakes mistaking misted mister mistier mistiest mistily misting mists misty mitt
mitten mittens mitts mix mixed mixer mixes mixing mode modes modest mole moles molest mom moment
moments mommies mommy moms monkey monkeyed monkeying monkeys monster monsters month monthly months
moo mood mooed mooing moon mooned mooning moonlight moonlighted moonlighter moonlighting moonlights
moons moor moos moose mop moped mopes moping mopped mopping mops more mores morning mornings morrow
morrows mosquito mosquitoes moss mosses mossy most mostly moth mother mothered mothering motherly
mothers moths mount mountain mountains mounted mounting mounts mouse moused mouser mouses mousing
move moved mover moves movie movies moving movingly mow mowed mower mowing mows much mud muddied
muddier muddies muddiest muddy muddying muffin muffins mug mugged mugger mugging muggy mugs mule
mules multiplication multiplications multiplied multiplier multiplies multiply multiplying mum
mummer mummy munch munched munches munching museum museums mushroom mushroomed mushrooming
mushrooms music musical musicales musically musicals must mustard muster musts musty mute muted
mutely muter mutes mutest muting my myself myth myths nachos nah name named namely names naming
nana nap napes napkin napkins napped napping nappy naps narrow narrowed narrower narrowest
narrowing narrowly narrows narwhal narwhals navies navy near neared nearer nearest nearing nearly
nears neat neater neatest neatly nectar nectarine nectarines need needed needing needn't needs
needy neigh neighed neighing neighs neither neon nerve nerved nerves nerving nervous nervously nest
nested nesting nests net nets netted netting never nevermore new newer newest newly news newsy newt
newts next nibble nibbled nibbler nibbles nibbling nice nicely nicer nicest night nightly nightmare
nightmares nights nine nines nineteen nineteens ninja ninjas no nobodies nobody nocturnal
nocturnally nod nodded nodding noddy nodes nods noise noised noises noisier noisiest noisily
noising noisy none nonfiction noodle noodled noodles noodling noon nope nor normal normally not
note noted notes nothing nothings notice noticed notices noticing noting noun nouns now nowhere np
nugget nuggets number numbered numbering numbers numerator numerators nut nuts nutted nutting nutty
o'clock oak oaks oar oared oaring oars oatmeal oats obviously ocean oceans octagon octagons octopus
octopuses odd odder oddest oddly odds of off offed offer offered offering offers offing offs often
oftener oftenest oh oink oinked oinking oinks ok okay okaying okays okey old older oldest olive
olives omelet omelets omg omnivore omnivores on once one ones onion onions only onto onward oo ooh
ooo oops oopsie open opened opener openest opening openly opens option optioned optioning options
or orange oranges orbit orbited orbiting orbits orchard orchards orchestra orchestras orchid
orchids order ordered ordering orderly orders ore oregano ores organ organs origami ostrich
ostriches other others otherwise otter otters ouch ought ounce ounces our ours ourselves out outed
outer outing outline outlined outlines outlining outs outside outsider outsides outward outwardly
outwards oval ovals over overhead overheads overhear overheard overhearing overhears overly overs
overturn overturned overturning overturns owl owlet owlets owls own owned owner owners owning owns
ox oxygen pace paced paces pacing pack package packaged packages packaging packed packer packing
packs pad padded padding paddy pads page paged pager pages paging pail pails paint paintbrush
paintbrushes painted painter painters painting paintings paints pair paired pairing pairs pal
palace palaces pale paled paler pales palest paling palled palling palm palmed palming palms palmy
pals pan pancake pancaked pancakes pancaking panda pandas panned panning pans pansies pansy panther
panthers papa papas papaya papayas paper papered papering papers papery parade paraded parades
parading paragraph paragraphed paragraphing paragraphs parakeet parakeets pardon pardoned pardoning
pardons parent parented parenting parents parrot parroted parroting parrots parsley part parted
partied parties parting partly partner partnered partnering partners parts party partying pass
passed passer passes passing past pasta pastas paste pasted pastel pastels pastes pasting pasts
pasture pastured pastures pasturing pasty patch patched patches patching patchy path paths patience
patient patienter patientest patiently patients patter pattered pattering pattern patterned
patterning patterns patters paw pawed pawing paws pea peace peaceful peacefully peaces peach
peaches peacock peacocks peak peaked peaking peaks peanut peanuts pear pearl pearled pearling
pearls pearly pears peas peck pecked pecking pecks peek peeked peeking peeks peel peeled peeling
peels peep peeped peeper peeping peeps peg pegged pegging pegs pelican pelicans pen pencil penciled
penciling pencils penguin penguins penned pennies penning penny pens pentagon pentagons peonies
peony people peopled peoples peopling pepper peppered peppering peppermint peppermints pepperoni
pepperonis peppers peppery percent percentage percentages percents perfect perfected perfecter
perfectest perfecting perfectly perfects perhaps perimeter perimeters person persons pet petal
petals peter pets petted petting petty petunia petunias pharaoh pharaohs phew photosynthesis piano
pianos pick picked picker picket picketed picketing pickets picking pickings pickle pickled pickles
pickling picks picky picnic picnics picture pictured pictures picturing pie piece pieced pieces
piecing pied pieing pies pig pigeon pigeons pigged piggier piggies piggiest pigging piggy piglet
piglets pigs piing pile piled piles piling pillow pillowed pillowing pillows pin pine pineapple
pineapples pinecone pined pines pining pink pinked pinker pinkest pinking pinks pinned pinning pins
pint pints pirate pirated pirates pirating pitch pitched pitcher pitchers pitches pitching pitied
pities pity pitying pizza pizzas place placed placer places placing plain plainer plainest plainly
plains plan plane planed planes planet planets planing planned planner planning plans plant planted
planter planting plantings plants plate plated plates plating platter platters platypus platypuses
play playdough played player players playful playfully playhouse playhouses playing playmate
playmates plays plaything playthings pleasant pleasanter pleasantest pleasantly please pleased
pleases pleasing pleasure pleasured pleasures pleasuring plenty plot plots plotted plotter plotting
plow plowed plowing plows pls plum plumed plumes pluming plums plus pluses plush plusher plushest
plushie plushier plushies plushiest plushy plz pocket pocketed pocketing pockets poem poems poetry
point pointed pointer pointing points pointy poke poked poker pokes pokey poking polish polished
polisher polishes polishing polite politely politer politest polka polkaed polkaing polkas pollen
pollinate pollinated pollinates pollinating pomegranate pomegranates pond ponder ponds ponies pony
pop popcorn popes popped poppies popping poppy pops popsicle popsicles popular popularly porcupine
porcupines pork portrait portraits possible possibles poster posters pot potato potatoes potion
potions pots potted potter potting potty pound pounded pounding pounds pour poured pouring pours
power powered powerful powerfully powering powers practice practiced practices practicing praise
praised praises praising predator predators predatory prefer preferred preferring prefers prepare
prepared prepares preparing present presented presenter presenting presently presents president
presidents press pressed presses pressing pretend pretended pretender pretending pretends prettied
prettier pretties prettiest prettily pretty prettying pretzel pretzels price priced prices pricey
pricing pricked pricking pricklier prickliest prickly prime primed primer primes priming prince
princely princes princess princesses print printed printer printing prints prize prized prizes
prizing probably problem problems product products project projected projecting projects proper
properer properest properly protect protected protecting protects proud prouder proudest proudly
prove proved proves proving prune pruned prunes pruning public publicly puddle puddled puddles
puddling puff puffed puffer puffing puffs puffy pull pulled puller pulling pulls pump pumped pumper
pumping pumpkin pumpkins pumps pun punctuation punned punning puns puny pup pupil pupils pupped
puppies pupping puppy pups pure pureed pureeing purees purely purer purest purple purpler purples
purplest purr purred purring purrs push pushed pusher pushes pushing pushup pushups pushy put puts
putted putter putting putty puzzle puzzled puzzler puzzles puzzling pyramid pyramided pyramiding
pyramids quack quacked quacking quacks quart quarter quartered quartering quarterly quarters quarts
queen queened queening queenly queens quesadilla quesadillas quest quested questing question
questioned questioner questioning questions quests quick quicker quickest quickly quiet quieted
quieter quietest quieting quietly quiets quit quite quits quitter quitting quiz quizzed quizzes
quizzing quotient quotients rabbit rabbited rabbiting rabbits raccoon race raced racer races racing
rack racked racking racks rad radish radishes rag raged rages ragged ragging raging rags rain
rainbow rainbows raincoat raincoats raindrop raindrops rained rainforest rainier rainiest raining
rains rainy raise raised raises raisin raising raisins rake raked rakes raking ram ramadan ramen
rammed ramming rams ran ranch ranched rancher ranches ranching rang ranged ranger ranges ranging
rangy rap rapidly raping rapper rapping raps rare rared rarely rarer rares rarest raring
raspberries raspberry rat rate rated rates rather rating rats ratted ratting rattle rattled rattler
rattles rattling ratty raven ravened ravening ravens ravioli raviolis raw rawer rawest ray rays
reach reached reaches reaching read reader readers readied readier readies readiest readily reading
readings reads ready readying real realer realest realize realized realizes realizing really reals
reap reaped reaper reaping reaps rear reared rearing rears reason reasoned reasoning reasons
rebuild rebuilding rebuilds receive received receiver receives receiving recess recessed recesses
recessing recipe recipes recognize recognized recognizer recognizes recognizing record recorded
recorder recorders recording records rectangle rectangles red redbird redbreast redbreasts redder
reddest reds referee refereed refereeing referees refuse refused refuses refusing reindeer rejoice
rejoiced rejoices rejoicing relaxed relaxing remain remainder remaindered remainders remained
remaining remains rematch rematches remember remembered remembering remembers remind reminded
reminder reminding reminds remove removed remover removes removing repair repaired repairing
repairs repay repaying repays repeat repeated repeater repeating repeats replant replied replies
reply replying reptile reptiles respect respected respecting respects rest restart restarted
restarting restarts rested resting rests return returned returning returns review reviewed reviewer
reviewing reviews reward rewarded rewarding rewards rhino rhinos rhubarb rhubarbs rhyme rhymed
rhymes rhyming rhythm rhythms ribbit ribbon ribbons rice riced rices rich richer riches richest
richly ricing rid ridding riddle riddled riddles riddling ride rider riders rides riding rids right
righted righter rightest righting rightly rights rim rimed rimes riming rimmed rimming rims ring
ringed ringer ringing rings ripe ripely ripen ripened ripening ripens rise riser rises rising river
rivers road roads roar roared roaring roars roast roasted roaster roasting roasts robin robins
robot robots rock rocked rocker rocket rocketed rocketing rockets rockier rockiest rocking rocks
rocky rode rofl roll rolled roller rollerblades rollers rolling rolls room roomed roomer rooming
rooms roomy rooster roosters root rooted rooter rooting roots rope roped ropes roping rose rosebud
rosebuds rosemary roses rotten rottener rottenest rough roughed rougher roughest roughing roughly
roughs round rounded rounder roundest rounding roundly rounds row rowboat rowboats rowed rower
rowing rows royal royally royals rub rubbed rubber rubbers rubbery rubbing rubes rubs ruby rule
ruled ruler rulers rules ruling rumble rumbled rumbles rumbling run runes rung rungs runner runners
running runny runs rush rushed rushes rushing rust rusted rustier rustiest rusting rusts rusty rye
sad sadder saddest saddle saddled saddles saddling sades sadly sadness safe safely safer safes
safest safeties safety sage sager sages sagest said sail sailboat sailboats sailed sailing sailor
sailors sails salad salads salamander salamanders sale sales salmon salmons salsa salsas salt
salted salter saltest saltier saltiest salting salts salty same sames sand sanded sander sandier
sandiest sanding sands sandwich sandwiched sandwiches sandwiching sandy sang sangs sank sap sapling
saplings sapped sapping sappy saps sat sated sates sating satisfactorily satisfactory saturn
sausage sausages save saved saver saves saving saw sawed sawing saws saxophone saxophones say
saying says scales scare scarecrow scarecrows scared scares scarf scarfed scarfing scarfs scarier
scariest scaring scary scene scenes school schooled schooling schools science sciences scientist
scientists scissors scoop scooped scooping scoops scooter scooters score scored scorer scores
scoring scrap scrape scraped scraper scrapes scraping scrapped scrapping scrappy scraps screen
screened screening screens scrub scrubbed scrubber scrubbing scrubby scrubs sculpture sculptured
sculptures sculpturing sea seagull seagulls seahorse seal sealed sealer sealing seals seam seamed
seaming seams seamy sear seas season seasoned seasoning seasons seat seated seating seats seaweed
second seconded seconding secondly seconds see seed seeded seeding seedling seedlings seeds seedy
seeing seeings seek seeker seekers seeking seeks seem seemed seeming seemly seems seen seer sees
seesaw seesawed seesawing seesaws select selected selecting selects sell seller selling sells sense
sensed senses sensing sentence sentenced sentences sentencing separate separated separately
separates separating serious seriously serve served serves service serviced services servicing
serving set sets setter setting settings settle settled settlement settlements settler settles
settling seven sevens seventeen seventeens seventh sevenths several severally sew sewed sewer
sewing sews shade shaded shades shadier shadiest shading shadow shadowed shadowing shadows shadowy
shady shake shaker shakers shakes shaking shall shan't shape shaped shapely shapes shaping share
shared shares sharing shark sharked sharking sharks sharp sharped sharper sharpest sharping sharply
sharps she she'd she'll she's shear sheared shearer shearing sheep sheer sheet sheeting sheets
shelf shell shelled sheller shelling shells shepherd shepherded shepherding shepherds shes shied
shies shimmer shimmered shimmering shimmers shimmery shine shined shiner shines shinier shiniest
shining shiny ship shipped shipper shipping ships shoe shoeing shoemaker shoemakers shoes shone
shook short shorted shorter shortest shorting shortly shorts should shouldn't shout shouted
shouting shouts shovel shoveled shoveling shovels show showed shower showered showering showers
showery showing shows showy shrimp shrimped shrimping shrimps shrub shrubby shrubs shut shuts
shutter shutting shy shyer shyest shying shyly sibling siblings sick sicked sicker sickest sicking
sickly sickness sicknesses sicks side sided sides sideways siding sigh sighed sighing sighs sight
sighted sighting sights sign signed signer signing signs silence silenced silencer silences
silencing silent silenter silentest silently silents sillier sillies silliest silly silver silvered
silvering silvers silvery similar similarly simple simpler simplest since sing singed singer
singers singes singing singly sings sink sinker sinking sinks sip sipped sipping sips sis sises
sister sisterly sisters sit sits sitter sitting sittings situp six sixes sixteen sixteens sixth
sixths size sized sizer sizes sizing skate skateboard skateboarded skateboarder skateboarding
skateboards skated skater skaters skates skating sketch sketched sketches sketching sketchy ski
skid skied skier skies skiing skip skipped skipper skipping skips skis skunk skunked skunking
skunks sky skying slate slated slates slating sled sledded sledding sleds sleep sleeper sleepier
sleepiest sleepily sleeping sleeps sleepy sleet sleeted sleeting sleets sleety sleigh sleighed
sleighing sleighs slept slice sliced slicer slices slicing slid slide slider slides sliding
slightly slime slip slipped slipperier slipperiest slippery slipping slips sloth sloths slow slowed
slower slowest slowing slowly slows slug slugged slugger slugging slugs small smaller smallest
smalls smart smarted smarter smartest smarting smartly smarts smell smelled smelling smells smelly
smile smiled smiles smiling smooth smoothed smoother smoothest smoothie smoothies smoothing
smoothly smooths smores snack snacked snacking snacks snail snailed snailing snails snake snaked
snakes snaking snap snapdragon snapdragons snapped snapper snapping snappy snaps sneak sneaked
sneaker sneaking sneaks sneaky sneeze sneezed sneezes sneezing sniff sniffed sniffing sniffs snore
snored snorer snores snoring snow snowball snowballed snowballing snowballs snowboard snowboarded
snowboarding snowboards snowed snowflake snowflakes snowier snowiest snowing snowman snowmen snows
snowy snug snugged snugger snuggest snugging snugly snugs so soak soaked soaking soaks soccer
social socially socials sod soda sodas sodded sodding sods soft softball softballs softer softest
softly softy soil soiled soiling soils solar sold solder solution solutions solve solved solver
solves solving some somebodies somebody somehow someone someones somersault somersaulted
somersaulting somersaults something somethings sometime sometimes song songs soon sooner soonest
sore sorely sorer sores sorest sorrier sorriest sorry sort sorta sorted sorter sorting sorts sound
sounded sounder soundest sounding soundly sounds soup souped souping soups soupy sour soured sourer
sourest souring sourly sours space spaced spaces spacey spacing spade spaded spades spading
spaghetti spanish sparkle sparkled sparkler sparkles sparkling sparkly sparrow sparrows speak
speaker speakers speaking speaks special specially specials spectacular spectacularly spectaculars
speech speeches speed speeder speeding speeds speedy spell spelled speller spelling spellings
spells spend spender spending spends spent sphere spheres spicier spiciest spicy spider spiders
spiderweb spidery spill spilled spilling spills spin spinach spines spinner spinning spins spiny
spirit spirited spiriting spirits splash splashed splashes splashing splashy spoil spoiled spoiler
spoiling spoils spoke spokes spook spooked spookier spookiest spooking spooks spooky spoon spooned
spooning spoons sport sported sporting sports sporty spot spots spotted spotter spottier spottiest
spotting spotty spread spreader spreading spreads spring springing springs springtime springy
sprinkle sprinkled sprinkler sprinklers sprinkles sprinkling sprint sprinted sprinter sprinting
sprints sprout sprouted sprouting sprouts spruce spruced sprucer spruces sprucest sprucing spun
square squared squarely squarer squares squarest squaring squash squashed squashes squashing
squashy squeak squeaked squeaking squeaks squeaky squid squids squirrel squirreled squirreling
squirrels stable stabled stabler stables stablest stabling stack stacked stacking stacks stage
staged stages staging stall stalled stalling stalls stamp stamped stamping stamps stand standing
stands star stare stared stares starfish starfishes staring starred starring starry stars start
started starter starting starts stay stayed staying stays steak steaks steam steamboat steamboats
steamed steamer steamers steaming steams steamy steer steered steering steers stegosaurus stem
stemmed stemming stems step stepped stepping steps stew stewed stewing stews stick sticker stickers
stickier stickies stickiest sticking sticks sticky stiff stiffed stiffer stiffest stiffing stiffly
stiffs still stilled stiller stillest stilling stillness stills sting stinger stinging stings
stingy stir stirred stirrer stirring stirs stock stocked stocks stocky stomp stomped stomping
stomps stone stoned stoner stones stoning stood stool stools stoop stooped stooping stoops stop
stopped stopper stopping stops storied stories stork storks storm stormed stormier stormiest
stormily storming storms stormy story straight straighter straightest straights strange strangely
strangest straw strawberries strawberry strawed strawing straws streak streaked streaking streaks
streaky stream streamed streamer streaming streams stretch stretched stretcher stretches stretching
stretchy string stringed stringer stringing strings stringy stripe striped stripes strong stronger
strongest strongly stuck student students studied studies study studying stuff stuffed stuffing
stuffs stuffy stump stumped stumping stumps stumpy stung stunning stunningly subject subjected
subjecting subjects submarine submarines subtract subtracted subtracting subtraction subtractions
subtracts such sudden suddenly sugar sugared sugaring sugars sugary suggest suggested suggester
suggesting suggestion suggestions suggests sum summed summer summered summering summers summery
summing sums sun sundae sundaes sunflower sunflowers sung sunk sunlight sunned sunnier sunniest
sunning sunny sunrise sunrises suns sunset sunsets sunshine super superb superber superbest
superbly superhero superheroes supers supper suppers suppose supposed supposes supposing sure
surely surer surest surface surfaced surfaces surfacing surfing surprise surprised surprises
surprising surprisingly surprisings sushi swam swamp swamped swamping swamps swampy swan swans swat
swats swatted swatter swatting sweep sweeper sweeping sweeps sweet sweeter sweetest sweetly
sweetness sweets swell swelled sweller swellest swelling swells swept swift swifter swiftest
swiftly swifts swim swimmer swimmers swimming swims swing swinger swinging swings swipe swiped
swipes swiping switch switched switcher switches switching syllable syllables symmetries symmetry
syrup syrups syrupy ta table tablecloth tablecloths tabled tables tablespoon tablespoons tabling
taco tacos tada tadpole tadpoles tag tagged tagging tags tail tailed tailing tailor tailored
tailoring tailors tails take taken taker takes taking takings tale talented tales talk talked
talker talkers talking talks tall taller tallest tally tame tamed tamely tamer tames tamest taming
tan tangerine tangerines tanned tanner tannest tanning tans tap tape taped taper tapes taping
tapped tapping taps tardier tardiest tardily tardy task tasked tasking tasks taste tasted taster
tastes tastier tastiest tasting tasty taught tea teach teacher teachers teaches teaching teal teals
team teamed teaming teammate teammates teams tear teared tearing tears teary teas teaspoon
teaspoons teddy teeth teethed teethes teething telescope telescoped telescopes telescoping tell
teller telling tells temperature temperatures ten tend tennis tens tentacle tentacles term termed
terming termly terms terrible terrific test tested tester testes testing tests testy than thank
thanked thankful thankfully thanking thanks thanksgiving thanksgivings that that's the their theirs
them themes themselves then there these theses they they'd they'll they're they've thick thicker
thickest thickly thimble thimbles thing things think thinker thinking thinks third thirdly thirds
thirstier thirstiest thirstily thirsty thirteen thirteens this thorn thornier thorniest thorns
thorny those though thought thoughts thread threaded threading threads three threes threw thrive
thrived thrives thriving throne thrones through throw thrower throwing thrown throws thunder
thundered thundering thunders thunderstorm thunderstorms thx thy thyme tick ticked ticker ticking
tickle tickled tickles tickling ticks tidied tidier tidies tidiest tidily tidy tidying tie tied
tier ties tiger tigers tight tighter tightest tightly tights til tiled tiles tiling till tilled
tiller tilling tills time timed timely timer times timing tin tines tinier tiniest tinkle tinkled
tinkles tinkling tinned tinning tinny tins tiny tip tipped tipper tipping tips tiptoe tiptoed
tiptoeing tiptoes tire tired tireder tiredest tires tiring title titled titles titling to toad
toads toadstool toadstools toady toast toasted toaster toasting toasts toasty today together told
tomato tomatoes tomorrow tomorrows ton tone toned toner tones tonight toning tons tony too took
tool tooled tooling tools toot tooted tooth toothbrush toothbrushes toothed toothy tooting toots
top topped topping tops tore torn tornado tornadoes tortilla tortillas tortoise tortoises toss
tossed tosses tossing total totaled totaling totally totals toucan toucans tournament tournaments
tow toward towards towed towing tows toy toyed toying toys trace traced tracer traces tracing
tractor tractors trade traded trader trades trading trampoline trampolines tray trays treasure
treasured treasurer treasures treasuring treat treated treating treats treaty tree treed treehouse
treeing trees trellis trellised trellises trellising triangle triangles triceratops trick tricked
trickier trickiest tricking tricks tricky tricycle tricycles tried tries trim trimly trimmed
trimmer trimmest trimming trims trip triple tripled triples tripling triply tripped tripping trips
trophies trophy trot trots trotted trotter trotting trouble troubled troubles troubling trout
trouts trowel troweled troweling trowels truck trucked trucker trucking trucks true trued truer
trues truest truing truly trumpet trumpeted trumpeter trumpeting trumpets trunk trunking trunks
truth truther truths try trying tryst ttyl tug tugged tugging tugs tulip tulips tumble tumbled
tumbler tumbles tumbling tuna tunas tune tuned tuner tunes tuning turkey turkeys turn turned turner
turning turnip turnips turns turquoise turquoises turtle turtles tutorial tutorials tweet tweeted
tweeter tweeting tweets twelve twelves twenties twenty twice twig twigged twigging twiggy twigs
twin twined twines twining twinned twinning twins twirl twirled twirler twirling twirls two twos ty
type typed types typing tysm ugh uh ukulele ukuleles um umbrella umbrellas unable under underneath
underneaths understand understanding understands understood unfair unfairer unfairest unfairly
unfinished unfold unfolded unfolding unfolds unfortunately unhappier unhappiest unhappily unhappy
unicorn unicorns unique uniquely uniquer uniquest universe universes unless unlock unlocked
unlocking unlocks unluckier unluckiest unluckily unlucky unpleasant unpleasantly unripe unriper
unripest until unwilling unwillingly up update updated updater updates updating upgrade upgraded
upgrades upgrading upon upper uppers upset upsets upsetting upside upsides upward upwardly upwards
us use used useful usefully uses using usual usually vacation vacationed vacationer vacationing
vacations valentine valentines valuable valuables value valued values valuing vampire vampires
vanilla vanillas vase vases vegetable vegetables venus verb verbs verier veriest verily version
versions very vessel vessels vet vets vetted vetting victories victory view viewed viewer viewing
views vine vines violet violets violin violins visit visited visiting visitor visitors visits
volcano volcanoes vole voles volleyball volleyballs volume volumes vote voted voter votes voting
vowel vowels waffle waffled waffles waffling wag waged wager wages wagged wagging waging wagon
wagoner wagons wags wait waited waiter waiting waits wake waked waken wakened wakening wakens wakes
waking walk walked walker walking walks wall wallabies wallaby walled walling walls walnut walnuts
walrus walruses wand wander wands wanna want wanted wanting wants warm warmed warmer warmers
warmest warming warmly warms warn warned warning warns was wash washed washer washers washes
washing wasn't wasp wasps waste wasted waster wastes wasting watch watched watcher watches watching
water watered watering watermelon watermelons waterproof waterproofed waterproofing waterproofs
waters watery wave waved waver waves waving way ways wayside waysides we we'd we'll we're we've
wearied wearier wearies weariest wearily weary wearying weather weathered weathering weathers weave
weaved weaver weaves weaving wee weed weeded weeder weeding weeds weedy weeing week weekend
weekended weekending weekends weekly weeks weer wees weest weird weirder weirdest weirdly welcome
welcomed welcomes welcoming well welled welling wells went were wet wetly wets wetter wettest
wetting whale whaled whaler whales whaling what what's whatever whats wheat wheel wheelbarrow
wheelbarrows wheeled wheeler wheeling wheels when whenever whens where wheres wherever whether
which whichever while whiled whiles whiling whirl whirled whirling whirls whiskers whisper
whispered whispering whispers whistle whistled whistler whistles whistling white whiter whites
whitest whiting who who'd who'll who's whoa whoever whole wholes whom whoops whose why whys wide
widely wider widest width widths wiggle wiggled wiggler wiggles wigglier wiggliest wiggling wiggly
wild wildcat wildcats wildcatted wildcatting wilder wildest wildly wilds will willed willing
willingly willow willows willowy wills wilt wilted wilting wilts win wind winded windier windiest
winding windmill windmilled windmilling windmills window windowed windowing windows winds windy
wing winged winger winging wings wink winked winking winks winner winners winning winnings wins
winter wintered wintering winters wipe wiped wiper wipes wiping wise wisely wiser wises wisest wish
wished wisher wishes wishing wit witch witched witches witching with wither within without wits
witting witty wizard wizards woah wobble wobbled wobbles wobbling woke wolf wolfed wolfing wolfs
wolves won won't wonder wondered wonderful wonderfully wondering wonders wood wooded wooden
woodener woodenest woodenly wooding woodpecker woodpeckers woody woof woofed woofer woofing woofs
woohoo wool woolen woolens woolly word worded wording words wordy work worked worker workers
working workman works worksheet worksheets world worldly worlds worm wormed worming worms wormy
worried worrier worries worry worrying worse worst worsted worsting worsts worth worthy would
wouldn't woulds wove wow wowed wowing wows wp wrap wrapped wrapper wrapping wraps wren wrens wring
wringer wringing wrings write writer writers writes writing writings written wrong wronged wronger
wrongest wronging wrongly wrongs wrote wrung xd yarn yarns yawn yawned yawning yawns yay yays yea
yeah yeahs year yearly years yeas yeast yell yelled yelling yellow yellowed yellower yellowest
yellowing yellows yells yep yeps yes yeses yessed yessing yesterday yesterdays yet yikes yo yogurt
yogurts yolk yolks yonder you you'd you'll you're you've young younger youngest your yours yourself
yourselves yous yoyo yuck yuckier yuckiest yucky yum yummier yummiest yummy yup yups zebra zebras
zero zeroed zeroing zeros zigzag zigzagged zigzagging zigzags zinnia zinnias zipper zippered
zippering zippers zombie zombies zoo zoos zucchini zucchinis
`;

/** Those of them that sentences with "you", "your", "we" or "us" can have. */
export const WORDS_TO_OTHERS = `
a able abler ablest about above absolutely acorn acorns across actually add added adder adding
addition additions adds adios adjective adjectives adorable after afternoon afternoons again
against agree agreed agreeing agrees aha ahead airplane airplanes algae algebra algebras alien
aliened aliening aliens all alligator alligators ally almond almonds almost along alpaca alpacas
already alright also although always am amazing amazingly amphibian amphibians an ancient ancienter
ancientest ancients and angle angled angler angles angling animal animals another answer answered
answering answers ant anted antes anthill anthills antler antlered antlers ants any anymore anyway
aphid aphids apologies apologize apologized apologizes apologizing apology appear appeared
appearing appears apple apples apricot apricots are area areas ares arithmetic around art artichoke
artichokes artist artistes artists arts arty as ask asked asking asks asparagus asteroid asteroids
astronaut astronauts at ate author authored authoring authors autumn autumns avatar avatars avocado
avocados aw away awesome awesomely aww axolotl baa baaed baaing baas babied babier babies babiest
baby babying back backed backer backflip backflips backing backs backwards bacon badge badger
badgered badgering badgers badges bagel bagels bake baked baker bakes baking ball balled ballet
ballets balling balloon ballooned ballooning balloons balls ballsy bamboo bamboos banana bananas
band banded banding bands bandy bar bard barley barn barns barred barring bars baseball baseballs
basically basil basket basketball basketballs baskets bat bated bates bating bats batted batter
batting batty be beak beaked beaker beaks bean beaned beaning beans bear bearer bearing bears
beaver beavered beavering beavers became because become becomes becoming bee been bees beet beetle
beetled beetles beetling beets before beginning beginnings begonia begonias beige being beings
believe believed believer believes believing below berried berries berry berrying besides best
bested bestie besting bests better bettered bettering betters between bicycle bicycled bicycles
bicycling big bigger biggest bikes biking birch birched birches birching bird birded birdhouse
birdhouses birdie birdied birdieing birdies birding birds bit biting bits bitter bitterer bitterest
bitterly bitters black blackberries blackberry blackberrying blacked blacker blackest blacking
blacks blizzard blizzards block blocked blocking blocks bloom bloomed bloomer blooming blooms
blossom blossomed blossoming blossoms blue bluebell bluebells blueberries blueberry bluebird
bluebirds blued bluer blues bluest bluing board boarded boarder boarding boards boats bonus bonuses
boo booed booing book booked booking books boor boos boost borrow borrowed borrower borrowing
borrows both bother bottle bottled bottles bottling bottom bottomed bottoming bottoms bowl bowled
bowler bowling bowls boxes branch branched branches branching brave braved bravely braver braves
bravest braving brb bread breaded breading breads breakfast breakfasted breakfasting breakfasts
breeze breezed breezes breezier breeziest breezily breezing breezy bridge bridged bridges bridging
bright brighter brightest brightly brilliant brilliantly brilliants bring bringing brings bro
broccoli brother brotherly brothers brought brown browned browner brownest brownie brownies
browning browns brr brrr brush brushed brushes brushing btw bubble bubbled bubbles bubbling bucket
bucketed bucketing buckets bud budded buddies budding buddy buds bug bugged bugger bugging buggy
bugs build builder building buildings builds built bulb bulbs bull bulldozer bulldozers bulled
bulling bulls bully bumblebee bumblebees bun bunch bunched bunches bunching bunnies bunny buns
burger burgers burrito burritos burrow burrowed burrowing burrows bush bushed bushes bushing bushy
busied busier busies busiest busily busy busying but buts butter buttercup buttercups buttered
butterflied butterflies butterfly butterflying buttering butters buttery button buttoned buttoning
buttons buy buyer buying buys buzz buzzed buzzer buzzes buzzing by bye byes cabbage cabbages cabin
cabins cacti cactus cafeteria cafeterias cake caked cakes caking calculator calculators calf call
called calls calm calmed calmer calmest calming calmly calms calves came camel camels can candle
candled candles candling caned canes caning canned canning canny cans capybara caramel caramels
card carded carding cards care cared career cares caring carnation carnations carnival carnivals
carnivore carnivores carrot carrots cartoon cartooned cartooning cartoons cartwheel cartwheeled
cartwheeling cartwheels castle castled castles castling cat catcher catchers cater caterpillar
caterpillars cats catty cauliflower cauliflowers cause caused causes causing cedar cedars celebrate
celebrated celebrates celebrating celery cello cellos center centered centering centers centimeter
centimeters centipede centipedes cereal cereals chair chaired chairing chairs challenge challenged
challenger challenges challenging chameleon chameleons champion championed championing champions
change changed changes changing chapter chapters character characters chart charted charter
charting charts check checked checker checkers checking checks cheer cheered cheerful cheerfuller
cheerfullest cheerfully cheering cheers cheery cheese cheesed cheeses cheesier cheesiest cheesing
cheesy cheetah cheetahs cherries cherry chess chestnut chestnuts chick chicken chickened chickening
chickens chicks child children chillier chilliest chilly chimpanzee chimpanzees chipmunk chipmunks
chirp chirped chirping chirps chive chives chocolate chocolates choir choirs choose chooses
choosing chop chopped chopper chopping choppy chops chore chores chose chosen christmas chrysalis
chrysalises chrysanthemum chrysanthemums chuckle chuckled chuckles chuckling cinnamon circle
circled circles circling circus circuses clap clapped clapper clapping claps clarinet clarinets
classmate classmates clay clean cleaned cleanest cleaning cleanly cleans clever cleverer cleverest
cleverly click clicked clicking clicks climb climbed climber climbing climbs clock clocked clocking
clocks close closed closely closer closes closest closing cloud clouded cloudier cloudiest clouding
clouds cloudy clover clovers cluck clucked clucking clucks clue clued clues cluing coach coached
coaches coaching coaster coasters cocoa cocoas coconut coconuts cocoon cocooned cocooning cocoons
coin coined coining coins cold colder coldest coldly colds collage collages collect collected
collecting collection collections collects color colorful colorfully coloring colors colour come
comely comer comes comet comets comfier comfiest comfy comic comics coming comings comma commas
common commoner commonest commonly commons complete completed completely completer completes
completest completing compost composted composting composts concert concerted concerting concerts
cone cones confident confidently confuse confused confusedly confuses confusing confusingly
congrats congratulations consonant consonants continent continents cook cooked cooker cookie
cookies cooking cooks cool cooled cooler coolest cooling coolly cools corn corned corning corns
corny correct corrected correcter correctest correcting correctly corrects could count counted
counter counting counts couple coupled couples coupling cousin cousins cow cowed cower cowing cows
coyote coyotes cozier cozies coziest cozily cozy crab crabbed crabbing crabby crabs cracker
crackers craft crafted crafting crafts crafty cranberries cranberry crane craned cranes craning
crayon crayoned crayoning crayons cream creamed creamer creaming creams creamy create created
creates creating creation creations creative creatively creatives creature creatures cricket
cricketer crickets crispier crispiest crispy crocodile crocodiles crop cropped cropper cropping
crops crow crowd crowed crowing crows crunch crunched cruncher crunches crunchier crunchiest
crunching crunchy crystal crystals cube cubed cubes cubing cucumber cucumbers cup cupcake cupcakes
cupped cupping cups curious curiously curried curries curry currying cursive cute cutely cuter
cutest cuz cyan cycle cycled cycles cycling cylinder cylinders dad daddies daddy dads daffodil
daffodils daily daisies daisy dance danced dancer dancers dances dancing dandelion dandelions dark
darker darkest darkly day days decide decided decidedly decides deciding decimal decimals decorate
decorated decorates decorating decoration decorations definitely degrees delicious deliciously den
denominator denominators dens deny design designed designer designing designs dessert desserts
diamond diamonds dice diced dices dicey dicing did difference differences different differently
difficult difficulty dig digest digger diggers digging digit digits digs dill dills dilly dinner
dinnered dinnering dinners dino dinos dinosaur dinosaurs dirt disagree disagreed disagreeing
disagrees discover discovered discoverer discovering discovers discovery divide divided divider
divides dividing division divisions diwali do dodgeball does dog dogged doggier doggies doggiest
dogging doggo doggy dogs doing doings dolphin dolphins domino dominoes done donkey donkeys donut
donuts doodle doodled doodler doodles doodling dots dotted double doubled doubles doubling doughnut
doughnuts dove doves down downed downer downing downs downy dragon dragonflies dragonfly dragons
draw drawing drawings drawn draws drew dribble dribbled dribbler dribbles dribbling dried drier
dries driest drizzle drizzled drizzles drizzling droop drooped drooping droops droopy drum drummed
drummer drumming drums dry dryer drying dryly drys duck ducked ducking duckling ducklings ducks
dude duded dudes duding dug dull dulled duller dullest dulling dulls dully dunno duper during each
eagle eagles earlier earliest early earn earned earner earnest earning earns earth earthed earthing
earthly earthquake earthquakes earths earthworm earthworms earthy easier easiest easily easter
easterly easy eat eater eating eats egg egged egging eggplant eggplants eggs eight eighteen
eighteens eights either elephant elephants eleven elevens elf elm elms else elves emoji emojis
emptied emptier empties emptiest emptily empty emptying emu emus encourage encouraged encourages
encouraging encouragingly end ended ending endings ends energies energy enjoy enjoyed enjoying
enjoys enormous enormously enough entire entirely epic epics episode episodes equal equaled
equaling equally equals equation equations especially estimate estimated estimates estimating even
evened evener evenest evenly evens ever every everybody everyone everywhere ew eww ewww exactly
example exampled examples exampling excellent excellently except excepted excepting excepts excite
excited excitedly excites exciting excitingly exercise exercised exercises exercising experiment
experimented experimenter experimenting experiments explain explained explaining explains explore
explored explorer explores exploring extra extras extremely eyes fabulous fabulously fact factor
factored factoring factors facts fairies fairy falcon falconer falcons fall falling falls false
falsely falser falsest famous famously fancied fancier fancies fanciest fancily fancy fancying
fantastic farm farmed farmer farmers farming farms fast fasted faster fastest fasting fasts
favorite favorites favourite feather feathered featherier featheriest feathering feathers feathery
feel feeler feeling feels felt felted felting felts fence fenced fencer fences fencing fern ferns
ferret ferreted ferreting ferrets fertilizer fertilizers few fewer fewest fiction fictions field
fielded fielder fielding fields fifteen fifteens fifth fifths fig figs fin finally find finder
finding finds fine fined finely finer fines finest fining finish finished finisher finishes
finishing finny fins fir fired fireflies firefly fires firing firs first firstly firsts fish fished
fisher fishes fishing fishy five fiver fives fix fixed fixedly fixer fixes fixing fixings flag
flagged flagging flags flamingo flamingos flashcard flashcards flat flatly flats flatted flatter
flattest flatting flavor flavored flavoring flavors flip flipped flipper flippest flipping flips
float floated floater floating floats flower flowered flowering flowers flowery fluffier fluffiest
fluffy flute fluted flutes fluting foal foaled foaling foals fog fogged foggier foggiest fogging
foggy fogs fogy food foods football footballer footballs footprint footprints for ford forecast
forecaster forecasting forecasts fores forest forested forester foresting forests forever forget
forgets forgetting forgive forgives forgiving forgot forgotten fork forked forking forks forward
forwarded forwarder forwardest forwarding forwards fossil fossils found founded founder founding
founds fountain fountains four fours fourteen fourteens fourth fourthly fourths fox foxed foxes
foxing foxy fraction fractions free freed freeing freely freer frees freest freeze freezer freezes
freezing fresh fresher freshest freshly fried friend friended friending friendlier friendlies
friendliest friendly friends friendship friendships fries frisbee frog froggy frogs from front
fronted fronting fronts frostier frostiest frostily frosting frostings frosty frozen fruit fruited
fruiting fruits fruity fry fryer frying full fulled fuller fullest fulling fulls fully fun fund
funner funnest funnier funnies funniest funnily funny fur furred furrier furriest furring furry
furs fury fuzzier fuzziest fuzzily fuzzy galaxies galaxy game gamed gamely gamer games gamest
gaming garden gardened gardener gardeners gardening gardens garlic gate gated gates gather gathered
gatherer gathering gathers gating gave gecko geckos geese geez geezer genius geniuses gentle
gentled gentler gentles gentlest gentling geometries geometry geranium geraniums gerbil gerbils get
gets getting gg ghosts giant giants gigantic giggle giggled giggler giggles giggling gimme giraffe
giraffes give given givens gives giving glad gladder gladdest glades gladly glads glitch glitched
glitches glitchy glitter glittered glittering glitters glittery globe globes go goal goalie goalies
goals goat goats gobble gobbled gobbler gobbles gobbling goes going goings gold golden goldener
goldenest goldfish goldfishes golds golf golfed golfer golfing golfs gollies golly gone goner gonna
good goodly goodnight goods goody goofier goofiest goofy goose goosed gooses goosing gorgeous
gorgeously gorillas gosh got gotta gracias grain grains grainy grammar grammars grandma grandmas
grandpa grandpas granola grape grapefruit grapefruits grapes graph graphed graphing graphs grass
grassed grasses grasshopper grasshoppers grassing grassy grateful gratefully gravity gray grayed
grayer grayest graying grays great greater greatest greatly greats green greened greener greenery
greenest greenhouse greenhouses greening greens grew grey grill grilled grilles grilling grills
grin grind grinned grinning grins ground grounded grounder grounding grounds group grouped grouper
grouping groups grow grower growing growl growled growling growls grown grows growth growths gtg
guess guessed guesser guesses guessing guinea guineas guitar guitars gulp gulped gulping gulps
gummier gummies gummiest gummy guppies guppy gymnastics habitat habitats had haha hahaha hail
hailed hailing hails half halloween halves ham hamburger hamburgers hammed hamming hams hamster
hamsters handstand handstands hanukkah happen happened happening happenings happens happier
happiest happily happy hard harder hardest hardly hardy hare hared hares haring harp harped harping
harps harpy harvest harvested harvester harvesting harvests has have haves having hawk hawked
hawker hawking hawks hay hayed haying hays haystack haystacks hazelnut hazelnuts he headphones hear
heard hearer hearing hears hedge hedged hedgehog hedgehogs hedges hedging heehee hehe helicopter
helicoptered helicoptering helicopters hello hellos help helped helper helpful helpfully helping
helpings helps hen hens her herbivore herbivores herd here hero heroes heron herons herring hers
hexagon hexagons hey hi hibernate hibernated hibernates hibernating hibiscus hibiscuses hide hided
hides hiding high higher highest highly highs hike hiked hiker hikes hiking hilarious hilariously
hill hills hilly him hims hint hinted hinting hints hippo hippopotamus hippopotamuses hippos his
hiss hissed hisses hissing histories history hive hived hives hiving hiya hm hmm hobbies hobby
hockey hola holiday holidayed holidaying holidays homework honestly honey honeybee honeybees
honeyed honeying honeys hoof hoofed hoofing hoofs hoop hooped hooping hoops hooray hoot hooted
hooter hooting hoots hooves hop hope hoped hopeful hopefully hopefuls hopes hoping hopped hopper
hopping hops hopscotch hopscotched hopscotches hopscotching horse horsed horses horsey horsing hose
hosed hoses hosing hot hotdog hotdogs hotly hotter hottest hours house housed houses housing how
howdy howl howled howler howling howls hows huge hugely huger hugest huh humid hummingbird
hummingbirds hungrier hungriest hungrily hungry hurray hyacinth hyacinths i ice iced ices icicle
icicles icier iciest icily icing icy idea ideas idk if iguana iguanas imagination imaginations
imagine imagined imagines imagining imo important importantly impossible impossibles impressive
impressively in inch inched inches inching include included includes including incorrect
incorrectly incredible indigo infinities infinity information insect insects inside insider insides
instead instrument instrumented instrumenting instruments interested interesting interestingly
interrupting into invent invented inventing invention inventions invents iris irises is islands it
its itself ivies ivy jaguar jaguars jam jammed jamming jams jasmine jasmines jellied jellies jelly
jellyfish jellyfishes jellying jigsaw jigsawed jigsawing jigsaws jk job jobbed jobber jobbing jobs
jog jogged jogger jogging jogs joke joked joker jokes joking jokingly joyful joyfuller joyfullest
joyfully judo juice juiced juicer juices juicing jump jumped jumper jumping jumps jumpy jupiter
just juster justest justly kale kangaroo kangaroos karate keep keeper keeping keeps kept ketchup
keyboard keyboarded keyboarder keyboarding keyboards kibble kickball kid kidded kidder kidding kids
kind kinda kinder kindest kindly kindness kindnesses kinds king kingly kings kite kited kites
kiting kitten kittens kitties kitty kiwi kiwis knew knight knighted knighting knightly knights
knock knocked knocker knocking knocks know knowing known knows koala koalas kwanzaa ladybug
ladybugs lag lager lagged lagging laggy lags lamb lambed lambing lambs lamp lamps language
languages lantern lanterns large largely larger larges largest lasagna lasagnas last lasted lasting
lastly lasts late lately later latest laugh laughed laughing laughs lavender lavenders lawn lawns
leaderboard leaf leafed leafier leafiest leafing leafs leafy learn learned learner learners
learning learns leaves leek leeks left lefter leftest lefts lefty legend legendary legends lego
legos lemme lemming lemon lemonade lemons lemony lemur lemurs lend lender lending lends length
lengths lengthy lentil lentils leopard leopards less lesser lesson lessons let lets letter lettered
lettering letters letting lettuce lettuces level leveled leveler leveling levels lichen lichens
life lifer light lighted lightest lighting lightly lights like liked likely liker likes likest
liking lilac lilacs lilies lily lime limed limes liming line lined liner lines lining lion lions
listen listened listener listening listens literally little littler littlest live lived lively
lives livest living lizard lizards llama llamas load loaded loader loading loads lobster lobsters
lol lolled lolling lollipop lollipops lolz long longed longer longest longing longs look looked
looking looks lose loses losing lost lot lots loud louder loudest loudly love loved lovelier
lovelies loveliest lovely loves loving low lowed lower lowered lowering lowers lowest lowing lowly
lows luck lucked lucking lucks lucky lunch lunched lunches lunching lynx lynxes mac macaroni
macaronis maced maces macing made magenta magic magical magically magnetic magnificent
magnificently main mainly mains make maker makes making makings mama mamas mammal mammals mandarin
mandarins mango mangoes mantis mantises many map maple maples mapped mapper mapping maps marbles
marigold marigolds marker markers maroon marooned marooning maroons mars marshmallow marshmallows
marvelous marvelously massive massively match matched matches matching mate math mathematics maths
matter mattered mattering matters may maybe maybes mayo me meadow meadows meal meals mealy mean
meaner meanest meaning meanly means meant measure measured measurement measurements measures
measuring meatball meatballs medal medals meerkat meh melodies melody melon melons meow meowed
meowing meows mercury mermaid mermaids meteor meteors meter metered metering meters mice microscope
microscopes middle middles middling might mighty migrate migrated migrates migrating milk milked
milker milking milks milkshake milkshakes milky mill milled miller milling mills mine mined mineral
minerals mines mining mint minted minting mints minty minus minuses minute minuted minutely minuter
minutes minutest minuting mist mistake mistakes mistaking misted mister mistier mistiest mistily
misting mists misty mix mixed mixer mixes mixing mode modes modest mole moles molest mom moment
moments mommies mommy moms monkey monkeyed monkeying monkeys monsters moo mood mooed mooing moon
mooned mooning moonlight moonlighted moonlighter moonlighting moonlights moons moor moos more mores
morning mornings mosquito mosquitoes moss mosses mossy most mostly moth mother moths mouse moused
mouser mouses mousing move moved mover moves movie movies moving movingly much mud muddy muffin
muffins mug mugged mugger mugging muggy mugs multiplication multiplications multiplied multiplier
multiplies multiply multiplying mum mummer mummy mushroom mushroomed mushrooming mushrooms music
musical musicales musically musicals must mustard muster musts musty my myself myth myths nachos
nah name named namely names naming narrow narrowed narrower narrowest narrowing narrowly narrows
narwhal narwhals navies navy nearly neat neater neatest neatly nectar nectarine nectarines need
needed needing needs needy neigh neighed neighing neighs neither neon nest nested nesting nests net
nets netted netting never new newer newest newly news newt newts next nibble nibbled nibbler
nibbles nibbling nice nicely nicer nicest nine nines nineteen nineteens ninja ninjas no nocturnal
nocturnally nod nodded nodding noddy nodes nods noise noised noises noisier noisiest noisily
noising noisy none nonfiction noodle noodled noodles noodling nope nor normal normally not noted
notice noticed notices noticing noting noun nouns now np nugget nuggets number numbered numbering
numbers numerator numerators nut nuts nutted nutting nutty oak oaks oatmeal oats obviously oceans
octagon octagons octopus octopuses odd odder oddest oddly odds of off offed offer offing offs often
oftener oftenest oh oink oinked oinking oinks ok okay okaying okays okey old older oldest olive
olives omelet omelets omg omnivore omnivores on once one ones onion onions only onto oo ooh ooo
oops oopsie open opened opener openest opening openly opens option optioned optioning options or
orange oranges orbit orbited orbiting orbits orchard orchards orchestra orchestras orchid orchids
oregano origami ostrich ostriches other others otter otters ouch ounce ounces our ours ourselves
out outed outer outing outs oval ovals over overly overs owl owlet owlets owls own owned owner
owning owns oxygen page paged pager pages paging paint paintbrush paintbrushes painted painter
painters painting paintings paints pair paired pairing pairs pal pale paled paler pales palest
paling palled palling palm palmed palming palms palmy pals pancake pancaked pancakes pancaking
panda pandas pansies pansy panther panthers papa papas papaya papayas paper papered papering papers
papery parade paraded parades parading paragraph paragraphed paragraphing paragraphs parakeet
parakeets parrot parroted parroting parrots parsley part parted parting partly parts pass passed
passer passes passing pasta pastas pastel pastels patch patched patches patching patchy path paths
patience pattern patterned patterning patterns paw pawed pawing paws pea peach peaches peacock
peacocks peanut peanuts pear pearly pears peas peek peeked peeking peeks peel peeled peeling peels
pelican pelicans pencil penciled penciling pencils penguin penguins pentagon pentagons peonies
peony people peopled peoples peopling pepper peppered peppering pepperoni pepperonis peppers
peppery percent percentage percentages percents perfect perfected perfecter perfectest perfecting
perfectly perfects perhaps perimeter perimeters pet petal petals peter pets petted petting petty
petunia petunias phew photosynthesis piano pianos pick picked picker picking pickings pickle
pickled pickles pickling picks picky picnic picnics picture pictured pictures picturing pie piece
pieced pieces piecing pied pieing pies pigeon pigeons piglet piglets piing pine pineapple
pineapples pinecone pined pines pining pink pinked pinker pinkest pinking pinks pirate pirated
pirates pirating pitcher pitchers pizza pizzas place placed placer places placing plan planed
planes planet planets planing planned planner planning plans plant planted planter planting
plantings plants plate plated plates plating platypus platypuses play playdough played player
players playful playfully playing plays plenty plot plots plotted plotter plotting pls plum plumed
plumes pluming plums plus pluses plush plusher plushest plushie plushier plushies plushiest plushy
plz poem poems poetry point pointed pointer pointing points pointy polite politely politer politest
polka polkaed polkaing polkas pollen pollinate pollinated pollinates pollinating pomegranate
pomegranates pond ponder ponds ponies pony popcorn poppies poppy popsicle popsicles popular
popularly porcupine porcupines possible possibles potato potatoes potion potions pound pounded
pounding pounds pour poured pouring pours practice practiced practices practicing predator
predators predatory prefer preferred preferring prefers president presidents press pressed presses
pressing prettied prettier pretties prettiest prettily pretty prettying pretzel pretzels pricklier
prickliest prickly prime primed primer primes priming prince princely princes princess princesses
prize prized prizes prizing probably problem problems product products project projected projecting
projects proud prouder proudest proudly puddle puddled puddles puddling pumpkin pumpkins pun
punctuation punned punning puns puny pup pupped puppies pupping puppy pups purple purpler purples
purplest purr purred purring purrs pushup pushups put puts putted putter putting putty puzzle
puzzled puzzler puzzles puzzling pyramid pyramided pyramiding pyramids quack quacked quacking
quacks quarter quartered quartering quarterly quarters queen queened queening queenly queens
quesadilla quesadillas quest quested questing question questioned questioner questioning questions
quests quick quicker quickest quickly quiet quieted quieter quietest quieting quietly quiets quite
quiz quizzed quizzes quizzing quotient quotients rabbit rabbited rabbiting rabbits raccoon race
raced racer races racing rad radish radishes rain rainbow rainbows raincoat raincoats raindrop
raindrops rained rainforest rainier rainiest raining rains rainy rake raked rakes raking ramadan
ramen ran rare rared rarely rarer rares rarest raring raspberries raspberry rather raven ravened
ravening ravens ravioli raviolis read reader readers readied readier readies readiest readily
reading readings reads ready readying real realer realest realize realized realizes realizing
really reals reason reasoned reasoning reasons recipe recipes recognize recognized recognizer
recognizes recognizing recorder recorders rectangle rectangles red redder reddest reds referee
refereed refereeing referees remainder remaindered remainders rematch rematches remember remembered
remembering remembers replant reptile reptiles respect respected respecting respects rest restart
restarted restarting restarts rested resting rests reward rewarded rewarding rewards rhino rhinos
rhubarb rhubarbs rhyme rhymed rhymes rhyming rhythm rhythms ribbit rice riced rices ricing riddle
riddled riddles riddling right righted righter rightest righting rightly rights ripe ripely ripen
ripened ripening ripens roar roared roaring roars robin robins robot robots rock rocked rocker
rocket rocketed rocketing rockets rocking rocks rocky rofl roll rolled roller rollerblades rolling
rolls rooster roosters root rooted rooter rooting roots ropes rose rosemary roses rough roughed
rougher roughest roughing roughly roughs round rounded rounder roundest rounding roundly rounds row
rowed rower rowing rows ruler rulers run runes runner runners running runny runs rye sad sadder
saddest sades sadly sage sager sages sagest said salad salads salamander salamanders salmon salmons
salsa salsas salt salted salter saltest saltier saltiest salting salts salty same sames sandwich
sandwiched sandwiches sandwiching sang sangs sapling saplings saturn sausage sausages saw sawed
sawing saws saxophone saxophones say saying says scales scarecrow scarecrows scarier scene scenes
science sciences scientist scientists scoop scooped scooping scoops scooters score scored scorer
scores scoring screen screened screening screens sculpture sculptured sculptures sculpturing
seagull seagulls seahorse seal sealed sealer sealing seals season seasoned seasoning seasons
seaweed second seconded seconding secondly seconds see seed seeded seeding seedling seedlings seeds
seedy seeing seek seeking seeks seem seemed seeming seemly seems seen seer sees sentence sentenced
sentences sentencing serious seriously seven sevens seventeen seventeens several severally shade
shaded shades shading shape shaped shapely shapes shaping share shared shares sharing shark sharked
sharking sharks sharp sharped sharper sharpest sharping sharply sharps she sheep sheer shelf shes
shimmer shimmered shimmering shimmers shimmery shine shined shiner shines shinier shiniest shining
shiny ship shipped shipper shipping ships short shorted shorter shortest shorting shortly shorts
should shout shouted shouting shouts shovel shoveled shoveling shovels show showed shower showing
shows showy shrimp shrimped shrimping shrimps shrub shrubby shrubs sibling siblings side sided
sides siding sillier sillies silliest silly silver silvered silvering silvers silvery similar
similarly simple simpler simplest since sing singed singer singers singes singing singly sings sip
sipped sipping sips sister sisterly sisters situp six sixes sixteen sixteens skate skateboard
skateboarded skateboarder skateboarding skateboards skated skater skates skating sketch sketched
sketches sketching sketchy ski skid skied skier skies skiing skip skipped skipper skipping skips
skis skunk skunked skunking skunks sky skying sled sledded sledding sleds sleepier sleepiest
sleepily sleepy sleet sleeted sleeting sleets sleety slice sliced slicer slices slicing slightly
slime sloth sloths slow slowed slower slowest slowing slowly slows slug slugged slugger slugging
slugs small smaller smallest smalls smile smiled smiles smiling smooth smoothed smoother smoothest
smoothie smoothies smoothing smoothly smooths smores snack snacked snacking snacks snail snailed
snailing snails snapdragon snapdragons sneeze sneezed sneezes sneezing snow snowball snowballed
snowballing snowballs snowboard snowboarded snowboarding snowboards snowed snowflake snowflakes
snowier snowiest snowing snowman snowmen snows snowy so soccer social socially socials soda sodas
soft softball softballs softer softest softly softy soil soiled soiling soils solar solution
solutions solve solved solver solves solving some somersault somersaulted somersaulting somersaults
something somethings sometimes song songs soon sooner soonest sorrier sorriest sorry sort sorta
sorted sorter sorting sorts sound sounded sounder soundest sounding soundly sounds soup souped
souping soups soupy sour soured sourer sourest souring sourly sours space spaced spaces spacey
spacing spade spaded spades spading spaghetti spanish sparkle sparkled sparkler sparkles sparkling
sparkly sparrow sparrows special specially specials spectacular spectacularly spectaculars spell
spelled speller spelling spellings spells spend spender spending spends spent sphere spheres
spicier spiciest spicy spider spiders spiderweb spidery spilled spin spinach spines spinner
spinning spins spiny splash splashed splashes splashing splashy spoon spooned spooning spoons sport
sported sporting sports sporty spot spots spotted spotter spottier spottiest spotting spotty spring
springing springs springtime springy sprinkle sprinkled sprinkler sprinklers sprinkles sprinkling
sprint sprinted sprinter sprinting sprints sprout sprouted sprouting sprouts spruce spruced sprucer
spruces sprucest sprucing spun square squared squarely squarer squares squarest squaring squash
squashed squashes squashing squashy squeak squeaked squeaking squeaks squeaky squid squids squirrel
squirreled squirreling squirrels star stared stares starfish starfishes staring starred starring
starry stars start started starter starting starts stay stayed staying stays steak steaks
stegosaurus stem stemmed stemming stems stew stewed stewing stews sticker stickers still stilled
stiller stillest stilling stills stir stirred stirrer stirring stirs stop stopped stopper stopping
stops storied stories stork storks storm stormed stormier stormiest stormily storming storms stormy
story strange strangely strangest strawberries strawberry streak streaked streaking streaks streaky
stretch stretched stretcher stretches stretching stretchy stripe striped stripes stuck studied
studies study studying stuff stuffing stuffs stuffy stunning stunningly submarine submarines
subtract subtracted subtracting subtraction subtractions subtracts such suddenly sugar sugared
sugaring sugars sugary suggest suggested suggester suggesting suggestion suggestions suggests sum
summed summer summered summering summers summery summing sums sun sundae sundaes sunflower
sunflowers sunlight sunned sunnier sunniest sunning sunny suns sunshine super superb superber
superbest superbly superhero superheroes supers supper suppers sure surely surer surest surfing
surprised surprising surprisingly surprisings sushi swam swan swans swap swapped swapping swaps
sweet sweeter sweetest sweetly sweets swim swimmer swimmers swimming swims swing swinger swinging
swings switch switched switcher switches switching syllable syllables symmetries symmetry syrup
syrups syrupy ta table tabled tables tabling taco tacos tada tadpole tadpoles tag tagged tagging
tags tail tailed tailing tails take taker takes taking tale talented tales talk talked talker
talking talks tall taller tallest tally tan tangerine tangerines tanned tanner tannest tanning tans
tapped tastier tastiest tasty tea teach teaches teaching teal teals team teamed teaming teammate
teammates teams tear teas teddy teeth teethed teethes teething telescope telescoped telescopes
telescoping tell teller telling tells temperature temperatures ten tend tennis tens tentacle
tentacles terrific test tested tester testes testing tests testy than thank thanked thankful
thankfully thanking thanks thanksgiving thanksgivings that the their theirs them themes themselves
then there these theses they thing things think thinker thinking thinks third thirdly thirds
thirstier thirstiest thirstily thirsty thirteen thirteens this thorn thornier thorniest thorns
thorny those though thought thoughts three threes thrive thrived thrives thriving through thunder
thundered thundering thunders thunderstorm thunderstorms thx thyme tidied tidier tidies tidiest
tidily tidy tidying tiger tigers til tiled tiles tiling tilled tiller tilling time timed timely
timer times timing tinier tiniest tiny tiptoe tiptoed tiptoeing tiptoes tired tireder tiredest to
toad toads toady toast toasted toaster toasting toasts toasty today together told tomato tomatoes
tomorrow tomorrows ton toned toner tones toning tons tony too took tool tooled tooling tools top
topped topping tops tortilla tortillas tortoise tortoises toss tossed tosses tossing total totaled
totaling totally totals toucan toucans tournament tournaments toward towards toy toyed toying toys
tractor tractors trade traded trader trades trading trampoline trampolines treasure treasured
treasurer treasures treasuring treat treated treating treats treaty tree treed treehouse treeing
trees trellis trellised trellises trellising triangle triangles triceratops trick tricked trickier
trickiest tricking tricks tricky tried tries triple tripled triples tripling trophies trophy trout
trouts trowel troweled troweling trowels true trued truer trues truest truing truly trumpet
trumpeted trumpeter trumpeting trumpets try trying tryst ttyl tulip tulips tuna tunas tune tuned
tuner tunes tuning turkey turkeys turn turned turner turning turnip turnips turns turquoise
turquoises turtle turtles tutorial tutorials tweet tweeted tweeter tweeting tweets twelve twelves
twenties twenty twice twig twigged twigging twiggy twigs twin twined twines twining twinned
twinning twins twirl twirled twirler twirling twirls two twos ty type typed types typing tysm ugh
uh ukulele ukuleles um umbrella umbrellas unable under understand understanding understands
understood unfinished unfortunately unicorn unicorns unique uniquely uniquer uniquest universe
universes unless unlock unlocked unlocking unlocks unluckier unluckiest unluckily unlucky unripe
unriper unripest until up update updated updater updates updating upgrade upgraded upgrades
upgrading upon us use used useful usefully uses using usual usually vacation vacationed vacationer
vacationing vacations valentine valentines vanilla vanillas vegetable vegetables venus verb verbs
verier veriest verily version versions very vet vets vetted vetting vine vines violet violets
violin violins visit visited visiting visitor visitors visits volcanoes vole voles volleyball
volleyballs volume volumes vowel vowels waffle waffled waffles waffling wag waged wager wages
wagged wagging waging wags wait waited waiter waiting waits wall wallabies wallaby walled walling
walls walnut walnuts walrus walruses wand wander wands wanna want wanted wanting wants warm warmed
warmer warmers warmest warming warmly warms was watch watched watcher watches watching water
watered watering watermelon watermelons waters watery wave waved waver waves waving way ways we
weather weathered weathering weathers weed weeded weeder weeding weeds weedy week weekend weekended
weekending weekends weekly weeks weird weirder weirdest weirdly welcome welcomed welcomes welcoming
well welled welling wells went were wet wetly wets wetter wettest wetting whale whaled whaler
whales whaling what whatever whats wheat wheel wheelbarrow wheelbarrows wheeled wheeler wheeling
wheels when whenever whens where wheres wherever whether which whichever while whiled whiles
whiling whiskers white whiter whites whitest whiting who whoa whoever whole wholes whoops whose why
whys wide widely wider widest width widths wiggle wiggled wiggler wiggles wigglier wiggliest
wiggling wiggly will willed willing willow willows willowy wills wilt wilted wilting wilts win wind
winded windier windiest winding windmill windmilled windmilling windmills window windowed windowing
windows winds windy wing winged winger winging wings winner winners winning winnings wins winter
wintered wintering winters wish wished wisher wishes wishing witch witched witches witching with
wither without wizard wizards woah wobble wobbled wobbles wobbling wolf wolfed wolfing wolfs wolves
won wonder wondered wonderful wonderfully wondering wonders woodpecker woodpeckers woof woofed
woofer woofing woofs woohoo word worded wording words wordy work worked worker working works
worksheet worksheets world worldly worlds worm wormed worming worms wormy worrier worries worry
worrying would woulds wow wowed wowing wows wp write writer writers writes writing writings wrong
wronged wronger wrongest wronging wrongly wrongs wrote xd yawn yawned yawning yawns yay yays yea
yeah yeahs yeas yeast yellow yellowed yellower yellowest yellowing yellows yep yeps yes yeses
yessed yessing yesterday yesterdays yet yikes yo yogurt yogurts you your yours yourself yous yoyo
yuck yuckier yuckiest yucky yum yummier yummiest yummy yup yups zebra zebras zero zeroed zeroing
zeros zigzag zigzagged zigzagging zigzags zinnia zinnias zucchini zucchinis
`;
