import { escaped } from '@hedgerow/curriculum/escaped';
/** How pupils shorten what they write for themselves, in small letters only: a name has a capital. */
const shortForms: Readonly<Record<string, string>> = {
  'b/c': 'because', 'bc': 'because', 'w/o': 'without', 'w/': 'with', 'govt': 'government', "gov't": 'government', 'gov': 'government', 'ppl': 'people',
  'abt': 'about', 'btwn': 'between', 'thru': 'through', 'yrs': 'years', 'hrs': 'hours', 'mins': 'minutes', 'secs': 'seconds',
  'esp.': 'especially', 'poss.': 'possibly', 'dep. on': 'depending on', 'col. of': 'colour of', 'imp.': 'important', 'v.': 'very', 'incl.': 'including',
  'w/out': 'without', 'diff.': 'different', 'temp.': 'temperature', 'conc.': 'concentration', 'vol.': 'volume', 'ind.': 'indicator', 'expt': 'experiment', 'relig.': 'religious',
}; // prettier-ignore
/** Words that are misspelt the same way again and again, with what they can only be. */
const slips: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'goverment government|enviroment environment|definately definitely|seperate separate|seperated separated|becuase because|beacuse because|becouse because|wether whether|' +
    'recieve receive|recieved received|beleive believe|beleived believed|thier their|freind friend|freinds friends|untill until|occured occurred|begining beginning|diffrent different|' +
    'intresting interesting|tempreture temperature|temprature temperature|oxigen oxygen|nuclues nucleus|hazzard hazard|hazzards hazards|ichy itchy|indegestion indigestion|' +
    'feild field|feilds fields|wich which|wierd weird|writting writing|allways always|alot a_lot|sucess success|tommorow tomorrow|knowlege knowledge|necesary necessary|' +
    'neccessary necessary|arguement argument|adress address|buisness business|comming coming|desicion decision|dissapear disappear|existance existence|experiance experience|' +
    'foriegn foreign|gaurd guard|grammer grammar|hieght height|imediately immediately|independant independent|libary library|medecine medicine|parliment parliament|parlament parliament|' +
    'peice piece|peices pieces|prefered preferred|realy really|refered referred|religous religious|rythm rhythm|sience science|sentance sentence|speach speech|strenght strength|' +
    "suprise surprise|truely truly|usefull useful|vegatable vegetable|yello yellow|cubord cupboard|spliting splitting|molocule molecule|molocules molecules|whats what's|" +
    "werent weren't|dont don't|didnt didn't|wasnt wasn't|isnt isn't|couldnt couldn't|doesnt doesn't|wouldnt wouldn't|havent haven't|hasnt hasn't|shouldnt shouldn't|arent aren't|" +
    'sollution solution|disolve dissolve|disolves dissolves|evapourate evaporate|absorbtion absorption|reaserch research|britian britain|carefull careful|finaly finally|allso also'
  )
    .split('|')
    .map((pair) => pair.split(' ').map((word) => word.replace('_', ' ')) as [string, string]),
);
const forms = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’.-]|\d )(?:${Object.keys(shortForms)
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})(?![\p{L}\p{N}'’/=-])`,
  'gu',
);
const misspelt = /(?<![\p{L}'’-])[a-z]{4,14}(?![\p{L}'’-])/gu;

/** "skin + metal", "salt & pepper" in a line that is no sum and no reaction. */
const withAnd = (line: string): string =>
  /[=→×÷*^√<>]|->|\d\s*\+|\+\s*\d/.test(line)
    ? line
    : line.replaceAll(/(?<=(?<!\p{L})\p{Ll}{2,20}) [+&] (?=\p{Ll}{2})|(?<=(?<!\p{L})\p{Lu}\p{Ll}{1,20}) [+&] (?=\p{Lu}\p{Ll})/gu, ' and ');

/** What a pupil wrote for himself, as it is written for others: shorthand is words, and the commonest slips are right. */
export const writtenOut = (text: string): string =>
  text
    .replaceAll(forms, (form) => shortForms[form] ?? form)
    .replaceAll(/(?<=\s)u(?= (?:can|could|will|would|should|get|have|need|see|do|are|know|want|must|use|add)\b)/g, 'you')
    .replaceAll(misspelt, (word) => slips[word] ?? word)
    .split('\n')
    .map(withAnd)
    .join('\n');
