const screens = /^apps\//;

/**
 * Words that no person would say to a child, a parent or a teacher, each with the better ones. What is found again on a screen, in a
 * letter or in the bank fails `npm run check:words`. A comment may use them. `only`: the folders in which the words mean this.
 * @type {readonly { readonly not: RegExp, readonly better: string, readonly only?: RegExp }[]}
 */
export const machineWords = [
  { not: /\bstands? here\b/, better: 'shows here; or say what to do', only: screens },
  { not: /\b[Pp]ut away\b/, better: 'Archive; Archived', only: screens },
  { not: /\bLeaves the school\b/, better: 'Remove from school' },
  { not: /kept in a form that nobody can read/, better: 'We can’t show it, but you can set a new one.' },
  { not: /could not be fetched/, better: 'This did not load. Check your internet and try again.' },
  {
    not: /\b(?:when|until|once) the line is\b|\bThe line is slow\b|\bthere is (?:still )?no line\b|['">]Without a line\b/,
    better: 'when you’re back online; You’re offline',
    only: screens,
  },
  { not: /\bwhen the connection is back\b/, better: 'It will be sent when you’re back online.', only: screens },
  { not: /\bcheck the connection\b/, better: 'Check your internet', only: screens },
  { not: /\bAI mode\b|\bStandard mode\b/, better: 'Picked for me; School order', only: screens },
  { not: /['">]Urgent['"<]/, better: 'Next up' },
  { not: /\bof yours so far\b|\bWhat helps you most comes first\b/, better: 'Your best next steps come first.' },
  { not: /\bYour last score here was\b/, better: 'Let’s have another go at this.' },
  { not: /\bsome of it will have faded\b|\ba revisit now\b/, better: 'It’s been 5 days. A quick go will help it stick.' },
  { not: /\bidle time left out\b/, better: 'Active minutes' },
  { not: /\btook \$?\{?\w*\d?:\d\d\b/, better: 'took 7 minutes; took under a minute' },
  { not: /\bAvatar level\b/, better: 'Level 2, as everywhere else' },
  { not: /\bThink back to the part\b/, better: 'a hint that says the first thing to do' },
  { not: /\bRule out [“"]|\bThat leaves [“"]|\bit would not be true\b/, better: 'the reason itself' },
  { not: /\bbuilds on it\b/, better: 'It leads on to fractions.', only: /^packages\/teaching\// },
  { not: /\bNew to you, and you are ready\b/, better: 'You have not done this here yet.' },
  { not: /\bThey are due today\. A look now keeps them\b/, better: 'Review these today to remember them.' },
  { not: /\bPoints fill the sun\b/, better: '100 points make a sun.' },
  { not: /\bis a file of its own\b/, better: 'is a separate file' },
  { not: /\bIt holds on every page\b/, better: 'This applies wherever Robin signs in.' },
  { not: /\bA letter now and then\b/, better: 'Occasional emails' },
  { not: /\bAverages are those of\b/, better: 'The averages are for the last four weeks.' },
  { not: /\bat work for \$\{|\bMinutes at work\b/, better: 'active minutes' },
  {
    not: /\b(?:of|in|with|by|to) (?:our|any|the) letter\b|\b[Ww]eekly letter\b|\breceive this letter\b/,
    better: 'our email; the weekly email',
    only: screens,
  },
  { not: /\be-mail(?:s|ed)?\b(?!\?)/i, better: 'email', only: screens },
  {
    not: /['"`>](?:The|This|Your|What|Earlier)[\w’' ]* could not be (?:read|loaded|made|sent|opened)\b/,
    better: 'We could not load the files.',
    only: screens,
  },
  {
    not: /\bis not paid back\b|\bhave (?:it|this payment|that payment|your payment) back\b/,
    better: 'We do not refund it; get it back',
    only: screens,
  },
  { not: /\b[Oo]ur own engine\b/, better: 'Hedgerow', only: screens },
  { not: /\b[Ww]ith one press\b|\b[Oo]ne press (?:reminds|makes|keeps)\b/, better: 'with one click', only: screens },
  { not: /\bneed not\b/, better: 'You do not need to', only: screens },
  {
    not: /\bNothing waits for you\b|\bstill waits\b/,
    better: 'Nothing to do; It is still due',
    only: screens,
  },
  { not: /\bsecond lock\b/, better: 'extra protection', only: screens },
  { not: /\bschool[’']s desk\b|\b[Oo]perator[’']s desk\b/, better: 'the page by its name', only: screens },
  {
    not: /\bNot found in these words\b|\bDoes not fit the facts\b/,
    better: 'Points we did not find; Not right',
    only: /^apps\/web\/app\/features\/children\//,
  },
  { not: /['"`>](?:Held|Secure)['"`<:]/, better: 'Getting there; Known well', only: /^apps\/web\/app\/features\/(?:maps|children)\// },
  {
    not: /\b[Tt]he answer stands in\b|\bstands? in the right place\b|\bthe wire parts\b/,
    better: 'is in; the wire splits',
    only: /^packages\/(?:teaching|figures)\//,
  },
];
