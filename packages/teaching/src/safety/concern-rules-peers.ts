import type { ConcernCategory } from '@hedgerow/domain/concern-categories';
import { taught } from './concern-words.ts';
import type { RuleSource } from './rules.ts';

const peers = '(?:they|people|kids|girls?|boys?|lads?|everyone|someone|class|students|bullies|FRIEND|year \\S+|gang)';
const insult =
  '(?:freak|ugly|fat|weird|gay|smelly|smell|stupid|stink|weirdo|loser|retard|thick|terrorist|monkey|tranny|slurs?|dirty|disgusting|immigrant|lesbian)';

/** What other children do: money, chats, being left out, abuse of faith, skin or disability. */
export const rulesOfPeers: readonly RuleSource<ConcernCategory>[] = [
  {
    category: 'bullying',
    signals: 'i me my',
    unless: `${taught}|my teacher|team captain|dinner is`,
    patterns: [
      `${peers} .. (?:take|takes|took|nick|nicks|nicked|steal|steals|stole|want|wants|robbed) .. (?:my (?:\\S+ )?(?:money|lunch|dinner|stuff|phone|things|bag)|money (?:off|from) me)`,
      '(?:make|made|makes) me give .. (?:money|phone|stuff|lunch)',
      'if i do not give (?:them|him|her)',
      '(?:they|he|she) .. (?:will|going to) (?:get|HURT|batter) me',
      '(?:group ?chat|groupchat|chat|gc|page|account|video|story|comments) .. (?:about me|without me|of me|on my|and (?:everyone|they) .. (?:laugh\\S*|say|me))',
      '(?:HURT|kicked|removed|chucked|left) me out',
      `${peers} .. (?:writing|write|writes|posting|post|leaving|leave) .. (?:nasty|horrible|mean|hateful|rude) .. (?:my|me)`,
      `${peers} .. (?:sends?|sending|texting|texts|messag\\S+|sent) (?:me )?.. (?:nasty|horrible|mean|hateful|rude|abusive) ?(?:messages?|texts?|things|stuff|comments)?`,
      '(?:get|getting|got) .. messages .. (?:i am|ugly|die|kill|HURT|horrible|nasty|telling me)',
      'i .. (?:eat|hide|spend|sit|stay|have|go) .. (?:lunch|break|breaks|playtime|lunchtimes?|dinner) .. (?:loo|loos|toilets?|library|bathroom|by myself|alone|on my own)',
      'i .. (?:hide|sit|eat|stay) .. (?:toilets?|loo|loos|by myself|alone|on my own) .. (?:lunch|break|playtime|every|so)',
      'so (?:they|he|she) (?:can not|do not|does not) (?:find|get|see|reach) me',
      'i am (?:always |just )?(?:on my own|by myself|alone) (?:at (?:school|lunch|break|playtime)|every|always)',
      '(?:no one|no 1|no i) (?:\\S+ )?(?:likes?|talks? to|sits? with|picks?|plays? with|wants?) me',
      '(?:no one|no 1) to (?:sit|play|talk|hang out|be) with',
      '(?:no one|no 1) wants to (?:be my|play|sit|talk|know|hang)',
      '(?:not|no) .. (?:a single|any|one) FRIEND',
      'turned (?:against|on) me',
      `${peers} (?:\\S+ ){0,4}hates? me`,
      '(?:do not|never|will not) let me (?:join|play|sit)',
      '(?:scared|frightened|afraid|terrified) (?:to|of) (?:come|go|coming|going|be|being) (?:to school|in|back|into school|into class)',
      '(?:scared|frightened|afraid|terrified) of (?:a|the|some|these|those|this) (?:\\S+ )?(?:boys?|girls?|kids?|gang|year \\S+)',
      '(?:feel sick|pretend\\S*|not want to|dread\\S*|do not wanna|hate|scared|ill) ... (?:because of|because|see|face) (?:them|those|the|what they|some) ?(?:girls|boys|kids|people|year \\S+)?',
      'make (?:my|me) life .. (?:hell|misery|miserable)',
      'my life .. (?:hell|misery) (?:at|in) school',
      `${peers} .. will not leave me alone`,
      '(?:will|would) not leave me alone',
      `${peers} .. (?:mean|nasty|horrible|cruel|vile) to me`,
      `(?:they|people|someone|boys?|girls?|kids|lads|he|she) .. (?:pulls?|pulled|ripped|HURT|snatched|took|yank\\S*) .. my (?:hijab|turban|patka|headscarf|scarf|kippah)`,
      `(?:calls?|called|calling|call) me .. ${insult}`,
      `${peers} .. (?:says?|said|saying) i .. ${insult}`,
      'monkey noises',
      '(?:go|get) back .. (?:my|your|where i|where you) .. (?:country|come from|came from)',
      `${peers} .. (?:laugh\\S*|mick|make fun|making fun|tease\\S*|mock\\S*|copy|mimic\\S*) .. (?:my (?:stammer|stutter|accent|skin|skin colour|hair|religion|disability|wheelchair|clothes|weight|scars?|teeth|nose|glasses|hearing)|(?:at|of) me)`,
      `because i am .. (?:black|brown|asian|muslim|jewish|sikh|hindu|gay|trans|autistic|disabled|fat|polish|roma|white|chinese|foreign)`,
      '(?:am|being|getting|get|keep getting) bullied',
    ],
  },
];
