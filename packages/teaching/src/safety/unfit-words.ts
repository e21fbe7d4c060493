import type { UnfitCategory } from '@hedgerow/domain/unfit-categories';

/** Words that no school text of ours needs, in every reading (digits for letters, spaces, long runs). */
const anywhere: Readonly<Partial<Record<UnfitCategory, string>>> = {
  rude: `fuck fucks fucked fucker fuckers fucking fuckin fuk fukin fcuk fck fckin fuq phuck phuk motherfucker motherfuckers mofo stfu wtf gtfo shit shits shitty shite shithead
    bullshit horseshit cunt cunts twat twats bitchy biatch arsehole arseholes asshole assholes arsewipe dickhead dickheads knobhead knobheads bellend bellends bollocks bollox tosser
    tossers wanker wankers wank wanking wanked slag slags slut sluts slutty whore whores pisshead wankstain cocksucker`,
  hate: `nigger niggers nigga niggas niggaz nigg3r paki pakis kike kikes wog wogs gypo gyppo gippo pikey pikeys raghead ragheads towelhead spaz spazz spacker tranny trannies shemale golliwog
    sandnigger chinky chinkies spic spics wetback untermensch honkie`,
  sexual: `porn porno pornhub xvideos xhamster redtube onlyfans hentai milf milfs blowjob blowjobs handjob handjobs dildo dildos horny threesome bdsm boobs titties tiddies
    wankbank cumshot gangbang bukkake deepthroat nympho fleshlight camgirl camgirls upskirt upskirting jizz cumming footjob rimjob creampie pornstar sexcam`,
  self_harm_methods: 'thinspo thinspiration thinspiration proana promia kys bonespo meanspo',
  extremism: 'atomwaffen siegheil',
  drugs: 'shrooms mdma4sale',
};
export const wordsAnywhere = new Map(
  Object.entries(anywhere).flatMap(([category, words]) =>
    words.split(/\s+/).map((word): [string, UnfitCategory] => [word, category as UnfitCategory]),
  ),
);

/** Words with an honest meaning, which are refused only where they stand alone or with nothing but small words beside them. */
const alone: Readonly<Partial<Record<UnfitCategory, string>>> = {
  weapons: 'gun guns knife knives machete bomb bombs grenade glock ak47 revolver',
  drugs: 'meth weed weeds cocaine coke heroin ketamine ket mdma ecstasy spliff joint bong vape vapes vaping lsd crack spice xanax',
  sexual: `sexting tits tit pussy dick dicks cock cocks cum orgasm orgasms sex sexy nude nudes naked ass arse boob bum anal escort escorts stripper strippers xxx penis vagina rape incest fetish`,
  rude: 'bitch bitches bastard bastards prick pricks piss pissed arse crap bugger sod git pillock cow idiot loser sht skank',
  hate: 'faggot faggots fag fags chink chinks coon coons dyke dykes retard retards retarded spastic mong jap japs gook negro yid tard homo lezza poof',
  extremism: 'isis nazi incel incels',
};
export const wordsAlone = new Map(
  Object.entries(alone).flatMap(([category, words]) =>
    words.split(/\s+/).map((word): [string, UnfitCategory] => [word, category as UnfitCategory]),
  ),
);
/** What may stand beside such a word without giving it a meaning. */
export const smallWords = new Set(
  'a an the my your you u i me we he she him her his their is are am so such very big huge massive small stupid ugly dirty little fat dumb shut up off and or of to some show send get teacher miss sir suck lick eat'.split(
    ' ',
  ),
);
/** Words that are fine alone although they stand in the list above: subjects that are taught under that one word. */
export const fineAlone = new Set([
  'penis',
  'vagina',
  'sex',
  'weeds',
  'isis',
  'negro',
  'nazi',
  'dykes',
  'crack',
  'joint',
  'naked',
  'cow',
  'bum',
  'sexting',
  'grenade',
  'bomb',
  'bombs',
  'spice',
  'cocks',
  'vaping',
  'cocaine',
  'heroin',
]);

/** Lessons about a word say that it is one. */
export const aboutWords = new Set(['slur', 'slurs', 'racist', 'offensive', 'derogatory', 'etymology']);
