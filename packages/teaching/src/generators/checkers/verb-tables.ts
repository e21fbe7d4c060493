import { num, word } from './checker.ts';
import type { Checker, Checkers } from './checker.ts';

/** Whole forms, written out apart from the rules that make them: verb, then the six forms. */
const tables: Readonly<Record<string, string>> = {
  'french-present-er-verbs': `parler parle parles parle parlons parlez parlent/jouer joue joues joue jouons jouez jouent/danser danse danses danse dansons dansez dansent/
travailler travaille travailles travaille travaillons travaillez travaillent/regarder regarde regardes regarde regardons regardez regardent/chanter chante chantes chante chantons chantez chantent/
aimer aime aimes aime aimons aimez aiment/habiter habite habites habite habitons habitez habitent/écouter écoute écoutes écoute écoutons écoutez écoutent/
étudier étudie étudies étudie étudions étudiez étudient/adorer adore adores adore adorons adorez adorent/manger mange manges mange mangeons mangez mangent/
commencer commence commences commence commençons commencez commencent/nager nage nages nage nageons nagez nagent/voyager voyage voyages voyage voyageons voyagez voyagent/
lancer lance lances lance lançons lancez lancent`,
  'french-present-ir-re-verbs': `finir finis finis finit finissons finissez finissent/choisir choisis choisis choisit choisissons choisissez choisissent/remplir remplis remplis remplit remplissons remplissez remplissent/
grandir grandis grandis grandit grandissons grandissez grandissent/réussir réussis réussis réussit réussissons réussissez réussissent/vendre vends vends vend vendons vendez vendent/
attendre attends attends attend attendons attendez attendent/perdre perds perds perd perdons perdez perdent/répondre réponds réponds répond répondons répondez répondent/entendre entends entends entend entendons entendez entendent`,
  'french-irregular-present': `être suis es est sommes êtes sont/avoir ai as a avons avez ont/aller vais vas va allons allez vont/faire fais fais fait faisons faites font/
pouvoir peux peux peut pouvons pouvez peuvent/vouloir veux veux veut voulons voulez veulent/devoir dois dois doit devons devez doivent/prendre prends prends prend prenons prenez prennent/
venir viens viens vient venons venez viennent/savoir sais sais sait savons savez savent/dire dis dis dit disons dites disent/boire bois bois boit buvons buvez boivent`,
  'french-perfect-tense': `parler ai_parlé as_parlé a_parlé avons_parlé avez_parlé ont_parlé/jouer ai_joué as_joué a_joué avons_joué avez_joué ont_joué/manger ai_mangé as_mangé a_mangé avons_mangé avez_mangé ont_mangé/
finir ai_fini as_fini a_fini avons_fini avez_fini ont_fini/choisir ai_choisi as_choisi a_choisi avons_choisi avez_choisi ont_choisi/vendre ai_vendu as_vendu a_vendu avons_vendu avez_vendu ont_vendu/
perdre ai_perdu as_perdu a_perdu avons_perdu avez_perdu ont_perdu/regarder ai_regardé as_regardé a_regardé avons_regardé avez_regardé ont_regardé/faire ai_fait as_fait a_fait avons_fait avez_fait ont_fait/
voir ai_vu as_vu a_vu avons_vu avez_vu ont_vu/lire ai_lu as_lu a_lu avons_lu avez_lu ont_lu/prendre ai_pris as_pris a_pris avons_pris avez_pris ont_pris/boire ai_bu as_bu a_bu avons_bu avez_bu ont_bu/
écrire ai_écrit as_écrit a_écrit avons_écrit avez_écrit ont_écrit/aller suis_allé es_allé est_allé sommes_allés êtes_allés sont_allées/arriver suis_arrivé es_arrivé est_arrivé sommes_arrivés êtes_arrivés sont_arrivées/
partir suis_parti es_parti est_parti sommes_partis êtes_partis sont_parties/rester suis_resté es_resté est_resté sommes_restés êtes_restés sont_restées/venir suis_venu es_venu est_venu sommes_venus êtes_venus sont_venues/
sortir suis_sorti es_sorti est_sorti sommes_sortis êtes_sortis sont_sorties/descendre suis_descendu es_descendu est_descendu sommes_descendus êtes_descendus sont_descendues`,
  'french-imperfect-tense': `jouer jouais jouais jouait jouions jouiez jouaient/parler parlais parlais parlait parlions parliez parlaient/habiter habitais habitais habitait habitions habitiez habitaient/
regarder regardais regardais regardait regardions regardiez regardaient/finir finissais finissais finissait finissions finissiez finissaient/vendre vendais vendais vendait vendions vendiez vendaient/
avoir avais avais avait avions aviez avaient/faire faisais faisais faisait faisions faisiez faisaient/aller allais allais allait allions alliez allaient/être étais étais était étions étiez étaient/
manger mangeais mangeais mangeait mangions mangiez mangeaient/commencer commençais commençais commençait commencions commenciez commençaient/prendre prenais prenais prenait prenions preniez prenaient/boire buvais buvais buvait buvions buviez buvaient`,
  'french-future-tense': `jouer jouerai joueras jouera jouerons jouerez joueront/parler parlerai parleras parlera parlerons parlerez parleront/finir finirai finiras finira finirons finirez finiront/
habiter habiterai habiteras habitera habiterons habiterez habiteront/vendre vendrai vendras vendra vendrons vendrez vendront/prendre prendrai prendras prendra prendrons prendrez prendront/
choisir choisirai choisiras choisira choisirons choisirez choisiront/attendre attendrai attendras attendra attendrons attendrez attendront/être serai seras sera serons serez seront/
avoir aurai auras aura aurons aurez auront/aller irai iras ira irons irez iront/faire ferai feras fera ferons ferez feront/pouvoir pourrai pourras pourra pourrons pourrez pourront/voir verrai verras verra verrons verrez verront`,
  'spanish-present-regular': `hablar hablo hablas habla hablamos habláis hablan/cantar canto cantas canta cantamos cantáis cantan/estudiar estudio estudias estudia estudiamos estudiáis estudian/
trabajar trabajo trabajas trabaja trabajamos trabajáis trabajan/escuchar escucho escuchas escucha escuchamos escucháis escuchan/bailar bailo bailas baila bailamos bailáis bailan/
comer como comes come comemos coméis comen/beber bebo bebes bebe bebemos bebéis beben/leer leo lees lee leemos leéis leen/aprender aprendo aprendes aprende aprendemos aprendéis aprenden/
correr corro corres corre corremos corréis corren/vivir vivo vives vive vivimos vivís viven/escribir escribo escribes escribe escribimos escribís escriben/abrir abro abres abre abrimos abrís abren/subir subo subes sube subimos subís suben`,
  'spanish-irregular-present': `ser soy eres es somos sois son/estar estoy estás está estamos estáis están/ir voy vas va vamos vais van/tener tengo tienes tiene tenemos tenéis tienen/
hacer hago haces hace hacemos hacéis hacen/poder puedo puedes puede podemos podéis pueden/querer quiero quieres quiere queremos queréis quieren/venir vengo vienes viene venimos venís vienen/
jugar juego juegas juega jugamos jugáis juegan/dormir duermo duermes duerme dormimos dormís duermen/pedir pido pides pide pedimos pedís piden/pensar pienso piensas piensa pensamos pensáis piensan`,
  'spanish-preterite': `hablar hablé hablaste habló hablamos hablasteis hablaron/cantar canté cantaste cantó cantamos cantasteis cantaron/estudiar estudié estudiaste estudió estudiamos estudiasteis estudiaron/
trabajar trabajé trabajaste trabajó trabajamos trabajasteis trabajaron/escuchar escuché escuchaste escuchó escuchamos escuchasteis escucharon/bailar bailé bailaste bailó bailamos bailasteis bailaron/
vivir viví viviste vivió vivimos vivisteis vivieron/escribir escribí escribiste escribió escribimos escribisteis escribieron/abrir abrí abriste abrió abrimos abristeis abrieron/subir subí subiste subió subimos subisteis subieron/
comer comí comiste comió comimos comisteis comieron/beber bebí bebiste bebió bebimos bebisteis bebieron/correr corrí corriste corrió corrimos corristeis corrieron/ir fui fuiste fue fuimos fuisteis fueron/
hacer hice hiciste hizo hicimos hicisteis hicieron/tener tuve tuviste tuvo tuvimos tuvisteis tuvieron/estar estuve estuviste estuvo estuvimos estuvisteis estuvieron`,
  'spanish-imperfect': `hablar hablaba hablabas hablaba hablábamos hablabais hablaban/cantar cantaba cantabas cantaba cantábamos cantabais cantaban/estudiar estudiaba estudiabas estudiaba estudiábamos estudiabais estudiaban/
trabajar trabajaba trabajabas trabajaba trabajábamos trabajabais trabajaban/escuchar escuchaba escuchabas escuchaba escuchábamos escuchabais escuchaban/bailar bailaba bailabas bailaba bailábamos bailabais bailaban/
comer comía comías comía comíamos comíais comían/beber bebía bebías bebía bebíamos bebíais bebían/leer leía leías leía leíamos leíais leían/aprender aprendía aprendías aprendía aprendíamos aprendíais aprendían/
correr corría corrías corría corríamos corríais corrían/vivir vivía vivías vivía vivíamos vivíais vivían/escribir escribía escribías escribía escribíamos escribíais escribían/abrir abría abrías abría abríamos abríais abrían/
subir subía subías subía subíamos subíais subían/ser era eras era éramos erais eran/ir iba ibas iba íbamos ibais iban/ver veía veías veía veíamos veíais veían/hacer hacía hacías hacía hacíamos hacíais hacían/jugar jugaba jugabas jugaba jugábamos jugabais jugaban`,
  'spanish-future': `hablar hablaré hablarás hablará hablaremos hablaréis hablarán/cantar cantaré cantarás cantará cantaremos cantaréis cantarán/estudiar estudiaré estudiarás estudiará estudiaremos estudiaréis estudiarán/
trabajar trabajaré trabajarás trabajará trabajaremos trabajaréis trabajarán/escuchar escucharé escucharás escuchará escucharemos escucharéis escucharán/bailar bailaré bailarás bailará bailaremos bailaréis bailarán/
comer comeré comerás comerá comeremos comeréis comerán/beber beberé beberás beberá beberemos beberéis beberán/leer leeré leerás leerá leeremos leeréis leerán/aprender aprenderé aprenderás aprenderá aprenderemos aprenderéis aprenderán/
correr correré correrás correrá correremos correréis correrán/vivir viviré vivirás vivirá viviremos viviréis vivirán/escribir escribiré escribirás escribirá escribiremos escribiréis escribirán/
abrir abriré abrirás abrirá abriremos abriréis abrirán/subir subiré subirás subirá subiremos subiréis subirán/tener tendré tendrás tendrá tendremos tendréis tendrán/hacer haré harás hará haremos haréis harán/
poder podré podrás podrá podremos podréis podrán/salir saldré saldrás saldrá saldremos saldréis saldrán/decir diré dirás dirá diremos diréis dirán/venir vendré vendrás vendrá vendremos vendréis vendrán`,
  'german-present-regular': `spielen spiele spielst spielt spielen spielt spielen/wohnen wohne wohnst wohnt wohnen wohnt wohnen/lernen lerne lernst lernt lernen lernt lernen/machen mache machst macht machen macht machen/
kaufen kaufe kaufst kauft kaufen kauft kaufen/hören höre hörst hört hören hört hören/kochen koche kochst kocht kochen kocht kochen/schwimmen schwimme schwimmst schwimmt schwimmen schwimmt schwimmen/
trinken trinke trinkst trinkt trinken trinkt trinken/kommen komme kommst kommt kommen kommt kommen/arbeiten arbeite arbeitest arbeitet arbeiten arbeitet arbeiten/finden finde findest findet finden findet finden/
heißen heiße heißt heißt heißen heißt heißen/reden rede redest redet reden redet reden/tanzen tanze tanzt tanzt tanzen tanzt tanzen/antworten antworte antwortest antwortet antworten antwortet antworten`,
  'german-irregular-present': `sein bin bist ist sind seid sind/haben habe hast hat haben habt haben/werden werde wirst wird werden werdet werden/fahren fahre fährst fährt fahren fahrt fahren/
lesen lese liest liest lesen lest lesen/sehen sehe siehst sieht sehen seht sehen/essen esse isst isst essen esst essen/sprechen spreche sprichst spricht sprechen sprecht sprechen/
schlafen schlafe schläfst schläft schlafen schlaft schlafen/geben gebe gibst gibt geben gebt geben/können kann kannst kann können könnt können/müssen muss musst muss müssen müsst müssen/
wollen will willst will wollen wollt wollen/dürfen darf darfst darf dürfen dürft dürfen/wissen weiß weißt weiß wissen wisst wissen`,
  'latin-present-tense': `amo amo amas amat amamus amatis amant/porto porto portas portat portamus portatis portant/laboro laboro laboras laborat laboramus laboratis laborant/voco voco vocas vocat vocamus vocatis vocant/
habito habito habitas habitat habitamus habitatis habitant/habeo habeo habes habet habemus habetis habent/video video vides videt videmus videtis vident/moneo moneo mones monet monemus monetis monent/
sedeo sedeo sedes sedet sedemus sedetis sedent/mitto mitto mittis mittit mittimus mittitis mittunt/duco duco ducis ducit ducimus ducitis ducunt/scribo scribo scribis scribit scribimus scribitis scribunt/
audio audio audis audit audimus auditis audiunt/venio venio venis venit venimus venitis veniunt`,
  'latin-imperfect-tense': `amo amabam amabas amabat amabamus amabatis amabant/porto portabam portabas portabat portabamus portabatis portabant/laboro laborabam laborabas laborabat laborabamus laborabatis laborabant/
voco vocabam vocabas vocabat vocabamus vocabatis vocabant/habito habitabam habitabas habitabat habitabamus habitabatis habitabant/habeo habebam habebas habebat habebamus habebatis habebant/
video videbam videbas videbat videbamus videbatis videbant/moneo monebam monebas monebat monebamus monebatis monebant/sedeo sedebam sedebas sedebat sedebamus sedebatis sedebant/
mitto mittebam mittebas mittebat mittebamus mittebatis mittebant/duco ducebam ducebas ducebat ducebamus ducebatis ducebant/scribo scribebam scribebas scribebat scribebamus scribebatis scribebant/
audio audiebam audiebas audiebat audiebamus audiebatis audiebant/venio veniebam veniebas veniebat veniebamus veniebatis veniebant`,
  'latin-perfect-tense': `amo amavi amavisti amavit amavimus amavistis amaverunt/porto portavi portavisti portavit portavimus portavistis portaverunt/voco vocavi vocavisti vocavit vocavimus vocavistis vocaverunt/
habito habitavi habitavisti habitavit habitavimus habitavistis habitaverunt/habeo habui habuisti habuit habuimus habuistis habuerunt/moneo monui monuisti monuit monuimus monuistis monuerunt/
audio audivi audivisti audivit audivimus audivistis audiverunt/laboro laboravi laboravisti laboravit laboravimus laboravistis laboraverunt/video vidi vidisti vidit vidimus vidistis viderunt/
mitto misi misisti misit misimus misistis miserunt/duco duxi duxisti duxit duximus duxistis duxerunt/scribo scripsi scripsisti scripsit scripsimus scripsistis scripserunt/venio veni venisti venit venimus venistis venerunt`,
  'latin-irregular-verbs': `sum sum es est sumus estis sunt/do do das dat damus datis dant/possum possum potes potest possumus potestis possunt/eo eo is it imus itis eunt/volo volo vis vult volumus vultis volunt/
nolo nolo non_vis non_vult nolumus non_vultis nolunt/fero fero fers fert ferimus fertis ferunt`,
};

const participles: Readonly<Record<string, string>> = Object.fromEntries(
  `spielen hat gespielt/machen hat gemacht/kaufen hat gekauft/hören hat gehört/lernen hat gelernt/arbeiten hat gearbeitet/lesen hat gelesen/essen hat gegessen/trinken hat getrunken/sehen hat gesehen/
schreiben hat geschrieben/finden hat gefunden/gehen ist gegangen/fahren ist gefahren/kommen ist gekommen/schwimmen ist geschwommen/bleiben ist geblieben`
    .split('/')
    .map((entry) => entry.trim().split(' '))
    .map(([verb = '', auxiliary = '', past = '']) => [verb, `${auxiliary} ${past}`]),
);
const auxiliaries: Readonly<Record<string, readonly string[]>> = {
  hat: 'habe hast hat haben habt haben'.split(' '),
  ist: 'bin bist ist sind seid sind'.split(' '),
};

/** First, second and third, and then the three of more than one. */
const placesOfPersons: readonly (readonly string[])[] = [
  ['je', "j'", 'yo', 'ich'],
  ['tu', 'tú', 'du'],
  ['il', 'elle', 'on', 'él', 'ella', 'usted', 'er', 'sie', 'es', 'er/sie/es', 'il/elle', 'il/elle/on', 'él/ella'],
  ['nous', 'nosotros', 'nosotras', 'wir'],
  ['vous', 'vosotros', 'vosotras', 'ihr'],
  ['ils', 'elles', 'ellos', 'ellas', 'ustedes', 'sie (they)', 'sie (plural)', 'Sie'],
];
const placeOfPerson = (person: string): number => placesOfPersons.findIndex((all) => all.includes(person));

const inTable =
  (table: string): Checker =>
  (option, question) => {
    const row = table
      .split('/')
      .map((entry) => entry.trim().split(' '))
      .find(([verb]) => verb === word(question, 'verb'));
    const forms = row?.slice(1).map((form) => form.replaceAll('_', ' ')) ?? [];
    switch (word(question, 'form')) {
      case 'person':
        return forms[placeOfPerson(option)] === /\*(\p{L}+)\*/u.exec(question.stem)?.[1];
      case 'mistake': {
        const told = Array.from(option.matchAll(/“([^”]*)”/g), ([, person = '']) => forms[placeOfPerson(person)]);
        const written = word(question, 'written');
        if (written === forms[num(question, 'person')] || option.includes('another tense')) return false;
        return told.length === 0 ? written === word(question, 'verb') : told.every((form) => form === written);
      }
      default:
        return forms[num(question, 'person')] === option;
    }
  };

export const verbCheckers: Checkers = {
  ...Object.fromEntries(Object.entries(tables).map(([id, table]) => [id, inTable(table)])),
  'german-perfect-tense': (option, question) => {
    const [auxiliary = '', past] = (participles[word(question, 'verb')] ?? '').split(' ');
    return option === `${auxiliaries[auxiliary]?.[num(question, 'person')]} … ${past}`;
  },
};
