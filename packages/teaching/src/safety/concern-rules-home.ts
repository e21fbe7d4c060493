import type { ConcernCategory } from '@hedgerow/domain/concern-categories';
import { taught } from './concern-words.ts';
import type { RuleSource } from './rules.ts';

const kin = '(?:REL|he|she|they)';
const body = '(?:head|face|arms|legs|hand|finger|fingers|nose|jaw|rib|ribs|neck|back|body|skin|tummy|stomach)';
const play = 'football|rugby|netball|cricket|skiing|skating|hockey|seek|fell off|by accident|trampoline|pillow|snowball';
const deeds =
  '(?:shoved?|shoves|pushed|pushes|chucked|chucks|pinned|pins|smashed|lobbed|flung|slammed|throws|thrown|held|holds|dragged|kicks|locks|locked)';

/** Home as a child tells of it without the plain word: fear, want, caring for others, being alone, what they saw. */
export const rulesOfHome: readonly RuleSource<ConcernCategory>[] = [
  {
    category: 'harm_by_others',
    signals: 'REL he she they',
    unless: `${taught}|${play}`,
    patterns: [
      `(?:my |^)REL(?: REL)? .. ${deeds} (?:me (?:in|into|to|against|down|by|up|under|on|over|across|onto)|my ${body}|us in|(?:things|stuff|plates?|chairs?|a \\S+) at (?:me|us))`,
      `${kin} .. (?:broke|breaks|snapped|twisted|twists|held|holds) (?:my|REL|my REL) ${body}`,
      `${kin} .. HURT (?:\\S+ ){1,2}at (?:me|my|us|REL)`,
      `${kin} .. ${deeds} my REL`,
      `${kin} .. (?:gave|give|gives) (?:me|REL|my REL) .. (?:black eye|bruises?|fat lip)`,
      `${kin} put (?:me|REL|my REL) in hospital`,
      'REL .. (?:scary|frightening|violent|aggressive) when',
      'REL .. (?:scares|frightens|terrifies) (?:me|us)',
      `${kin} .. (?:drunk|angry|mad|violent|rage|temper|shouting|drinking) .. (?:i|we|us) .. (?:hide|quiet|run|scared|have to)`,
      `${kin} .. (?:screams?|screaming|yells?|swears?) (?:in my face|at (?:me|us))`,
      `${kin} .. calls? me .. (?:waste|worthless|useless|a mistake|disgusting)`,
      'REL .. (?:says?|said|tells me) i (?:do not|never|did not) deserve',
      'REL .. wish(?:es)? i (?:was|had|were) (?:never|not|dead)',
      'REL .. (?:will not|does not|do not|never|not) (?:give|get|make|buy|cook) (?:me|us) (?:any )?(?:food|dinner|tea|lunch|anything to eat|breakfast)',
      'REL .. (?:does not|do not) (?:care about me|look after (?:me|us)|want me|love me)',
      'REL .. (?:not|never) (?:got |get |gets )?(?:out of|up from) bed',
      'REL .. (?:drunk|asleep|ill|in bed|out of it|passed out|high) ... (?:i|no one|me) .. (?:looks?|looking|feed|cook|care|have to|get)',
      'REL .. leaves? (?:me|us) (?:.{0,30} )?(?:on (?:my|our) own|alone|by (?:myself|ourselves)|(?:with|to look after) (?:my|the) (?:\\S+ )?(?:REL|baby|kids))',
      'REL .. (?:goes|go|went|gone|stays|been) out (?:all|every|and leaves?|for days)',
      'REL .. (?:fight|fights|fighting|scream|argue|arguing|shout|shouting) ... (?:every night|all (?:night|day|the time)|smash\\S*|throw|HURT|scared|sleep)',
      'they (?:fight|scream|argue|shout) .. (?:all|every) (?:night|day) .. (?:things|stuff|smash\\S*|scared|sleep|and)',
      '(?:hear|heard|saw|see|watch|watched) .. REL .. (?:screaming|crying|HURT|beg|begging|bleeding)',
      'REL .. (?:take|taking|takes|send|sending|booked|fly|flying) (?:me|us) .. (?:marry|married|cut|ceremony|one way)',
      '(?:REL|they) .. (?:says?|said|want|wants|told me) .. (?:i|me|girls) .. (?:be|get|have to be|been) cut',
      '(?:i|me|girls) .. (?:will|to|have to|going to) (?:be|get) cut (?:like|in|when|there|down|by|this|$)',
      '(?:taking|sending|take|send) me (?:to|abroad|back) ... (?:get married|marry|a ceremony|be cut)',
      'i (?:have|will have) to marry',
      'what (?:my )?REL is (?:really|actually) like',
      '(?:tell|told|say|pretend) .. i fell',
      '(?:what|who|is it|can|how|should|if|when) ... (?:REL|parent|parents|grown up|adult) .. HURT (?:you|me|us|a child|their (?:child|children|kids)|their son|their daughter)',
      '(?:someone|adult|grown up|person) (?:in|at) (?:my|your|the|our) (?:REL|home|house) ... HURT',
      'get between them',
      'REL HURT (?:you|me|us)',
    ],
  },
  {
    category: 'harm_by_others',
    signals: 'i my our we us home house there',
    unless: `${taught}|${play}|horse|doll|from (?:the )?(?:party|park|beach|disney\\S*)|hamster|time to`,
    patterns: [
      '(?:i|me|my) .. (?:marks|welts|bruises) .. (?:back|legs|arms|body|neck|skin|face|from (?:his|her|my|when))',
      'i .. bruises ... (?:teachers?|REL|see|cover|sleeves)',
      '(?:wear|wearing|have) .. long sleeves ... (?:REL|no one|hide|cover|notice|see)',
      'my head (?:under|in) (?:the )?(?:water|toilet|bath)',
      '(?:i|we) .. (?:hide|hiding) (?:in|under) (?:the|my) (?:wardrobe|cupboard|bathroom|bed|shed|loft|closet) .. (?:when|because|until|from|REL|he|she)',
      '(?:do not|not|never|please|did not) .. (?:want to|wanna|make me|have to|let me) (?:ever )?(?:go|be|come) (?:back )?(?:home|there|at home|to that house)(?: (?:today|tonight|again|ever|any more|please|now|yet|after school|because|this))*$',
      '(?:do not|please|never) (?:send|take|make) me .. (?:home|back there|back to (?:him|her|them))',
      '(?:dread|dreading|scared of|hate|hating) (?:going|being|go|living|it) .. home',
      '(?:stay|sleep|live) at school .. (?:do not|can not|instead|tonight|scared)',
      'somewhere .. i .. go .. (?:instead|not home|safe|away from)',
      '(?:i|we) .. sleep (?:on|in) the (?:floor|garage|shed|hallway|cupboard|bath) .. (?:because|REL|every|when)',
      '(?:makes?|made) (?:me|us) (?:sleep|stay|eat) (?:on|in|out|outside) .. (?:floor|garage|shed|hallway|cupboard|cold|bathroom|outside|garden)',
      'i am (?:always |so |really )?(?:hungry|starving) (?:every (?:day|night)|all the time|at (?:night|home)|because (?:there|REL|we|my))',
      '(?:nothing|no food|not any food|no tea) .. (?:to eat|in the (?:house|fridge|cupboards?)|at home|in our)',
      '(?:our|the) (?:gas|electric|electricity|heating|water) .. (?:off|cut off)',
      'i .. (?:not|no|never) .. clean (?:clothes|uniform)',
      'i (?:have to |always |am |be )*(?:look|looking|looked|care|caring|cared) (?:after|for) .. (?:REL|baby|kids|her|him) ... (?:bed|drunk|ill|own|no one|alone|tired|asleep|sick|drinks?|drugs|because)',
      'i (?:have to )?(?:do|get|make|feed|wash|dress|bath) ... (?:because|coz|as|when|and) ... REL .. (?:ill|drunk|bed|asleep|not|sick|high|out)',
      'i do all the (?:cooking|cleaning|washing|shopping|housework)',
      'i am .. (?:home alone|(?:at )?home (?:on my own|by myself))',
      'home alone (?:every|all|again|and i am|at night)',
      '(?:we|i) (?:was|were|am|are|get|been|got|have been) left (?:alone|by (?:ourselves|myself)|on (?:our|my) own|home)',
      'no one (?:comes|is|came|gets) (?:home|back) ... (?:late|myself|own|scared|night|alone)',
      '(?:what|things?|something|stuff) .. (?:happens?|happening|goes on|going on|happened) .. (?:at home|(?:in|at) (?:my|our) (?:house|home))',
      '(?:tell|told|knows?|knew|say) .. what .. (?:goes on|happens|happening|going on) .. (?:home|house)',
      '(?:home|my house) is (?:horrible|hell|not safe|scary|bad)',
    ],
  },
];
