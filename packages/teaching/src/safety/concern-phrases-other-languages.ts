import type { ConcernCategory } from '@hedgerow/domain/concern-categories';

/**
 * Plain calls for help in languages that many children in England speak at home or learn, as they are read here: small letters without
 * accents. Our models know English alone, so such a phrase is clear by itself, and nothing but the plainest stands here.
 */
const phrases: Readonly<Partial<Record<ConcernCategory, readonly string[]>>> = {
  danger_now: ['aidez[- ]moi je suis en danger', 'estoy en peligro', 'ich bin in gefahr', 'jestem w niebezpieczenstwie', 'sunt in pericol'],
  suicide: [
    // French, Spanish, Portuguese, Italian, Romanian
    "(?:je veux|j'ai envie de|je voudrais|envie de) (?:mourir|me tuer|me suicider)",
    '(?:quiero|deseo) (?:morir|morirme|matarme|suicidarme)',
    'me quiero (?:morir|matar|suicidar)',
    'no quiero vivir mas',
    '(?:quero|vou) (?:morrer|me matar|matar[- ]me)',
    'nao quero viver mais',
    '(?:voglio|vorrei) (?:morire|uccidermi|ammazzarmi)',
    'mi voglio (?:uccidere|ammazzare)',
    'vreau sa (?:mor|ma omor|ma sinucid)',
    // German, Polish, Lithuanian, Turkish
    'ich (?:will|mochte|moechte) (?:sterben|mich umbringen|nicht mehr leben)',
    '(?:chce|chcialbym|chcialabym) (?:umrzec|sie zabic)',
    'nie chce (?:juz )?zyc',
    'noriu (?:mirti|nusizudyti)',
    '(?:olmek|kendimi oldurmek) istiyorum',
  ],
  abuse: [
    "(?:il|elle|on) m'a violee?",
    '(?:el|ella|mi padrastro|mi tio) me (?:violo|ha violado)',
    'mi ha (?:violentata|violentato|stuprata)',
    '(?:er|jemand) hat mich vergewaltigt',
    '(?:on )?mnie zgwalcil',
    'zgwalcil mnie',
    'm-?a violat',
  ],
  harm_by_others: [
    '(?:mon|ma) (?:pere|papa|mere|maman|beau[- ]pere|belle[- ]mere) (?:me|nous) (?:frappe|bat|tape)',
    'mi (?:padre|papa|madre|mama|padrastro|madrastra) (?:me|nos) (?:pega|golpea|maltrata)',
    '(?:meu|minha) (?:pai|mae|padrasto|madrasta) me (?:bate|espanca)',
    '(?:meu|minha) (?:pai|mae) bate[- ]me',
    '(?:mio padre|mia madre|mio papa|mia mamma) mi (?:picchia|mena)',
    '(?:tata|mama|tatal meu|mama mea) ma bate',
    '(?:mein|meine|der|die)? ?(?:vater|papa|mutter|mama|stiefvater) (?:schlagt|schlaegt|verprugelt) (?:mich|uns)',
    '(?:tata|ojciec|mama|matka|ojczym) mnie bije',
    '(?:tevas|mama) mane musa',
    '(?:babam|annem) beni dovuyor',
  ],
  self_harm: [
    'je me (?:scarifie|fais du mal)',
    'me (?:hago dano|autolesiono|corto los brazos)',
    'ich (?:ritze|verletze) mich',
    'tne sie',
    'mi faccio del male',
  ],
  bullying: [
    '(?:je me fais|on me) harceler?',
    'me hacen bullying',
    'sufro acoso',
    'ich werde (?:in der schule )?gemobbt',
    'jestem przesladowan[ya]',
  ],
};
/** Of laughter, of hunger, of love: nobody is in need. */
const unless = /\b(?:de (?:rire|risa|rir|ras|faim|hambre|honte)|dal ridere|vor (?:lachen|hunger)|ze smiechu|z glodu)\b/;

const patterns = Object.entries(phrases).map(
  ([category, all]) => [category as ConcernCategory, new RegExp(`(?:^| )(?:${all.join('|')})(?= |$)`)] as const,
);

/** What a sentence says plainly in another language. */
export const saidInAnotherLanguage = (typed: string): ConcernCategory | undefined =>
  unless.test(typed) ? undefined : patterns.find(([, pattern]) => pattern.test(typed))?.[0];
