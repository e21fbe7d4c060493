import { word } from './checker.ts';
import type { Checkers } from './checker.ts';

/** Words by ear, sound by sound, written apart from their letters: AY as in day, EE as in see, IY as in my, OH as in go, UU as in moon, UV as in few. */
const byEar = `
sun s u n|sit s i t|sad s a d|sock s o k|tub t u b|ten t e n|tin t i n|top t o p|pin p i n|pan p a n|peg p e g|pot p o t|net n e t|nut n u t
nap n a p|nod n o d|map m a p|mud m u d|man m a n|men m e n|dog d o g|dig d i g|duck d u k|den d e n|get g e t|gum g u m|gap g a p|got g o t
cat k a t|cup k u p|cot k o t|cap k a p|red r e d|run r u n|rat r a t|rock r o k|hat h a t|hen h e n|hot h o t|hug h u g|bus b u s|bed b e d
bag b a g|back b a k|fun f u n|fan f a n|fig f i g|fog f o g|leg l e g|lip l i p|log l o g|lick l i k|ship SH i p|shop SH o p|fish f i SH
shed SH e d|rush r u SH|chin CH i n|chip CH i p|chop CH o p|rich r i CH|much m u CH|thin TH i n|moth m o TH|thick TH i k|path p AR TH
ring r i NG|king k i NG|song s o NG|long l o NG|wing w i NG|rain r AY n|train t r AY n|snail s n AY l|paint p AY n t|wait w AY t
green g r EE n|tree t r EE|sheep SH EE p|deep d EE p|sleep s l EE p|night n IY t|light l IY t|high h IY|right r IY t|boat b OH t|coat k OH t
goat g OH t|soap s OH p|toast t OH s t|moon m UU n|boot b UU t|food f UU d|room r UU m|spoon s p UU n|car k AR|park p AR k|star s t AR
farm f AR m|dark d AR k|fork f OR k|corn k OR n|storm s t OR m|short SH OR t|burn b UR n|hurt h UR t|turn t UR n|surf s UR f|cow k OW
town t OW n|down d OW n|brown b r OW n|coin k OY n|boil b OY l|soil s OY l|join j OY n|hear h EAR|year y EAR|near n EAR|hair h AIR
chair CH AIR|stair s t AIR|frog f r o g|frost f r o s t|flag f l a g|flap f l a p|stop s t o p|stamp s t a m p|step s t e p|drum d r u m
drip d r i p|drop d r o p|plum p l u m|plug p l u g|plant p l AR n t|crab k r a b|crisp k r i s p|crunch k r u n CH|spin s p i n|spot s p o t
twig t w i g|twin t w i n|grin g r i n|grab g r a b|clap k l a p|clip k l i p|club k l u b|brick b r i k|bring b r i NG|string s t r i NG
strong s t r o NG|stretch s t r e CH|splash s p l a SH|split s p l i t|day d AY|play p l AY|tray t r AY|stay s t AY|cloud k l OW d
round r OW n d|shout SH OW t|mouth m OW TH|pie p IY|tie t IY|leaf l EE f|beach b EE CH|team t EE m|dream d r EE m|boy b OY|toy t OY|joy j OY
bird b UR d|girl g UR l|shirt SH UR t|first f UR s t|blue b l UU|glue g l UU|true t r UU|saw s OR|draw d r OR|claw k l OR|straw s t r OR
new n UV|few f UV|stew s t UV|cake k AY k|snake s n AY k|lake l AY k|game g AY m|bike b IY k|smile s m IY l|time t IY m|five f IY v
home h OH m|stone s t OH n|bone b OH n|rope r OH p|cube k UV b|tune t UV n|flute f l UU t`;
const sounds = new Map(
  byEar
    .trim()
    .split(/[|\n]/)
    .map((line) => line.split(' '))
    .map(([text = '', ...heard]) => [text, heard]),
);
const heardIn = (text: string): readonly string[] => {
  const heard = sounds.get(text);
  if (heard === undefined) throw new RangeError(`Nobody wrote down how ${text} sounds`);
  return heard;
};

/** What letters say; those of phases 2 and 4 stand at the beginning. */
const said: Readonly<Record<string, string>> = {
  sh: 'SH',
  ch: 'CH',
  th: 'TH',
  ng: 'NG',
  ai: 'AY',
  ay: 'AY',
  'a-e': 'AY',
  ee: 'EE',
  ea: 'EE',
  igh: 'IY',
  ie: 'IY',
  'i-e': 'IY',
  oa: 'OH',
  'o-e': 'OH',
  oo: 'UU',
  ue: 'UU',
  ew: 'UV',
  'u-e': 'UV',
  ar: 'AR',
  or: 'OR',
  aw: 'OR',
  ur: 'UR',
  ir: 'UR',
  ow: 'OW',
  ou: 'OW',
  oi: 'OY',
  oy: 'OY',
  ear: 'EAR',
  air: 'AIR',
};

export const phonicsCheckers: Checkers = {
  'english-phonics-sounds': (option, question) => {
    const [form, asked] = [word(question, 'form'), word(question, 'grapheme')];
    const its = word(question, 'word');
    if (form === 'count') return option === `${heardIn(its).length} sounds`;
    if (form === 'spell') return option === its && sounds.has(option);
    const phase = Number(question.drawn['phase']);
    const heard = heardIn(option);
    if (phase === 2 || phase === 4) return Array.from(asked.replace('c', 'k')).every((letter, at) => heard[at] === letter);
    const sound = said[asked] ?? '';
    // "Flute" and "few" are told apart by careful ears alone: neither is a wrong answer for the other.
    return heard.includes(sound) || (sound === 'UV' && heard.includes('UU')) || (sound === 'UU' && heard.includes('UV'));
  },
};
