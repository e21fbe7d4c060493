import type { ConcernCategory } from '@hedgerow/domain/concern-categories';
import { taught } from './concern-words.ts';
import type { RuleSource } from './rules.ts';

const stranger = '(?:REL|he|she|they|man|woman|someone|guy|stranger|person|people|car|van|boy|boys|lads)';
const poison =
  '(?:bleach|battery|batteries|magnets?|poison|petrol|detergent|antifreeze|tablets|pills|medicine|meds|paracetamol|something (?:bad|poisonous|sharp)|under the sink|glass|weed killer|pods?)';
const here = '(?:here|home|in|answering|there|coming)';

/** Away from home, loss without the word, and danger at this moment. */
export const rulesOfAway: readonly RuleSource<ConcernCategory>[] = [
  {
    category: 'missing',
    signals:
      'sofa staying stay sleep sleeping slept home packed packing pack leaving leave sneak run locked locks key keys house door gay trans out get come',
    unless: `${taught}|trip|caravan|sleepover|camp|hotel|hamster|running race`,
    patterns: [
      '(?:sofa|couch) surfing',
      '(?:staying|sleeping|stay|sleep|slept|stayed) .. (?:at|in|on|round) .. (?:different|FRIEND|peoples?|houses?) ... (?:because|every|can not|not|out|kicked|night)',
      '(?:not|never) been home (?:for|since|in)',
      'i (?:have )?slept (?:in|at|on|under) (?:the|a) (?:\\S+ )?(?:shelter|park|street|bench|station|stairs|stairwell|car|bridge|shed)',
      '(?:bags?|stuff|things) (?:is |are )?packed .. (?:off|leaving|going|run|tonight|go)',
      '(?:packing|packed|pack) my (?:bags?|stuff|things) .. (?:leaving|tonight|run|before|go|get out|leave)',
      'i am (?:leaving|off|going|running)(?: away| home)? (?:tonight|before they|before (?:REL|he|she)|for good|and (?:not|never|i am not))',
      'i am leaving home',
      'i .. (?:not|never) (?:coming|come|going) back',
      'sneak out and',
      'want to (?:run off|leave home|run away)',
      'locked out .. (?:dark|raining|freezing|cold|no one|REL|scared|night)',
      `(?:no one|REL)(?: is)? (?:not )?${here} ... (?:key|dark|cold|freezing|scared|alone|locked|rain\\S*)`,
      '(?:no one|REL)(?: is)? (?:not )?answering the door',
      'can not get (?:in|into) (?:my|our|the)? ?(?:house|home|flat)',
      '(?:REL|they) changed the locks',
      '(?:REL|no one|they) (?:has |have )?(?:not )?(?:come|came) to (?:get|fetch|collect|pick) me',
      '(?:REL|they|he|she) .. (?:HURT|threw|kicked|chucked|thrown|booted) (?:me|us) out',
      '(?:not allowed|not let me) .. (?:back|in|home) .. (?:house|home|any more|because|in)',
      '(?:REL|they) .. (?:told|tells?|said|says) .. (?:me )?to (?:leave|pack|get out|move out)(?: (?:my|because|and|the|home|house).*)?$',
      '(?:because|found out|knows?|coz) i (?:am|came|come) (?:gay|trans|bi|lesbian|queer|out)',
      'not (?:his|her|their) (?:son|daughter|child|kid) any more',
      '(?:does not|do not|not) want me (?:in the house|any more|there|at home|living|back)',
    ],
  },
  {
    category: 'grief',
    signals: 'since after lost went REL FRIEND PET miss killed shot',
    unless: `${taught}|somme|great(?: great)* REL|final|semi|match|shop|in the war|goal|team|uni|university|work|keys|phone`,
    patterns: [
      '(?:since|after|when) .. REL (?:went|left us|has gone) (?:i|nothing|and|everything|it|mum|REL|we|my)',
      '(?:since|after|when) (?:i|we) lost .. (?:REL|PET|FRIEND)',
      '(?:year|month|week|months|weeks|years) since .. (?:REL|FRIEND|PET) (?:went|left|passed)',
      'my .. (?:REL|FRIEND) .. (?:got|was|been) (?:shot|killed)',
      'my .. (?:REL|FRIEND) .. (?:got|was|been) HURT and .. (?:not make it|died|hospital|dead)',
      'my .. (?:REL|FRIEND) .. did not make it',
      '(?:took|taken) (?:his|her|their) (?:own )?life',
      '(?:turn|turned|switch\\S*) off .. (?:machine|life support)',
      'REL .. (?:is not|not) going to (?:get better|make it|live|survive)',
      'REL .. (?:weeks|months|days) (?:to live|left)',
      '(?:i|we) lost my .. REL',
      'miss my .. (?:REL|PET|FRIEND) .. (?:so much|funeral|every day|gone)',
      '(?:put|putting) (?:my|our|the) (?:\\S+ )?PET (?:to sleep|down)',
    ],
  },
  {
    category: 'danger_now',
    signals:
      'help follows following followed behind chasing stalking watching outside break breaking smash smashing bang banging house swallowed drank ate drunk taken took breathe breath chest floor fallen collapsed moving knife gun blade machete shoot HURT safe danger police ambulance door blood',
    unless: `${taught}|headache|pirate|underwater|fish|instagram|shakes|twitter|example|fork|wolf|police officer|works?|roman|romans|guard|guards|ghost|lines|pattern|cake|brilliant|game`,
    patterns: [
      '^(?:please |someone |any one |can someone |i need )*help(?: (?:me|us|please|now|right|am|i am|scared|really|so|quick|someone|urgently|i need))+$',
      '^i need (?:the )?(?:police|ambulance|an ambulance|help now)(?: .*)?',
      `${stranger} .. (?:following|followed|follows|walking behind|chasing|stalking|watching) (?:me|us)`,
      '(?:walking|walks|driving) behind me',
      '(?:man|someone|stranger|person|guy|he|people) .. outside (?:my|our) (?:house|window|door|school) ?(?:watching|waiting)?',
      `${stranger} (?:is|are|keeps?|has been) (?:trying to |now )?(?:break|breaking|smash|smashing|bang|banging|HURT|kicking|get|getting|bust\\S*) (?:in|into|on|my|our|the|down) (?:the )?(?:door|house|window|in|flat|down|our|my)`,
      `${stranger} .. trying to (?:get|break|come) (?:in|into|the door|in to) (?:to )?(?:the|my|our)? ?(?:house|flat|door|window|room|home)?`,
      'someone is breaking in',
      '(?:someone|man|stranger|burglar|he) .. in (?:my|our|the) house .. (?:my own|alone|scared|hiding|help)',
      `i .. (?:swallowed|drank|ate|drunk|taken|took|have had) .. ${poison} .. (?:and|by|it|my|tummy|feel|hurts?|now)`,
      `i .. (?:swallowed|drank|drunk) .. ${poison}`,
      'i .. swallowed something',
      'i .. (?:taken|took) .. (?:too many|loads of|all) .. (?:pills|tablets|meds)',
      `(?:my REL|my FRIEND|baby|REL) .. (?:drank|swallowed|ate|taken|took) .. ${poison}`,
      'can not (?:breathe|breath) .. (?:no one|alone|own|help|home)',
      'my chest (?:HURT|hurts|is tight) .. (?:no one|alone|own|help|home)',
      '(?:REL|she|he) .. (?:fallen|collapsed|passed out|unconscious|on the floor|blood) ... (?:not|moving|talking|breathing|wake)',
      '(?:REL) .. not (?:moving|breathing|responding|waking)',
      'blood .. (?:REL|he|she|my) .. not (?:talking|moving|waking|breathing)',
      '(?:boy|girl|kid|someone|he|she|FRIEND|lad|they|year \\S+) .. (?:knife|gun|blade|machete|weapon) .. (?:school|bag|tomorrow|class|HURT|downstairs)',
      '(?:school|class|friend|FRIEND|boy|kid) .. (?:has|got|bringing|brings|brought|with) .. (?:knife|gun|blade|machete|weapon)',
      '(?:kid|boy|girl|someone|he|she|lad|they|year \\S+) .. (?:says?|said|going to|will) .. (?:shoot|HURT|kill) (?:me|everyone|someone|people|us|the whole|my)',
      'i am (?:not safe|in danger|unsafe|really not safe)',
      'i (?:do not|never|not) feel safe',
      '^call (?:an ambulance|the police|999|police)$',
    ],
  },
];
