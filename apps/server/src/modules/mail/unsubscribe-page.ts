import type { EmailSwitched } from '@hedgerow/contracts/letters';

const escape = (text: string): string => text.replaceAll(/[&<>"]/gu, (letter) => `&#${letter.codePointAt(0) ?? 0};`);

/** Styles and one form, which posts to us; no script. The form has to say where it comes from, so the page's address goes to us alone. */
export const unsubscribePageHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
} as const;

const style =
  ":root{color-scheme:light dark}body{margin:0;font:18px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif;background:Canvas;color:CanvasText}main{max-width:34rem;margin:0 auto;padding:12vh 20px}h1{font-size:1.7rem;line-height:1.25}button{font:inherit;font-weight:700;min-height:48px;padding:0 20px;border:0;border-radius:8px;background:#1f5c3f;color:#fff;cursor:pointer}button:focus-visible,a:focus-visible{outline:3px solid #5640d6;outline-offset:3px}a{color:LinkText}";

const page = (productName: string, title: string, body: string): string =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)} - ${escape(productName)}</title><style>${style}</style></head><body><main><h1>${escape(title)}</h1>${body}<p><a href="/">${escape(productName)}</a></p></main></body></html>`;

type Words = Readonly<Record<'ask' | 'means' | 'turn' | 'askOn' | 'meansOn' | 'turnOn' | 'off' | 'stopped' | 'on' | 'back', string>>;

const wordsFor: Readonly<Record<EmailSwitched['letters'], Words>> = {
  weekly: {
    ask: 'Turn the weekly email off?',
    means: 'You will not get it any more. You will still get emails about your account and your payments.',
    turn: 'Turn it off',
    askOn: 'Turn the weekly email on?',
    meansOn: 'It comes on Sunday evenings when there is something to tell you.',
    turnOn: 'Turn it on',
    off: 'The weekly email is off',
    stopped:
      'You will not get it any more. You will still get emails about your account and your payments. You can turn it on again here, or under Notifications in your account settings.',
    on: 'The weekly email is on',
    back: 'It comes on Sunday evenings when there is something to tell you.',
  },
  newsletter: {
    ask: 'Leave the newsletter’s list?',
    means: 'You will not get it any more, and we delete your address from the list.',
    turn: 'Leave the list',
    askOn: 'Join the newsletter’s list?',
    meansOn: 'It comes now and then: ideas for learning at home, and what is new. You can unsubscribe with one click.',
    turnOn: 'Put me on the list',
    off: 'You are off the newsletter’s list',
    stopped: 'You will not get it any more. If that was a mistake, you can come back here, or at the bottom of our pages.',
    on: 'You are on the newsletter’s list',
    back: 'You can unsubscribe with the last line of any email.',
  },
};

const button = (way: 'on' | 'off', token: string, words: string): string =>
  `<form method="post" action="/api/letters/${way}?token=${encodeURIComponent(token)}"><button>${words}</button></form>`;

/** What the link of a letter opens: it asks, because programs that look at mail open links too. */
export const askPage = (productName: string, letters: EmailSwitched['letters'], token: string): string => {
  const { ask, means, turn } = wordsFor[letters];
  return page(productName, ask, `<p>${means}</p>${button('off', token, turn)}`);
};

/** What the link of the newsletter's first letter opens: nobody is on the list before they press. */
export const askOnPage = (productName: string, letters: EmailSwitched['letters'], token: string): string => {
  const { askOn, meansOn, turnOn } = wordsFor[letters];
  return page(productName, askOn, `<p>${meansOn}</p>${button('on', token, turnOn)}`);
};

/** What somebody sees who came from a letter, signed in or not. */
export const unsubscribePage = (productName: string, { letters, on }: EmailSwitched, token: string): string => {
  const words = wordsFor[letters];
  if (on) return page(productName, words.on, `<p>${words.back}</p>`);
  return page(productName, words.off, `<p>${words.stopped}</p>${button('on', token, 'Turn it on again')}`);
};

export const badLinkPage = (productName: string, message: string): string =>
  page(productName, 'This link does not work', `<p>${escape(message)}</p>`);
