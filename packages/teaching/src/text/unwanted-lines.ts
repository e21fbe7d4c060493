const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const weekdays = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?`;

/** Page furniture, aims of the lesson, dates of the lesson and tasks: they teach nothing. */
const unwanted: readonly RegExp[] = [
  /^(?:page|p\.?|pg\.?)\s*\d+(?:\s*(?:of|\/)\s*\d+)?\.?$/i,
  /^[-–—|.\s]*\d{1,3}[-–—|.\s]*$/,
  /^(?:TIB|LO|LI|L\.O\.?|L\.I\.?)(?![\p{L}\d])\s*[:;.\-–—]?\s|\b(?:WALT|WILF|WAGOLL|WWW|EBI)\b/u,
  /^(?:learning (?:objective|intention|outcome|question)s?|success criteria|aims?|date|name|teacher|due)\s*[:;_]/i,
  // "Form: 7B" is the pupil's, "Form: two stanzas of three lines" is the poem's.
  /^(?:class|form|subject|room|year|set)\s*[:;_]\s*(?:\S{1,9}\s*)?$/i,
  /^(?:we are learning to|I can|can I|must|should|could)\b(?!.*[a-z]\. )[^.]*[.:?]?$/i,
  /^(?:h\/?w|c\/?w|homework|classwork|class work|task|activity|challenge|extension|starter|plenary|exercise|ex\.?|try|question \d+|q\d+)(?![\p{L}])\s*\d*\s*[:.–-]/iu,
  // "H/W finish the worksheet for Friday!!", "Year 5 Autumn 2 History", "Date 3.11.25".
  /^(?:h\/w|hw|homework)\s+(?:is to |- )?(?:finish|do|learn|complete|revise|read|write|bring|find|watch|stick|hand|p\.?\s?\d)\b[^.:]*[.!]*$/i,
  /^(?:year|y)\s?\d{1,2}(?:\s+(?:autumn|spring|summer|term|half|week|set|class|group|\d{1,2}|maths|english|science|biology|chemistry|physics|history|geography|french|spanish|german|RE|computing|music|art)){1,5}$/i,
  /^date\s+\d[\d./-]*$/i,
  /^(?:(?:fast|early) finishers?|finished(?: early)?\?|teacher|target|next steps?|(?:two stars|a wish)|top marks)\s*[:!–-]/i,
  // Orders to the pupil: "bring a container!!", "beat your time!", "title + date + underline".
  /^(?:bring (?:a|an|in|your)|beat your|hand (?:in|it)|stick (?:in|it|your|this)|tidy up|well done|good (?:work|effort)|super work|title (?:\+|and) date)\b[^.:]*!*$/i,
  /^please\b[^.]*\b(?:practi[sc]e|learn|revise|read|bring|write|finish|return)\b/i,
  // What a homework sheet says to the family.
  /^please (?:help|encourage|support|remind|ask|talk|listen|sign|complete|log)\b|^(?:thank you|thanks) for your\b|\bwith (?:a|your) grown-?ups?\b|^(?:this week|today|this half[- ]term) we (?:have been|are|will be) (?:learning|looking|working|practising)\b/i,
  /^find out (?:one|two|three|four|five|some|more|about|what|who|when|where|how|why)\b/i,
  /^(?:topic|project|research|maths|english|science|history|geography|art|music|computing|RE)\s*:\s*(?:find out|research|make|draw|design|write|build|log on)\b|^(?:you could|log ?(?:on|in) to) (?:draw|make|write|use|ask|find|choose|try|bring|\p{Lu})/iu,
  /^(?:do|finish|start|write|make)\b.*\b(?:for|by) (?:mon|tues?|weds?|thurs?|fri)(?:\.|day|nesday|sday|rsday)?[.!]?$/i,
  /^next lesson\b|^(?:learn|revise|test)\b.*\b(?:test|quiz|exam|mock)\b/i,
  /^(?:traduce|traduis|traduisez|écris|écrivez|écoute|escribe|escucha|contesta|übersetze|schreib|beantworte)\b/i,
  /^test (?:on )?(?:mon|tues|wednes|thurs|fri)day\b/i,
  /^(?:(?:teacher|parent|carer|pupil|my|peer)(?:'s)?\s+(?:comments?|signature|targets?|feedback)|signed|targets? from teacher|exam tip|word count(?: aim)?|to do|reminders?|slide(?: \d+)?|marks?|score)\s*(?:[:;._–/-]|$)/i,
  /^(?:[✓✔]\s*)*(?:great|good|super|lovely|excellent|brilliant|fantastic|nice) (?:work|effort|explaining|explanations?|job|reasoning|thinking|use of|try|ideas?)\b/i,
  /^(?:sp|spellings?)\s*:\s*\p{Ll}+(?:,\s*\p{Ll}+)*$/u,
  /^[✓✔]\s*(?:good|great|super|well|nice|excellent|lovely)\b/i,
  /^(?:now )?talk (?:to|with|about)\b/i,
  /^(?:chef|teacher|examiner?|marker)(?:'s|s')? (?:notes?|tips?|comments?)\b|^(?:exam|revision|top) tips?\b/i,
  /^[^.:=]{0,40}\b(?:mind ?map|typed up)\b[^.:=]*$/i,
  // "Compare: two earthquakes", "Key: [P] peaceful": what the page is for, and its own signs.
  /^(?:compare|contrast|explain|describe|task|key)\s*:/i,
  // What a pupil answers to the teacher's remark, and who helped.
  /^(?:(?:pupil|student|my)(?:'s)? (?:reply|response|answer|correction)s?|replies|corrections?|SC|S\.C\.?|(?:Miss|Mrs?|Ms|Sir) \p{Lu}\p{L}*)\s*:|^I worked:|^sp x ?\d/u,
  // What the teacher wrote below the pupil's work.
  /^T\s*:\s/,
  /^(?:do now|word ?(?:bank|box))\b/i,
  /\b(?:learn|revise)\b[^.:]{0,30}\bfor (?:the |a |your |our |next )*(?:quiz|test|exam)\b/i,
  // "Task 3  Match the words": a task has its number, and then says what to do.
  /^(?:task|activity|exercise|question)\s+\d{1,2}\s+(?:fill|complete|match|number|read|write|draw|answer|label|explain|describe|find|circle|tick|use|sort|underline|choose|look|copy|put|make|work|discuss)\b/i,
  /^(?:fig(?:ure)?\.?|table|map|photo(?:graph)?)\s+\d+[A-Z]?\s{2,}|^\[[^\]]*\]$|\[photo\b/i,
  /^sticky words?\b|\bcan I spell\b/i,
  // The foot of a page.
  /\s{3,}(?:page|p\.|pg\.?)\s*\d+$/i,
  /\bhomework diary\b|\b(?:parent|carer)s? to sign\b|\bdue (?:(?:in|on|by) )?(?:today|tomorrow|next|mon|tue|wed|thu|fri|\d)/i,
  /\bPE kit\b|\bneeded (?:for |by )?(?:tomorrow|mon|tue|wed|thu|fri)|\bletter back\b|\bfor (?:the |a |your )?(?:quiz|test) (?:on|next|tomorrow)\b/i,
  /^(?:times tables?|spellings?|reading|maths|english|science|history|geography|library)\s*:\s*(?:\d|learn|finish|complete|read|revise|do|chapters?)\b(?!.*[-–:] .*,)/i,
  /^\d+[- ]mark(?:er)?s?\b|^(?:diagram )?labels?\b[^:]*$|\bstick (?:the )?sheet\b/i,
  /^AO\d\b|\b(?:miss|sir|teacher) says\b/i,
  // "Score /20", "taste / texture / 10".
  /(?:^|\s)\/\s?\d{1,3}\.?$/,
  /^Q\d{1,2}\b/,
  // "Macbeth – Lady M notes   10 En 3   Mon": the class and the day of the lesson stand at the top of a page of an exercise book.
  new RegExp(String.raw`\b(?:[7-9]|1[0-3])\s?[A-Za-z]{1,2}\s?\/?\d\s+(?:${weekdays}|mon|tues?|weds?|thurs?|fri)\.?$`, 'i'),
  // "I think sewa is a good idea because it makes people kind": what its writer likes is not what there is to know.
  /^(?:I|we) (?:think|believe|feel)\b[^.]*\b(?:is|are|was|were) (?:an? |the |very |really |so )*(?:good|bad|great|best|nice|fair|unfair|interesting|boring|cool|fun)\b/i,
  // Blanks to be filled in.
  /_{3,}|\.{6,}|…{3,}/,
  new RegExp(String.raw`^(?:${weekdays},?\s+)(?:the\s+)?${day}(?:\s+(?:of\s+)?(?:${months}))?\.?(?:,?\s+\d{4})?\.?$`, 'i'),
  new RegExp(String.raw`^${day}\s+(?:of\s+)?(?:${months})\.?(?:,?\s+20\d\d)?\.?$`, 'i'),
  /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/,
  /^(?:©|\(c\)|copyright\b|all rights reserved|https?:|www\.)/i,
  /^\S*https?:\/\/\S+$/i,
  /[[(]\d+ marks?[\])]/i,
  /^\(?\d{1,2}[.)]\s.*\?$/,
  /^(?:\(?(?:\d{1,2}|[a-h])[.)]\s*|\d{1,2}\s+)(?:state|describe|explain|name|list|give|calculate|compare|draw|label|write|complete|discuss|evaluate|suggest|find|work out|solve|tick|circle|underline|match|colour|in (?:pairs|groups)|discuss|how useful)\b/i,
  /^(?:tick|circle) (?:one|two|three|all|the)\b|(?:^|\s)\p{Ll}+ \/ \p{Ll}+ \/ \p{Ll}+[.?]?$/iu,
  /\(\d+ marks?\)\s*$/i,
  // What is to be done with the page, and not what it says: "Use a quotation", "Answer in full sentences".
  /^(?:please\s+|now\s+|then\s+)?(?:draw|label|copy|complete|discuss|stick|circle|underline|colour|cut out|read|answer|write|fill|list|name|give|describe|explain|match|tick|find and copy|show|solve|simplify|expand|factorise|practi[sc]e|learn|bring|finish|revise|annotate|hand in|think|pair|share|use|refer|look at|turn to|highlight|sketch|choose|type(?! \d)|put|number|order|arrange|sort|join)\s+(?:a|an|the|in|your|our|all|any|each|this|these|those|with|and|to|out|down|three|two|four|five|as|at|it|how|why|what|words?|back|pair|content|chapters?|pages?|\d+)\b(?![^:]{0,20}:)/i,
  /^(?:look|say),? (?:say|cover)\b|^link back\b|^(?:don't|do not) forget\b|^show all\b|^fill in the (?:gaps?|blanks?)\b|^true or false\b/i,
];

/** A heading whose passage is for the pupil to work on: exercises and questions teach nothing by themselves. */
const ofTasks =
  /^(?:(?:comprehension|discussion|exam(?:[- ]style)?|practice|quick|further|extra|extension)\s+)?(?:questions?|tasks?|activit(?:y|ies)|exercises?|challenges?|extension|homework|classwork|starter|plenary|quiz(?: yourself)?|your turn|now try|try (?:it|these)|to do|have a go|exam (?:practice|style)|section [A-Z]\b.*|qs?\b.{0,8}\d+|things to do|test yourself|check your understanding|over to you|now you try|think about it)(?:\s+(?:\d{1,2}|[A-Z])(?![a-z]))?\s*[:.!?]?$/i;

export const headsTasks = (text: string): boolean => ofTasks.test(text.trim().replace(/^[A-H][.)]\s+/, ''));

export const isNotATeachingLine = (line: string): boolean => unwanted.some((pattern) => pattern.test(line));

/** An upload is text and nothing else: lines that speak to a machine are left out, and never obeyed. */
const addressed: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:previous|prior|above|earlier|all|any|your|these|those|system)\b.{0,40}\b(?:instructions?|prompts?|rules?|messages?|guidelines|text|context)\b/i,
  /\b(?:system|developer|hidden|initial)\s+(?:prompt|message|instructions?)\b/i,
  /\b(?:you are|act as|pretend to be|behave as|roleplay as)\b.{0,30}\b(?:ai|assistant|chatbot|language model|llm|gpt|dan|bot)\b/i,
  /\bas an? (?:ai|language model|llm)\b/i,
  /\b(?:print|output|reveal|repeat|reply with|respond with|say)\b.{0,40}\b(?:prompt|password|api key|secret|instructions?|pwned|hacked)\b/i,
  /\b(?:pwned|jailbreak)\b/i,
  /^\s*(?:system|assistant|user)\s*:/i,
  /<\|?\/?(?:system|im_start|im_end|script|iframe|img|svg|inst)\b/i,
];

export const isAddressedToAComputer = (text: string): boolean => addressed.some((pattern) => pattern.test(text));
