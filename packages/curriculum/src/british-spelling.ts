import type { SubjectId } from '@hedgerow/domain/subjects';
import { uprightProseOf } from './markup.ts';

const pairsOf = (list: string): (readonly [string, string])[] =>
  list.split(/\s+/).flatMap((pair) => {
    const [american, british] = pair.split(':');
    return american === undefined || british === undefined ? [] : [[american, british] as const];
  });

/** American stems; endings such as -s, -ed, -ful may follow. Left out: what is British in another sense (meter, tire, curb, draft, story, axes) and the sulfur and fetus of science. */
const stems =
  pairsOf(`color:colour favor:favour honor:honour labor:labour harbor:harbour neighbor:neighbour flavor:flavour behavior:behaviour
humor:humour rumor:rumour odor:odour vapor:vapour vigor:vigour valor:valour armor:armour parlor:parlour savior:saviour savor:savour endeavor:endeavour splendor:splendour
fervor:fervour tumor:tumour ardor:ardour candor:candour clamor:clamour rancor:rancour succor:succour discolor:discolour dishonor:dishonour
center:centre theater:theatre liter:litre kilometer:kilometre centimeter:centimetre millimeter:millimetre nanometer:nanometre milliliter:millilitre centiliter:centilitre
fiber:fibre somber:sombre luster:lustre meager:meagre specter:spectre caliber:calibre maneuver:manoeuvre gray:grey plow:plough mustache:moustache pajama:pyjama
aluminum:aluminium catalog:catalogue dialog:dialogue monolog:monologue prolog:prologue epilog:epilogue defense:defence offense:offence pretense:pretence
anemia:anaemia anemic:anaemic anesthetic:anaesthetic anesthesia:anaesthesia archeology:archaeology archeologist:archaeologist archeological:archaeological diarrhea:diarrhoea estrogen:oestrogen
esophagus:oesophagus hemoglobin:haemoglobin hemorrhage:haemorrhage hemophilia:haemophilia leukemia:leukaemia orthopedic:orthopaedic pediatric:paediatric
paleontology:palaeontology paleontologist:palaeontologist feces:faeces edema:oedema celiac:coeliac cesium:caesium skeptic:sceptic skeptical:sceptical skepticism:scepticism
mold:mould molt:moult smolder:smoulder jewelry:jewellery cozy:cosy airplane:aeroplane artifact:artefact donut:doughnut counselor:counsellor jeweler:jeweller
traveler:traveller woolen:woollen marvelous:marvellous favorite:favourite neighborhood:neighbourhood analyze:analyse catalyze:catalyse paralyze:paralyse hydrolyze:hydrolyse
electrolyze:electrolyse breathalyze:breathalyse snowplow:snowplough`);

/** American forms that stand as they are. */
const forms =
  pairsOf(`analyzes:analyses analyzed:analysed analyzing:analysing catalyzed:catalysed catalyzing:catalysing paralyzed:paralysed paralyzing:paralysing
hydrolyzed:hydrolysed electrolyzed:electrolysed enroll:enrol enrolls:enrols enrollment:enrolment fulfill:fulfil fulfills:fulfils fulfillment:fulfilment skillful:skilful skillfully:skilfully
willful:wilful instill:instil instills:instils installment:instalment installments:instalments acknowledgment:acknowledgement aging:ageing math:maths mom:mum moms:mums
traveling:travelling traveled:travelled canceled:cancelled canceling:cancelling labeled:labelled labeling:labelling modeled:modelled modeling:modelling signaled:signalled signaling:signalling
leveled:levelled leveling:levelling fueled:fuelled fueling:fuelling quarreled:quarrelled quarreling:quarrelling totaled:totalled totaling:totalling tunneled:tunnelled
tunneling:tunnelling dueling:duelling dueled:duelled channeled:channelled channeling:channelling dialed:dialled dialing:dialling funneled:funnelled funneling:funnelling initialed:initialled
libeled:libelled marshaled:marshalled paneled:panelled penciled:pencilled rivaled:rivalled shoveled:shovelled shriveled:shrivelled spiraled:spiralled spiraling:spiralling swiveled:swivelled
unraveled:unravelled chiseled:chiselled pedaled:pedalled pedaling:pedalling bicolored:bicoloured multicolored:multicoloured watercolor:watercolour watercolors:watercolours practiced:practised
practicing:practising gotten:got glamor:glamour anymore:any_more afterward:afterwards sidewalk:pavement sidewalks:pavements diaper:nappy eggplant:aubergine zucchini:courgette faucet:tap gasoline:petrol
counterclockwise:anticlockwise flashlight:torch zipper:zip popsicle:lolly licorice:liquorice omelet:omelette
acclimate:acclimatise normalcy:normality burglarize:burgle cleanup:clean-up`);

const endings = ['', 's', 'ed', 'd', 'ing', 'er', 'ers', 'ful', 'fully', 'less', 'able', 'ly', 'y'];
const american: ReadonlyMap<string, string> = new Map([
  ...stems.flatMap(([from, to]) => endings.map((ending) => [`${from}${ending}`, `${to}${ending}`] as const)),
  ...forms,
]);

/** The subject's own words: code and foreign languages are not English to be corrected. */
const allowedIn: Partial<Record<SubjectId, readonly string[]>> = {
  computing: ['color', 'center', 'gray', 'dialog', 'dialogs', 'catalog', 'prolog'],
  spanish: ['color', 'favor', 'honor', 'humor', 'labor', 'vapor', 'rumor', 'tumor', 'valor', 'candor', 'clamor', 'savor'],
  german: ['theater', 'liter', 'kilometer', 'zentimeter', 'millimeter', 'dialog', 'katalog', 'mom'],
  latin: [
    'color',
    'favor',
    'honor',
    'humor',
    'labor',
    'vapor',
    'rumor',
    'tumor',
    'odor',
    'clamor',
    'ardor',
    'candor',
    'splendor',
    'fervor',
    'rancor',
    'mold',
  ],
  french: ['liter', 'treize'],
};

const zEnding = /^\p{L}{3,}(?:iz(?:e|es|ed|er|ers|ing|ation|ations))$/u;
const britishWithZ =
  /^(?:re|over|under|down|out|up)?(?:sized?|sizes|sizing|prized?|prizes|prizing)$|^(?:seiz|capsiz)(?:e|es|ed|ing)$|^(?:assizes|belize|wizen)$/;

type Spelling = { readonly found: string; readonly british: string };

/** The American spellings of a text with the British ones, not replacing any (docs/product/teaching-engine.md#lint). A name such as "Pearl Harbor" keeps its own spelling. */
export const americanSpellings = (text: string, subject: SubjectId): Spelling[] => {
  const allowed = new Set(allowedIn[subject]);
  const prose = uprightProseOf(text).replaceAll(/(?<=\p{Lu}\p{Ll}+ (?:of )?)\p{Lu}\p{Ll}+/gu, ' ');
  const words = [...new Set(prose.toLowerCase().match(/\p{L}+/gu) ?? [])];
  return words.flatMap((found) => {
    if (allowed.has(found)) return [];
    const british = american.get(found);
    if (british !== undefined) return [{ found, british: british.replace('_', ' ') }];
    return zEnding.test(found) && !britishWithZ.test(found) ? [{ found, british: found.replace(/iz(?=e|ing|ation)/, 'is') }] : [];
  });
};
