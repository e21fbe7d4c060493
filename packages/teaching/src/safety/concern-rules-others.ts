import type { ConcernCategory } from '@hedgerow/domain/concern-categories';
import { am, lesson, oft, very, who } from './concern-words.ts';
import type { RuleSource } from './rules.ts';

/** Games, accidents and sports: being hit there is not harm. */
const harmless =
  'snowball|pillow|balloon|joke|laughed|laugh|tag|chess|tennis|football|by accident|accidentally|ball|n|newtons|race|mario|at (?:chess|tennis|cards|fifa)|paintball|nerf|sword|up for school|hug|in the story';

/** A child who is hurt by somebody at home or elsewhere, or left alone there. */
export const rulesOfHarm: readonly RuleSource<ConcernCategory>[] = [
  {
    category: 'harm_by_others',
    signals: 'HURT',
    unless: `${lesson}|${harmless}|pirate|monster|captain|dragon|alien`,
    patterns: [
      `${who}${oft} (?:\\S+ )?HURT${oft} (?:me|us)(?: .*)?`,
      `${who}${oft} .. HURT (?:me|us|my (?:mum|sister|brother|REL|head|face|arms|legs|hair|back)|REL)(?: .*)?`,
      `(?:by|from) (?:my |a |the )?${who} HURT`,
      `${am}${very} (?:getting )?(?:HURT) (?:at home|by (?:my |a |the |an )?(?:REL|boyfriend|adult|man|someone)|with (?:a|the|his|her) (?:HURT|stick|cable|cane|shoe|slipper|spoon|wire)|every|when|if|all the time|for).*`,
      'REL (?:\\S+ )?HURT REL .*',
      'REL (?:\\S+ )?HURT (?:her|him) (?:again|every|and|when|so|a lot|at|last|right|all|up)(?: .*)?',
      'REL HURT REL(?: (?:again|every|right|and|when|a lot|all|up|at|so|last|now) .*)?',
      'REL HURT REL',
      'REL and REL HURT .*',
      '(?:if|when|because|is it (?:ok|normal|right)(?: if| for)?) (?:your|my) (?:\\S+ ){0,2}REL(?: to)? HURT (?:you|me|us)(?: .*)?',
      '(?:REL|he|she|they)(?: \\S+){0,6} (?:said|says|going|threatens?|threatened|wants|will|tried|tries) (?:\\S+ ){0,4}(?:HURT|kill) (?:me|us|REL)(?: .*)?',
      'no one (?:\\S+ ){0,3}HURT me',
      'HURT me (?:at|every|when|until|if|and|so|a lot|really|hard|with|because|by|in|on).*',
      'stop (?:my |him |her )?(?:REL )?HURT me',
      'he HURT(?: when)?$',
      'when REL comes .. HURT',
    ],
  },
  {
    category: 'harm_by_others',
    signals:
      'kill drown pushed pushes push pulls pull threw throw chucked pins pinned locks lock locked tied ties knocks knife burnt pours smashed smashes breaks loses lost',
    unless: `${lesson}|${harmless}|kill me (?:if|when|because|i|he|she) .. (?:fail|mock|report|homework|finish|late|forgot|grades?|marks|test|exam|book)|nail|hammer|pirate|captain|whispered|boat|keys|match|tooth|book|swing|trolley|pram`,
    patterns: [
      '(?:REL|he|she|they)(?: \\S+){0,5} (?:kill|drown) (?:me|us)(?: .*)?',
      '(?:REL|he|she)(?: \\S+){0,2} (?:pushed|pushes|push|threw|throws|chucked|pins|pinned|shoved|shoves) (?:me|us|(?:a|the) (?:\\S+ )?(?:plate|chair|shoe|bottle|phone|cup|glass|pan|knife)) (?:\\S+ )?(?:at|down|against|into|across|onto|over|on).*',
      '(?:REL|he|she|they)(?: \\S+){0,3} (?:pulls?|pulled) (?:me by )?my (?:hair|ears?)(?: .*)?',
      '(?:REL|he|she|they)(?: \\S+){0,3} (?:locks?|locked|tied|ties) (?:me|us)(?: .*)?',
      '(?:REL|he|she|they)(?: \\S+){0,3} knocks? (?:me|us) .*',
      '(?:REL|he|she)(?: \\S+){0,5} (?:for|at) me with (?:a|the) (?:knife|bat|bottle|pan|stick|belt)',
      '(?:REL|he|she)(?: \\S+){0,3} (?:pours?|poured) .. (?:water|stuff) (?:on|over) me.*',
      '(?:REL|he)(?: \\S+){0,4} (?:smash(?:es|ed)|breaks|wrecks|wrecked) (?:the house|things|stuff|everything|the place)(?: .*)?',
    ],
  },
  {
    category: 'harm_by_others',
    signals:
      'scared frightened afraid terrified safe bruise bruises flinch belt feed food starve hungry alone drinks drugs drunk outside abused abusing abuse worthless bad hide let allowed eat knocks HURT',
    unless: `${lesson}|${harmless}|spiders?|dark|dogs?|heights|test|exam|lion|in the story|internet|password|science|lab|road|first aid|minutes|cat food|dog food|pet`,
    patterns: [
      `${am}${very} (?:scared|frightened|afraid|terrified)${very} (?:of|about|when|around) (?:my |what )?(?:\\S+ )?(?:\\S+ )?(?:REL|him|her)(?: .*)?`,
      `(?:scared|frightened|afraid|terrified) (?:to|of) (?:go|be|going|being|come|coming) (?:home|at home|back home|in my house)(?: .*)?`,
      `(?:scared|frightened|unsafe|afraid)(?: .*)? (?:in|at) (?:my (?:own )?(?:home|house)|home)`,
      '(?:do not|never|can not|not) feel safe(?: .*)?',
      '(?:home|house|it) is not (?:a )?safe(?: place)?(?: for me| any more| here| at home)*$',
      '(?:i|i have|i got|have|got|hide|cover|these) .. bruises? (?:from my|because|on my|all|when|off|and|by my).*',
      'hide (?:my|the|these) bruises?.*',
      '(?:REL|he) HURT my .. on purpose.*',
      '(?:REL|he|she) left bruises .*',
      '(?:i|my|me) .. bruises .. (?:REL|he|she|they)(?: .*)?',
      'i flinch .*',
      '(?:REL|they|she|he) .. (?:not|never) (?:\\S+ )?(?:feed|let) (?:me|us)(?: eat| go out| have .*)?$',
      '(?:REL|they) .. not let me (?:eat|have food|have any food)(?: .*)?',
      '(?:do not|does not|will not|never|forgets to) feed (?:me|us)(?: .*)?',
      '(?:no|never any|not any|never|any) food (?:at home|in|left|for me).*',
      '(?:REL|man|he) knocks me about',
      'REL .* HURT me$',
      '(?:my|me) REL his me .*',
      'not allowed (?:to eat|food)(?: at home| .*)?',
      '(?:REL|they|she|he)(?: \\S+){0,3} (?:leaves?|left) (?:me|us) (?:home )?(?:alone|on my own|on our own)(?: .*)?',
      'leaves? me on my own .*',
      '(?:REL|she|he|they)(?: \\S+){0,3} (?:drinks|drunk|drugs) .*(?:me|us|hide|scared|forgets?|REL)(?: .*)?',
      '(?:makes?|made) me (?:sleep|stand|stay) outside(?: .*)?',
      `${am}${very} (?:HURT|abused) (?:at|by|in) .*`,
      'REL (?:is|are)(?: .*)? (?:abusing|HURT) me',
      '(?:REL|he|she) does (?:bad|horrible|nasty|weird) (?:things|stuff) (?:to|with) (?:me|us)',
      'what (?:my )?REL does to me',
      'calls me (?:worthless|useless|a mistake) .*',
    ],
  },
  {
    category: 'harm_by_others',
    signals: 'on own home go does washes clothes',
    unless: `${lesson}|bus|train|tv|french|until`,
    patterns: [
      'leaves? me on my own (?:for|all|at night).*',
      '(?:leave|left) me on my own (?:for|all|at night).*',
      'do not want to go home (?:because|cos|as|in case) .*',
      'what (?:my )?(?:REL|he|she) does to me',
      'no one washes .*',
    ],
  },
];
