import type { TestApp } from './test-app.ts';
import { untilTrue } from './until-true.ts';

export type Letter = { readonly to: string; readonly subject: string; readonly text: string; readonly links: readonly string[] };

export const emailsTo = async (testApp: TestApp, to: string): Promise<readonly Letter[]> => {
  const letters = (await testApp.visitor().get('/dev/mailbox.json')).json<Letter[]>();
  return letters.filter((letter) => letter.to === to);
};

/** The newest letter to somebody whose subject has these words; letters are sent by a job, so it waits. */
export const emailTo = async (testApp: TestApp, to: string, words: string, count = 1): Promise<Letter> => {
  let found: readonly Letter[] = [];
  await untilTrue(async () => {
    found = (await emailsTo(testApp, to)).filter(({ subject }) => subject.includes(words));
    return found.length >= count;
  }, `a letter "${words}" comes to ${to}`);
  const [newest] = found;
  if (newest === undefined) throw new Error(`no letter "${words}" came to ${to}`);
  return newest;
};

/** The letter's link, as the browser asks for it. */
export const linkIn = (letter: Letter): URL => new URL(letter.links[0] ?? 'http://no.link/');
