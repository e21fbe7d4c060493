import type { UnfitCategory } from '@hedgerow/domain/unfit-categories';
import type { RuleSource } from './rules.ts';

const wants =
  '(?:how (?:to|do i|do you|can i|would i|would you)|where (?:to|can i|do i|do you)|ways? to|want to|going to|steps to|instructions (?:to|for)|recipe for|guide to|help me|show me how to|best way to|best|easy)';
const history =
  '(?:war|wars|blitz|nobel|nuclear|atomic|atom|fission|history|castles?|plot|nazis?|holocaust|auschwitz|camps?|germany|weimar|persecution|propaganda|third reich|salute|berlin|why did|schools|slur|jim crow|apartheid|slavery|mockingbird|1\\d\\d\\d)';

/** Phrases that are not for school, by kind. Words alone stand in unfit-words.ts. */
export const unfitRules: readonly RuleSource<UnfitCategory>[] = [
  {
    category: 'weapons',
    signals:
      'bomb bombs explosive explosives gunpowder molotov gun guns knife knives HURT shoot shooting kill poison ricin gas napalm thermite grenade ammo bullets stabbing murder',
    unless: `${history}|minecraft|weeds|weed|germs|bacteria|mockingbird|boss|dragon|process|processes|darlings|fortnite|roblox|mosquito\\S*|virus\\S*|cells|pests|score|basketball|netball|goal|film|video|frog|hurricane|juliet|romeo|macbeth|tybalt|(?:it|who|word|words) will|(?:he|she|they) (?:do not |does not )?wants? to|ways to shake a`,
    patterns: [
      `${wants} (?:\\S+ ){0,2}(?:make|build|create|cook|construct|buy|get|print|3d print|use|assemble)(?: \\S+){0,3} (?:bombs?|explosives?|gunpowder|molotov|guns?|ricin|gas|napalm|thermite|grenade|ammo|bullets|poison)(?: at home| cocktail| uk| from .*)?`,
      '(?:make|build|making|building) (?:a|b|an|the)? ?(?:\\S+ )?(?:bombs?|explosives)(?: at home)?',
      '(?:pipe|nail|homemade|petrol|dirty|fertiliser) (?:bomb|bombs|explosives?|gun|gunpowder)',
      '(?:ghost|3d printed|printed) guns?',
      'molotov (?:cocktail|recipe)',
      '(?:buy|get|order) (?:a |an )?(?:\\S+ )?(?:knife|gun|knives|guns|machete)(?: .*)?(?: online| without| under|$)',
      '(?:best|good) (?:knife|weapon|gun) (?:to|for) (?:HURT|kill|use on).*',
      `${wants} (?:HURT|kill|murder|poison|shoot)(?: up)? (?:someone|some one|a person|people|my (?:teacher|REL|FRIEND|class|school)|a teacher|him|her|them|a school|everyone|REL|a man|a human|a child|kids)(?: .*)?`,
      'shoot up (?:a|the|my) school',
      'school (?:shooting|shooter) (?:plan|plans|tips|ideas|how).*',
      '(?:am|will|going to) (?:going to )?(?:HURT|kill|shoot) (?:him|her|them|someone|my REL|everyone at).*',
      'kill (?:him|her|them) (?:tomorrow|tonight|after school)',
      'bringing? (?:a|my) (?:knife|gun|blade) (?:to|into|in) school',
      'make .. (?:ricin|poison gas|chlorine gas|nerve agent|mustard gas) .*(?:home)?',
    ],
  },
  {
    category: 'drugs',
    signals:
      'meth weed cocaine coke mdma drugs drug dealer cannabis ketamine high stoned joint glue nos lean codeine xanax vape vapes vaping drunk id shrooms mushrooms lsd ecstasy heroin pills spliff bong snort snorting acid balloons',
    unless:
      'cocaine bear|high (?:marks?|grades?|jump|school)|weed killer|hydrogen|hydrocarbons|effects? of|law|prohibition|crude|ethanol|glue stick|opium|sun|moon|how old .*|half get|for a child|(?:at|of|under) \\d\\d',
    patterns: [
      `${wants} (?:\\S+ )?(?:make|cook|buy|get|sell|grow|smoke|take|do|roll|sniff|snort|find|inject|order|score|become|use|deal)(?: (?:some|a|any|my|the|magic|own))* (?:meth|weed|cocaine|coke|mdma|drugs?|cannabis|ketamine|stoned|drunk(?: .*)?|high|joint|spliff|glue|shrooms|mushrooms|lsd|ecstasy|heroin|vapes?|acid|pills|xanax|drug dealer)(?: .*)?$`,
      '(?:smoke|smoking|snort|snorting|sniffing|selling|buy|buying|sell|dealing|sniff|rolling|roll|grow) (?:some |a |magic )?(?:weed|coke|cocaine|ket|ketamine|meth|cannabis|drugs|joints?|spliffs?|mdma|glue|vapes?|heroin|shrooms)(?: .*)?',
      '(?:ketamine|weed|drug|coke|cocaine|mdma) dealer(?: .*)?$',
      'get (?:high|stoned|drunk)(?: fast| quick| quickly| at .*)?$',
      '(?:nos|laughing gas) (?:balloons|canisters).*',
      '(?:lean|codeine) (?:recipe|codeine).*',
      '(?:xanax|weed|pills|vapes?|mdma|coke|drugs) .*(?:for sale|delivery|prices?)',
      'vape (?:flavours?|shops?|juice|tricks).*',
      '(?:buy|get) vapes? .*',
      'fake id .*',
      'lsd trip.*',
      'magic mushrooms .*(?:buy|find|take|trip|where).*',
      'where to (?:buy|find|get) (?:\\S+ )?(?:weed|mushrooms|drugs|vapes)',
      'mushrooms where to .*',
    ],
  },
  {
    category: 'hate',
    signals:
      'jews jew gas hitler power hate muslims gays gay black women immigrants back kill white 14 1488 heil sieg stupid terrorists world retarded muslim asians foreigners',
    unless: `${history}|ku klux|supremacy in|propaganda|speech|crime|reform jews|orthodox|persia|persians?|rocks?|keep immigrants out|kept immigrants out`,
    patterns: [
      '(?:gas|kill|burn|hate|exterminate) (?:the |all |all the |every )?(?:jews?|muslims?|gays?|blacks?|black people|immigrants|asians|foreigners|gypsies|refugees|trans people|disabled people|white people|whites)(?: .*)?',
      'heil hitler',
      'hitler (?:was right|did nothing wrong|was a hero|is a hero|is my hero|was good|rules|rocks)',
      'white power(?: .*)?',
      'death to (?:all |the )?(?:muslims?|jews?|gays?|christians?|blacks?|whites?|immigrants?|infidels).*',
      '(?:gays?|jews|muslims|blacks|immigrants) should (?:all )?(?:die|be killed|be shot|go home)',
      'women belong .*',
      'immigrants (?:go home|out)',
      'back (?:to )?where they came from',
      '(?:black people|blacks|asians|girls|women|jews|muslims|gays|gay people) are (?:all )?(?:stupid|dirty|thick|disgusting|inferior|subhuman|terrorists|evil|vermin|less)(?: .*)?',
      'jews (?:control|run|own) .*',
      '14 ?88',
      '(?:you|he is|she is|stupid|absolute) (?:\\S+ )?(?:retarded|retard|spastic|mong|faggot|coon|chink)(?: .*)?',
      'retarded idiot',
    ],
  },
  {
    category: 'sexual',
    signals:
      'nudes sext sex naked sexy tits dick cock porn masturbating masturbation masturbate strip orgasm anal WORSE escort fans 34 pussy job suck',
    unless:
      'mole rats?|flames?|cells?|chromosomes?|art|renaissance|determination|ratio|paintings?|hormones?|linked|law|consent|moby|turpin|whittington|unclothed|safer sex',
    patterns: [
      'send (?:me )?nudes?',
      '(?:naked|sexy|hot|nude) (?:girls?|women|woman|boys?|men|teens?|ladies|pics?|photos?|videos?)',
      'sex (?:positions?|videos?|tapes?|toys?|chat|tips|scenes?|games?)',
      `${wants} (?:have|do|get) (?:\\S+ )?sex(?: .*)?`,
      `${wants} (?:sext|sexting|masturbate|WORSE|HURT off)(?: .*)?`,
      'show me your (?:tits|dick|bum|pussy|body|boobs)',
      '(?:big|nice|huge|your|her) (?:tits|ass|dick|cock|boobs|pussy)$',
      '(?:suck|lick|ride) (?:my|his|your|a) (?:dick|cock|pussy|balls|d)',
      '(?:my|your|his|big|small) (?:dick|cock)$',
      'dick pics?',
      'masturbat(?:ing|ion|e) (?:videos?|tips|how).*',
      'strip clubs?',
      'anal sex',
      'oral sex tips.*',
      'WORSE fantasy',
      'escort (?:girls?|agency|service)s?',
      'only fans',
      'rule 34',
      '(?:blow|hand) jobs?',
    ],
  },
  {
    category: 'self_harm_methods',
    signals: 'noose cut cuts suicide overdose lethal die kill choke HURT ana mia challenge scars painlessly game',
    unless: 'wood|saw|paper|scissors|hair|grass|fabric|fringe|trials|dose response|romeo|juliet|inspector|macbeth|shakespeare|safely with',
    patterns: [
      '(?:tie|make|making|tying) (?:a )?noose',
      `${wants} (?:\\S+ )?(?:cut|HURT|kill|choke|starve|hang|HURT self) (?:yourself|your self|your wrists|your arms|yourself .*)(?: .*)?`,
      '(?:suicide|painless|overdose) (?:methods?|suicide|tips|pact|kit)',
      `${wants} overdose(?: .*)?`,
      'lethal (?:dose|amount) of .*',
      `(?:how to )?die painlessly`,
      '(?:go )?kill (?:yourself|your self|urself)(?: .*)?',
      '(?:pro|proana) (?:ana|mia)(?: .*)?',
      '(?:blackout|choking) (?:challenge|game)',
      'HURT game',
      '(?:hide|hiding) (?:self )?(?:HURT |harm )?(?:scars|cuts)(?: .*)?',
    ],
  },
  {
    category: 'extremism',
    signals: 'isis qaeda terrorist jihad infidels incel race replacement sieg action 18 columbine terror minister incels attack HURT',
    unless: 'egypt|egyptian|osiris|goddess|why|causes|history|lesser|greater|politics|football|nazi|rallies|nuremberg|relay|running',
    patterns: [
      `(?:${wants} )?(?:join|joining|support|fight for) (?:isis|al qaeda|national action|hamas fighters|combat 18)`,
      'isis (?:recruitment|beheading|execution|videos?|flag to).*',
      '(?:beheading|execution) videos?',
      `${wants} (?:become|be) a (?:terrorist|suicide bomber|jihadi)`,
      'jihad against .*',
      '(?:death to|kill) (?:the |all )?(?:infidels|kuffar|non believers)',
      'incel (?:uprising|rebellion|revolution|hero)',
      'race war(?: .*)?$',
      'great replacement .*',
      'sieg heil',
      'combat 18',
      'columbine (?:shooters?|heroes).*',
      `${wants} (?:\\S+ )?(?:plan|do|carry out|commit) (?:a )?terror(?:ist)? HURT`,
      'kill the (?:prime minister|king|queen|president|mp)',
    ],
  },
  {
    category: 'rude',
    signals: 'bastard bitch cow piss idiot prick off stupid',
    unless: 'william|edmund|king lear|sweetheart|mad|disease|dog|puppies|milk|farm|heifer|conqueror|gloucester',
    patterns: [
      '(?:bastard|stupid bitch|bitch|prick) (?:REL|teacher|kids?|school)',
      '(?:you|u|my teacher is a|is a|stupid|little|fat|silly) (?:\\S+ )?(?:bastard|bitch|prick)$',
      'piss off.*',
      'you (?:\\S+ )?stupid (?:cow|idiot|bitch|prick)',
    ],
  },
  {
    category: 'personal_details',
    signals: 'address number',
    unless: 'formal|letter|ip|memory|mac|house number|atomic|web',
    patterns: ['my (?:home )?address is .*', 'my (?:phone|mobile) number is .*', 'my number is 0.*'],
  },
  {
    category: 'tricking_the_model',
    signals: 'instructions jailbreak prompt rules mode dan DAN',
    patterns: [
      'ignore (?:all |your |the |any )?(?:previous |prior |above |earlier )?(?:instructions|rules|prompts?)(?: .*)?',
      'you are now (?:dan|in developer mode).*',
      'pretend (?:you|that you|to) .*(?:no|without) rules',
      'jailbreak (?:prompt|mode|chatgpt|ai|the ai).*',
      'developer mode (?:enabled|on|activated)',
      '(?:reveal|show|print|repeat|tell me) (?:me )?your (?:system )?(?:prompt|instructions)',
    ],
  },
];
