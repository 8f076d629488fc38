/*
 * Friendly words that children can read and type, without l, I and O, which look like 1 and 0. No
 * insults, bodies, weapons, fears or peoples. Two lists avoid bad pairs: animals come only second,
 * and cooking words are omitted.
 */
const words = (text: string) => text.trim().split(/\s+/);

export const FIRST_WORDS = words(`
  acorn admire amber anchor anthem apricot apron arcade arch aroma arrow art artist aspen aster atom attic aurora
  autumn avenue avocado awake award aware azure badge banjo banner barn basin basket bay beach beacon beads
  beam bench berry best birch boat bongo bonus book boots bounce brave breeze bridge bright bronze brook brush bus
  button cabin cactus cake camera camp canoe canvas canyon caravan care carpet carrot carve cedar chair chant
  charm cheer cherry chess chime cinema circus citrus city coast coat comet comic compass concert corner cosmos
  country cove cozy craft crayon create creek crown curious cushion daisy dance daring dawn decade desk disco door
  dream drive drum dune eager earnest earth east echo ember engine enjoy epic evening fabric fair fancy faraway
  farm fast fern ferry festive fiesta first fjord forest fort forum friend frosty fun funny garden garnet gate
  gather gem gift giver grand granite grape green grin grove guava guest guide guitar hammock handy happy harbor
  harp harvest haven hazy hearty heath hero hiking hobby honest honey hooray hope horizon hover hug humming jacket
  jade jam jasmine jaunty jazzy jersey jester jigsaw join joke journey joy jumper juniper karate kayak keeper key
  kind kiosk kite kiwi knit magic magnet mango map march marina marker market marsh meadow memory merry meteor
  midday mighty mint minute mirror mist mitten modern moon moor moss motor muffin museum music navy neat nectar
  nest new nifty noon north notice nova number nursery pace paint papaya paper parade park party patio pear piano
  picnic pier pine pizza poem poet pond poppy porch prairie praise present print prism pumpkin quartz quest quick
  quiet quiz radar rain rainbow ranch ranger ready reed reef rhubarb rhyme ribbon ridge river rocket rose
  rosy rover ruby rustic saffron sage samba sandy satin scarf scene science scone scooter score season seed serene
  sesame seven shape share shine shiny shore show sienna sierra sincere sing sketch ski snow snug sofa sonata song
  sonnet south space spark speedy spinner spirit sponge sport spring spruce stage stamp star starry station steady
  stone story stream street string studio sturdy summer sun sunbeam sunny sunrise sunset super sure swift swing
  tango teapot tempo tennis tent theater thyme ticket tidy timber toffee tomato topaz tower toy tractor trade
  train tree trio trust trusty tuba tundra tunic turnip tutor umber upbeat urban verse vine visit vivid voice
  wagon warm watch water wave weaver wheat whisper wind window winter wise witty wonder wood woven yarn yarrow
  year zany zen zenith zesty zigzag zippy
`);

export const SECOND_WORDS = words(`
  ant aurora author badger banjo beacon bear bee bird bison bongo breeze bunny cabin canary canoe canyon captain
  caribou cat comet compass condor cosmos coyote crane creek crown cub daisy dancer dawn dingo diver doctor
  dove dragon driver drum drummer echo egret emu ermine farmer fawn fern ferret ferry finch finder forest founder
  fox friend frog gecko giraffe gopher guitar hamster harbor hare harp hedge heron hiker horse husky iris
  jaguar jay joey kayak kite kitten kiwi koi maestro magpie maker manatee marmot marten mascot meadow
  meerkat mentor meteor mink mirror monarch moon moose moth mouse nest newt numbat nurse oasis ocean orbit orca
  orchard orchid osprey ostrich otter painter panda panther parrot penguin phoenix piano pier pioneer piper poet
  pony poppy puffin puma puppy quartz quokka rabbit racer rainbow ranger raven ray reader ribbon rider river robin
  rocket rooster rose rover runner scooter scout seeker ship singer skater spark sparrow sprite spruce star stork
  summer sun sunbeam sunrise sunset swan swift swimmer tango tapir teacher teapot tent tern terrier thinker tiger
  toucan tower tracker tractor train tree trumpet tugboat tune unicorn vicuna voyager wagon watcher wave weaver
  whippet window winner winter wizard wombat wonder wren writer yacht yak zebra
`);
