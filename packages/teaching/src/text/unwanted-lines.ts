const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const weekdays = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?`;

/** Page furniture, aims of the lesson, dates of the lesson and tasks: they teach nothing. */
const unwanted: readonly RegExp[] = [
  /^(?:page|p\.?|pg\.?)\s*\d+(?:\s*(?:of|\/)\s*\d+)?\.?$/i,
  /^[-–—|.\s]*\d{1,3}[-–—|.\s]*$/,
  /^(?:TIB|LO|L\.O\.|LI)\b\s*[:;.\-–—]?\s|\b(?:WALT|WILF|WAGOLL)\b/,
  /^(?:learning (?:objective|intention|outcome|question)s?|success criteria|aims?|date|name|class|form|teacher|subject|due|room|year|set)\s*[:;_]/i,
  /^(?:we are learning to|I can|can I|must|should|could)\b(?!.*[a-z]\. )[^.]*[.:?]?$/i,
  /^(?:h\/?w|c\/?w|homework|classwork|class work|task|activity|challenge|extension|starter|plenary|exercise|question \d+|q\d+)\b\s*[:.\d–-]/i,
  new RegExp(String.raw`^(?:${weekdays},?\s+)(?:the\s+)?${day}(?:\s+(?:of\s+)?(?:${months}))?\.?(?:,?\s+\d{4})?\.?$`, 'i'),
  new RegExp(String.raw`^${day}\s+(?:of\s+)?(?:${months})\.?(?:,?\s+20\d\d)?\.?$`, 'i'),
  /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/,
  /^(?:©|\(c\)|copyright\b|all rights reserved|https?:|www\.)/i,
  /^\S*https?:\/\/\S+$/i,
  /[[(]\d+ marks?[\])]/i,
  /^\(?\d{1,2}[.)]\s.*\?$/,
  /^\(?(?:\d{1,2}|[a-h])[.)]\s*(?:state|describe|explain|name|list|give|calculate|compare|draw|label|write|complete|discuss|evaluate|suggest|find|work out|solve)\b/i,
  /^(?:draw|label|copy|complete|discuss|stick|circle|underline|colour|cut out)\s+(?:a|an|the|in|your|this|these|with|and)\b/i,
];

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
