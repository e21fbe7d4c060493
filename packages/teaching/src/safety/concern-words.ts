/** A person near the child, as a sentence names them. */
export const who = '(?:REL|he|she|they|boy|girl|boys|girls|lads|kids|man|woman|lady|guy|adult|someone|people|everyone|FRIEND|grown up)';
/** Words between a person and what they do. */
export const oft =
  '(?: (?:keeps?|keep|always|just|sometimes|often|is|are|was|has|have|had|got|been|tried|to|started|really|and|both|then|will|never|kept|up|even|still|now|who|looks|after|me|boyfriend|partner|girlfriend|when|drunk|used|of|at|my|home|house|class|school|foster|in))*';
export const am =
  '(?:i (?:am|was|feel|get|got|have been|keep getting|think i was|think i am|am getting)|^(?:am|feel|feeling|being|getting|got|been))';
export const very = '(?: (?:so|too|really|very|well|just|all|always|kind|of|still|being|getting|now|a|bit|also|proper))*';
export const noOne = '(?:no one|any one|everyone)';

/** Lessons, books and games: a first person in them is not the child. A sentence with such a word is not read as the child's own. */
export const lesson =
  '(?:judas|curley|poem|poems|poet|poetry|novel|character|narrator|speaker|scene|the play|chapter|shakespeare|romeo|juliet|macbeth|hamlet|ophelia|othello|desdemona|tybalt|lear|says romeo|quote|quotation|writes|wrote that|author|diary entry|paragraph|story|stanza|scrooge|jekyll|hyde|eva|lennie|frankenstein|heathcliff|celie|douglass|pip|oliver|sikes|fagin|ralph|piggy|magwitch|minecraft|boss|level|lesson|pshe|poster|essay|german|french|spanish|latin|idiom|idioms|verb|verbs|past tense|participle|adjectives|synonyms)';

/** Work of school, books and foreign languages, for rules that read a first person closely. No names that a classmate may have. */
export const taught =
  '(?:poem|poet|poetry|novel|character|narrator|scene|the play|chapter|shakespeare|macbeth|hamlet|judas|curley|wizard|dragon|monster|write|describe|diary|persuade|imagine|essay|paragraph|stanza|story|french|german|spanish|latin|maths|homework|revise|revision|spelling|spellings|question|questions|science|minecraft|fractions|algebra|topic|quiz|report|worksheet|gcse|gcses|exam|exams|test|mock|joke|jokes|holiday)';
