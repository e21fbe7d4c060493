/**
 * Kinds of words that a call for help is composed of: who, what they do, to what part of the body, how it feels, how often.
 * A child's sentence is new; its parts seldom are. An ending in "*" stands for every ending.
 */
const lists: Readonly<Record<string, string>> = {
  SELF: 'i me my myself mine im ive',
  US: 'we us our ours',
  KIN: `mum* mam mom* mama mother dad* da father* step* uncle* aunt* brother* brover* sister* sis cousin* nan* gran* carer* guardian* parent* foster* boyfriend bf
    bfs partner girlfriend gf family husband`,
  ADULT:
    'he she him her hes shes man men woman guy bloke lad lads adult* tutor coach teacher sir miss pastor priest vicar imam neighbour* boss',
  PEER: 'boy boys girl girls kid kids people everyone everybody they them theyre class form year group friend* mate mates bestie lot gang',
  HIT: `hit* slap* smack* punch* kick* beat* batter* belt* whip* strangl* chok* hurt* shak* burn* thump* whack* leather* bash* attack* grab* drag* threw throw*
    push* shov* squeez* squash* pin pins pinned snap* twist* yank* headbutt* spit* spat pinch* trip* wallop* hits clout* cane* slam* smash* chuck*`,
  SHOUT: 'shout* scream* yell* swear* argu* row rows fight* fought kick-off kicks angry mad mental temper rage rages moody',
  CONTROL:
    'lock* shut trap* force* forced make makes made let lets allowed aloud banned track* follow* watch* watching check* wont threaten* threat* warned',
  TOUCH: 'touch* rub* strok* grope* fondl* kiss* cuddl* massag* tickl* feel* lick* press*',
  SEX: 'sex* rape* nude* naked knicker* underwear pants bra shower* undress* chang* private* bits privates bottom bum willy down below porn condom pregnant virgin*',
  PICS: 'pic pics picture pictures photo* video* film* cam camera webcam send sends sent post posted share* shared leak* screenshot*',
  ONLINE: 'snap snapchat online insta* tiktok discord whatsapp chat dm dms message* text* account page group app game',
  BODY: 'neck throat hair arm arms face wrist* leg legs thigh* stomach belly skin back head ear eye eyes mouth lip rib ribs finger* body hand hands shoulder*',
  INJURY:
    'bruis* mark marks blood bleed* bled scar scars cut cuts welt* swollen sore wound* scab* lump broke broken purple black-eye limp*',
  WEAPON: 'knife knives belt slipper stick bat cane iron cigarette* lighter fists fist bottle hammer wooden spoon',
  BLADE: 'blade* razor* sharpener scissors compass cut cuts cutting scratch* pick* dig burn* carv*',
  PILLS: 'tablet* pill pills paracetamol overdose* od bleach swallow* meds medicine*',
  PLACE_HIGH: 'bridge roof platform train tracks cliff edge window ledge',
  ROPE: 'rope noose hang hanging hung tie',
  FEAR: 'scar* frighten* terrif* afraid fear* flinch* hide hides hiding hid dread* nervous panic* shak* shaking unsafe safe creep* weird uncomfortable',
  SAD: 'sad cry* cried tears upset lonely alone miserable depress* numb empty hopeless worthless useless broken down low anxious guilty ashamed shame disgust* dirty',
  HATE: 'hate* loathe* horrible disgust* ugly fat stupid worthless waste burden thick rubbish failure',
  DEATH:
    'die dies died dying dead ded death kill* suicid* alive exist* heaven funeral grave wake unalive kms life live living born gone disappear* vanish*',
  ENDING: 'end ends ending stop* goodbye bye over finish* done forever anymore point reason note letters plan',
  LOSS: 'lost miss missing passed funeral cancer hospice terminal ill poorly weeks grief griev* gone',
  EAT: 'eat* ate food meal* dinner* lunch* breakfast tea snack* hungry starv* calor* binge* purg* bulimi* anorex* diet*',
  WEIGHT: 'weigh* fat thin skinny bones scale* size kilo* stone mirror laxative* sick vomit* throw up',
  CARE: 'feed* wash* clean* look after cook* baby electric* heating cold uniform smell* nappies bills carer',
  GONE: 'ran run runs running leave left leaving kicked evict* homeless out away street* park station sleep* slept sofa bench outside locks bag packed',
  HOME: 'home house room bedroom door bed flat upstairs stairs kitchen bathroom',
  DRINK: 'drunk drink* drinking pub wasted vodka beer drugs weed needle* high stoned coke passed vape* pills dealer',
  CRIME: 'package* deliver* drop sell* selling owe* debt gang county carry* money stash phone trap elders',
  SECRET: 'secret* tell* told telling say* said nobody believ* grass* snitch* promise* pretend* lie lied know knows cover* hide hiding',
  ALONE: 'alone nobody noone no-one friendless left ignore* ignor* without outcast exclude* invisible',
  BULLY:
    'bull* pick* tease* laugh* names name calling call calls called spread* rumour* rumor* horrible mean nasty dare* mock* copy copies',
  SLUR: 'gay rat ugly smelly fat freak weirdo thick retard tramp scum slag loner paki',
  OFTEN: 'always every everyday evry again agen keep keeps kept still constantly whenever each never ever daily nightly',
  NIGHT: 'night* nite tonight midnight late morning weekend* sunday*',
  NOW: 'now rn please pls quick help urgent come hurry',
  NEG: 'not no never dont cant wont isnt aint nothing nobody none without hardly',
  WANT: 'want* wish* wanna need* hope hopes rather deserve* like',
  ASK: 'who what how why is can should if when will does do normal ok okay wrong',
  OLDER: 'older man 18 19 20 21 22 23 24 25 30 40 stranger*',
  FORCEMARRY: 'marr* husband wedding abroad pakistan passport ceremony cut married bride',
  FAITH: 'devil demon* possess* witch* pray* exorcis* evil church jinn',
  GIFT: 'buys buy gives gave gift* trainers robux pay* paid money vapes lifts',
  PLAY: `game* play* football goal match team pool swim* trampoline beach holiday* film movie book* story stor* character* poem scene act cartoon joke* funny lol
    lego minecraft fifa chess tag seek halloween party birthday camp scouts tent bike roller netball rugby`,
  WORK: `homework maths essay* test exam* question* lesson* revis* science history geography english learn* fraction* algebra topic* quiz project* write writing describe
    explain* chapter class assembly pshe poster* year spelling* answer*`,
  ANIMAL: 'dog* cat cats puppy kitten rabbit* hamster* horse* fish* bird* wasp* bee bees spider* goose pony shark*',
  HAPPY: 'happy excited fun proud love* loved best great brilliant amazing nice kind brave laughed giggle* favourite enjoyed good',
  MINOR: 'plaster dentist doctor nurse medicine stitches cast tooth cold chickenpox tonsils asthma inhaler hay fever',
  ACCIDENT: 'accident accidentally mistake fell slipped tripped bumped banged grazed dropped',
  LEARNED:
    'king queen soldier* war battle roman* victorian* tudor* poem macbeth juliet character narrator slave* evacuee* cells plant* french german spanish',
};

type Frames = {
  readonly exact: ReadonlyMap<string, readonly string[]>;
  readonly stems: readonly (readonly [stem: string, frame: string])[];
};

const read = (): Frames => {
  const exact = new Map<string, string[]>();
  const stems: (readonly [string, string])[] = [];
  for (const [frame, words] of Object.entries(lists))
    for (const word of words.split(/\s+/)) {
      if (word.endsWith('*')) stems.push([word.slice(0, -1), frame]);
      else exact.set(word, [...(exact.get(word) ?? []), frame]);
    }
  return { exact, stems };
};
const { exact, stems } = read();
const shortestStem = 3;
const byStart = new Map<string, (readonly [string, string])[]>();
for (const entry of stems) {
  const start = entry[0].slice(0, shortestStem);
  byStart.set(start, [...(byStart.get(start) ?? []), entry]);
}

/** The kinds that a word has; most words have none. */
export const framesOf = (word: string): readonly string[] => {
  const found = new Set(exact.get(word));
  for (const [stem, frame] of byStart.get(word.slice(0, shortestStem)) ?? []) if (word.startsWith(stem)) found.add(frame);
  return [...found];
};
