/** How a teacher asks for what a relation names: what its words give by themselves is no question that anybody would say. */
type Asks = (found: RegExpExecArray, thing: string) => string;

const plain: readonly (readonly [RegExp, Asks])[] = [
  [/^way in which (.+?) (is|are) (.+)$/, ([, what = '', is = '', how = ''], thing) => `How ${is} ${what} ${how} ${thing}`],
  [/^way of (.+ by)$/, ([, what = ''], thing) => `What is ${what} ${thing} called`],
  [/^(quick|short) way to (.+)$/, ([, kind = '', what = ''], thing) => `What is a ${kind} way to ${what} ${thing}`],
  [/^way to (.+)$/, ([, what = ''], thing) => `How can you ${what} ${thing}`],
  [/^what this .+? (is|was|are|were) (.+?):?$/, ([, is = '', what = ''], thing) => `What ${is} ${thing} ${what}`],
  [/^given to$/, (_, thing) => `What was given to ${thing}`],
  [/^(half|a quarter|quarter) of$/, ([, part = ''], thing) => `What is ${part.replace(/^quarter/, 'a quarter')} of ${thing}`],
  [
    /^role (?:in|at|on) (.+) of$/,
    ([, where = ''], thing) => `What part ${/^\p{Lu}/u.test(thing) ? 'did' : 'does'} ${thing} play in ${where}`,
  ],
  [/^role of$/, (_, thing) => `What ${/^\p{Lu}/u.test(thing) ? 'was' : 'is'} the role of ${thing}`],
  [/^achievement of$/, (_, thing) => `What is ${thing} known for`],
  [/^contribution to (.+) of$/, ([, to = ''], thing) => `What did ${thing} contribute to ${to}`],
  [/^explanation of (.+) by$/, ([, what = ''], thing) => `How does ${thing} explain ${what}`],
  [/^(mother|father|wife|husband|son|daughter|brother|sister) of$/, ([, who = ''], thing) => `Who was the ${who} of ${thing}`],
  [
    /^((?!kind|type|number of|name|word)\p{L}[\p{L} ]*?)( most closely)? (linked|shown|measured|given|made|named|introduced|used) ((?:with|by|in|to)(?: [\p{L} ]+)?)$/u,
    ([, what = '', closely = '', done = '', by = ''], thing) =>
      `Which ${what} ${done === 'introduced' ? 'was' : 'is'}${closely} ${done} ${by} ${thing}`,
  ],
  [/^number of (.+) that make$/, ([, what = ''], thing) => `How many ${what} make ${thing}`],
  [/^number of (sides|corners|legs|wings|edges|faces|vertices) of$/, ([, what = ''], thing) => `How many ${what} does ${thing} have`],
  [/^number that we write for$/, (_, thing) => `Which number do we write for ${thing}`],
  [/^number that the (long|short) hand points to at$/, ([, hand = ''], thing) => `Which number does the ${hand} hand point to at ${thing}`],
  [/^change from (\S+) when the cost is$/, ([, paid = ''], thing) => `Something costs ${thing}. What is the change from ${paid}`],
  [/^(?:name of the )?change from$/, (_, thing) => `What is the change from ${thing} called`],
  [/^use that (.+) makes of$/, ([, who = ''], thing) => `What does ${who} use ${thing} for`],
  [/^thing that (\p{L}+) (\p{L}+) (on|at)$/u, ([, who = '', deed = '', at = ''], thing) => `What do ${who} ${deed} ${at} ${thing}`],
  [/^(?:place|country or continent) where you (?:can )?(see|find)$/, ([, deed = ''], thing) => `Where can you ${deed} ${thing}`],
  [/^(part of the \p{L}+) used for$/u, ([, part = ''], thing) => `Which ${part} is used for ${thing}`],
  [/^(part of the \p{L}+) with which we$/u, ([, part = ''], thing) => `With which ${part} do we ${thing}`],
  [/^(part of the \p{L}+) that we eat when we eat$/u, ([, part = ''], thing) => `Which ${part} do we eat when we eat ${thing}`],
  [/^kind of force of$/, (_, thing) => `What kind of force is ${thing}`],
  [/^kind of (movement|work) of$/, ([, what = ''], thing) => `What kind of ${what} is that of ${thing}`],
  [/^kind of (.+) with$/, ([, what = ''], thing) => `What kind of ${what} has ${thing}`],
  [/^salt made with (.+) by$/, ([, acid = ''], thing) => `Which salt does ${thing} make with ${acid}`],
  [/^result of bringing together$/, (_, thing) => `What happens when you bring together ${thing}`],
  [/^result of mixing$/, (_, thing) => `What do you get when you mix ${thing}`],
  [/^baby of an?$/, (_, thing) => `What is the baby of a ${thing} called`],
  [/^next planet from the Sun after$/, (_, thing) => `Which planet comes next from the Sun after ${thing}`],
  [/^animal group of$/, (_, thing) => `Which animal group does ${thing} belong to`],
  [/^(group of \p{L}+) to which you would assign$/u, ([, group = ''], thing) => `To which ${group} does ${thing} belong`],
  [/^faith that (\p{L}+ed) (.+)$/u, ([, deed = '', rest = ''], thing) => `Which faith ${deed} ${rest} ${thing}`],
  [/^unit to (\p{L}+)$/u, ([, deed = ''], thing) => `Which unit do you use to ${deed} ${thing}`],
];

/** The question, where its relation is one of those; undefined where its own words ask well. */
export const askedPlainly = (relation: string, thing: string): string | undefined => {
  for (const [pattern, ask] of plain) {
    const found = pattern.exec(relation);
    if (found !== null) return `${ask(found, thing)}?`;
  }
  return undefined;
};
