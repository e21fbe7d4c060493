import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, expect, test } from 'vitest';
import { pageText } from '#adapters/text/pdf-page-text.ts';
import { multipleChoice, sampleCards, sampleGuide, samplePaper } from '#testing/documents/sample-pages.ts';
import { typstPages } from './typst-pages.ts';

const pages = typstPages();
afterAll(() => pages.close());

/** Roles that a screen reader is told: headings, lists, tables, formulas. */
const rolesIn = (node: { readonly role?: string; readonly children?: readonly object[] } | null): readonly string[] =>
  node === null ? [] : [node.role ?? '', ...(node.children ?? []).flatMap(rolesIn)];

/** What a reader finds in a PDF: the text of each page, and what it says about itself. */
const readPdf = async (pdf: Buffer) => {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  const texts: string[] = [];
  const roles = new Set<string>();
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    for (const role of rolesIn(await page.getStructTree())) roles.add(role);
    texts.push(pageText(items.flatMap((item) => ('str' in item ? [item] : []))));
  }
  const { info } = await document.getMetadata();
  await loading.destroy();
  return {
    texts,
    text: texts.join('\n'),
    roles,
    title: (info as { readonly Title?: string }).Title,
    language: (info as { readonly Language?: string }).Language,
  };
};
/** The mark that a document declares to be accessible (PDF/UA-1). */
const isAccessible = (pdf: Buffer): boolean => /pdfuaid:part(?:="|>)1/.test(pdf.toString('latin1'));

test('a guide is a tagged PDF with a title, a language and its formulas', async () => {
  const pdf = await pages.guidePdf(sampleGuide);
  const { text, roles, title, language } = await readPdf(pdf);
  expect({ title, language, accessible: isAccessible(pdf) }).toEqual({
    title: 'Laws of indices',
    language: 'en-GB',
    accessible: true,
  });
  expect([...roles]).toEqual(expect.arrayContaining(['H1', 'H2', 'H3', 'P', 'L', 'LI', 'Table', 'TH', 'Formula']));
  expect(text).toContain('What an index tells you');
  expect(text).toContain('x^5');
  expect(text.indexOf('Check yourself')).toBeLessThan(text.indexOf('Answers'));
});

test('pages for younger pupils are set in Andika', async () => {
  expect((await pages.paperPdf({ ...samplePaper, keyStage: 'KS1' })).toString('latin1')).toContain('Andika');
  expect((await pages.paperPdf(samplePaper)).toString('latin1')).not.toContain('Andika');
  expect((await pages.guidePdf({ ...sampleGuide, theme: 'playful' })).toString('latin1')).toContain('Andika');
});

test('the cards of a sheet have their answers behind them', async () => {
  const { texts } = await readPdf(
    await pages.flashcardsPdf({
      title: 'Capitals',
      cards: ['France', 'Spain', 'Italy'].map((land) => ({ question: land, answer: `of ${land}` })),
    }),
  );
  expect(texts.map((text) => text.match(/(?:of )?(?:France|Spain|Italy)/g))).toEqual([
    ['France', 'Spain', 'Italy'],
    ['of Spain', 'of France', 'of Italy'],
  ]);
  expect((await readPdf(await pages.flashcardsPdf(sampleCards))).texts.length).toBe(6);
});

test('a card has its picture on the front, and stays one card', async () => {
  const figure = { kind: 'clock', hour: 4, minute: 30 } as const;
  const pdf = await pages.flashcardsPdf({ title: 'Time', cards: [{ question: 'What time is it?', figure, answer: 'half past four' }] });
  const { texts } = await readPdf(pdf);
  expect(texts.length).toBe(2);
  expect(texts[0]).toContain('What time is it?');
  expect(texts[0]).not.toContain('half past four');
  expect(isAccessible(pdf)).toBe(true);
});

test('a paper has room for name and date, marks, page numbers, and its answers on a page of their own', async () => {
  const pdf = await pages.paperPdf(samplePaper);
  const { texts } = await readPdf(pdf);
  const first = texts[0] ?? '';
  const scheme = texts.findIndex((text) => text.includes('Mark scheme'));
  for (const expected of ['Name:', 'Date:', '/ 19', '1 mark', `Page 1 of ${texts.length}`]) expect(first).toContain(expected);
  expect(isAccessible(pdf)).toBe(true);
  expect(texts.slice(0, scheme).join('')).not.toContain('Seven sevens');
  expect(texts[scheme]).toContain('Seven sevens');
  expect(texts.at(-1)).toContain('Total: 19 marks');
});

test('a paper for pupils holds no answers', async () => {
  const { text } = await readPdf(await pages.paperPdf({ ...samplePaper, markScheme: 'none' }));
  expect(text).not.toContain('Mark scheme');
  expect(text).not.toContain('Seven sevens');
});

test('a mark scheme is a document of its own where it is asked for', async () => {
  const { text } = await readPdf(await pages.paperPdf({ ...samplePaper, markScheme: 'alone' }));
  expect(text).toContain('Mark scheme');
  expect(text).toContain('Seven sevens');
  expect(text).not.toContain('Name:');
});

test('a mark scheme does not say the answer and then say it again', async () => {
  const explained = {
    ...multipleChoice('Which is true?', ['A river widens.', 'A river narrows.']),
    explanation: 'A river widens. Streams join it.',
  };
  const { text } = await readPdf(await pages.paperPdf({ ...samplePaper, questions: [explained], markScheme: 'alone' }));
  expect(text.match(/A river widens/g)).toHaveLength(1);
  expect(text).toContain('Streams join it.');
});

const asked = (options: readonly string[]) => ({
  ...samplePaper,
  questions: [multipleChoice('Which?', options)],
  markScheme: 'none' as const,
});

test('short answers stand two in a row, and long ones below one another', async () => {
  const short = await readPdf(await pages.paperPdf(asked(['7 cm', '8 cm', '9 cm', '10 cm'])));
  expect(short.text).toMatch(/7 cm[^\n]*8 cm/);
  const three = await readPdf(await pages.paperPdf(asked(['one', 'two', 'ten'])));
  expect(three.text).toMatch(/one[^\n]*two[^\n]*ten/);
  const long = await readPdf(await pages.paperPdf(asked(['7 cm', 'a length that nobody could have measured', '9 cm'])));
  expect(long.text).not.toMatch(/7 cm[^\n]*nobody/);
});

test('an essay of 30 marks has more than a page of lines', async () => {
  const essay = samplePaper.questions.find(({ type }) => type === 'essay');
  if (essay === undefined) throw new Error('the sample has no essay');
  const paper = (marks: number) => ({ ...samplePaper, questions: [{ ...essay, marks }], markScheme: 'none' as const });
  const { texts } = await readPdf(await pages.paperPdf(paper(30)));
  expect(texts.length).toBe(2);
  expect((await readPdf(await pages.paperPdf(paper(4)))).texts.length).toBe(1);
});

test('pages for the youngest say Reception', async () => {
  const { text } = await readPdf(await pages.paperPdf({ ...samplePaper, keyStage: 'EYFS' }));
  expect(text).toContain('Reception');
  expect(text).not.toContain('EYFS');
});

test('neither a worked example nor the answers are cut by the end of a page', async () => {
  const filler = { kind: 'paragraph' as const, text: 'A line of a guide.' };
  const example = { kind: 'workedExample' as const, problem: 'The problem', steps: ['One', 'Two', 'Three', 'Four'], answer: 'The end' };
  const check = {
    kind: 'checkYourself' as const,
    entries: [1, 2, 3, 4, 5, 6].map((n) => ({ question: `Ask ${n}`, answer: `Reply ${n}` })),
  };
  for (const lines of [20, 22, 24, 26]) {
    const blocks = [...Array.from({ length: lines }, () => filler), example, ...Array.from({ length: lines }, () => filler), check];
    const { texts } = await readPdf(await pages.guidePdf({ ...sampleGuide, content: { blocks } }));
    const pageWith = (words: string): number => texts.findIndex((text) => text.includes(words));
    expect([pageWith('The problem'), pageWith('Reply 1')]).toEqual([pageWith('The end'), pageWith('Reply 6')]);
  }
});

const part = (letter: string) => ({
  kind: 'checkYourself' as const,
  entries: [1, 2].map((number) => ({ question: `Ask ${letter}${number}`, answer: `Reply ${letter}${number}` })),
});

test('what is no revision guide of one key stage says for whom and what it is', async () => {
  const about = { stage: 'Year 6 to Year 13', kind: 'Exam Preparation' };
  const { text } = await readPdf(await pages.guidePdf({ ...sampleGuide, about }));
  expect(text).toContain('Year 6 to Year 13');
  expect(text).toContain('Exam Preparation');
  expect(text).not.toContain('Revision guide');
  expect((await readPdf(await pages.guidePdf(sampleGuide))).text).toContain('Revision guide');
});

test('questions of two parts of a guide are numbered through, as their answers are', async () => {
  const { text } = await readPdf(await pages.guidePdf({ ...sampleGuide, content: { blocks: [part('A'), part('B')] } }));
  expect(text).toMatch(/3\.\s+Ask B1\s+4\.\s+Ask B2/);
  expect(text).toMatch(/3\.\s+Reply B1\s+4\.\s+Reply B2/);
});

test('a comprehension paper begins with its text', async () => {
  const comprehension = { type: 'poem', title: 'The Hedge', content: 'A wren went in,\nA wren came out.' } as const;
  const { texts } = await readPdf(await pages.paperPdf({ ...samplePaper, comprehension }));
  expect(texts[0]).toMatch(/The Hedge\s+A wren went in,\s+A wren came out\./);
});

test('words that look like markup are shown as they are', async () => {
  const hostile = '#read("/etc/passwd") #import "@preview/a:1.0.0" = head _it_ `raw` <label> @ref // note \\ [x]';
  const { text } = await readPdf(
    await pages.paperPdf({ ...samplePaper, title: hostile, questions: [multipleChoice(hostile, [hostile, '#panic()'])] }),
  );
  const flat = text.replaceAll(/\s+/g, ' ');
  expect(flat.split('#read("/etc/passwd") #import "@preview/a:1.0.0" = head _it_ `raw` <label> @ref // note').length).toBeGreaterThan(3);
  expect(flat).toContain('#panic()');
  expect(flat).not.toContain('root:');
});

test('a formula with an unknown command is shown as words, and the others as formulas', async () => {
  const question = multipleChoice('Find $\\unknowncmd{3}$ and $\\mathrm{abc} + zzz + x^{5}$.', ['$\\frac{1}{2}$', '$unknownname$']);
  const { text } = await readPdf(await pages.paperPdf({ ...samplePaper, questions: [question] }));
  expect(text).toContain('unknowncmd');
  expect(text).toContain('1/2');
});

test('letters of other languages are shown', async () => {
  const text = 'é œ ñ ß ¿ ā √ π θ ≥ ½ £ € → Привет';
  expect((await readPdf(await pages.guidePdf({ ...sampleGuide, title: text }))).text).toContain('é œ ñ ß ¿ ā');
});

test('pages that take too long are given up with a sentence for people', async () => {
  const hasty = typstPages({ heapMb: 256, killAtMb: 700, reuseBelowMb: 400, taskMs: 1, idleMs: 1000 });
  await expect(hasty.paperPdf(samplePaper)).rejects.toMatchObject({
    code: 'unavailable',
    message: 'We could not make this PDF just now. Please try again later.',
  });
  await hasty.close();
});
