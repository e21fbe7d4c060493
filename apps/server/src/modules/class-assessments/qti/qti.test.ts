import type { SetForClasses, TeacherPaper } from '@hedgerow/contracts/teacher-work';
import type { StoredQuestion } from '@hedgerow/curriculum/question';
import { DOMParser } from '@xmldom/xmldom';
import { expect, test } from 'vitest';
import { readArchive } from '../../../adapters/text/zip-archive.ts';
import { aPupil, aTeacher } from '../../../testing/people.ts';
import { aClass, aColleague } from '../../../testing/school.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { qtiPackage } from './qti-package.ts';

const testApp = startTestApp();
const nobody = '00000000-0000-7000-8000-000000000000';

const wellFormed = (xml: string): Document => {
  const complaints: string[] = [];
  const errorHandler = (_level: string, message: string): void => void complaints.push(message);
  const document = new DOMParser({ errorHandler }).parseFromString(xml, 'text/xml');
  expect(complaints).toEqual([]);
  return document;
};
const all = (from: Document | Element, name: string): Element[] => Array.from(from.getElementsByTagName(name));
const attributes = (elements: readonly Element[], name: string): string[] => elements.map((one) => one.getAttribute(name) ?? '');

/** What every item must say of itself: its kind of answer, a key that it offers, and who gives the marks. */
const checkItem = (xml: string): { readonly kind: string; readonly key: string[] } => {
  const item = wellFormed(xml);
  const root = item.documentElement;
  expect([root.nodeName, root.namespaceURI]).toEqual(['qti-assessment-item', 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0']);
  const [declaration] = all(item, 'qti-response-declaration');
  expect(declaration?.getAttribute('identifier')).toBe('RESPONSE');
  const interactions = Array.from(item.getElementsByTagName('*')).filter(({ nodeName }) => nodeName.endsWith('-interaction'));
  expect(attributes(interactions, 'response-identifier')).toEqual(['RESPONSE']);
  expect(attributes(all(item, 'qti-outcome-declaration'), 'identifier')).toEqual(['SCORE']);
  const offered = attributes([...all(item, 'qti-simple-choice'), ...all(item, 'qti-simple-associable-choice')], 'identifier');
  expect(new Set(offered).size).toBe(offered.length);
  const key = declaration === undefined ? [] : all(declaration, 'qti-value').map(({ textContent }) => textContent ?? '');
  const named = declaration?.getAttribute('base-type') === 'directedPair' ? key.flatMap((pair) => pair.split(' ')) : key;
  if (offered.length > 0) expect(named.filter((one) => !offered.includes(one))).toEqual([]);
  for (const formula of all(item, 'math')) expect(formula.namespaceURI).toBe('http://www.w3.org/1998/Math/MathML');
  const kind = interactions[0]?.nodeName ?? '';
  expect(all(item, 'qti-response-processing')).toHaveLength(kind === 'qti-extended-text-interaction' ? 0 : 1);
  return { kind, key };
};

/** A package as somebody else's reader finds it: the manifest names every file, once, and nothing that is not there. */
const checkPackage = (
  zip: Buffer,
): { readonly items: readonly ReturnType<typeof checkItem>[]; readonly note: string; readonly names: string[] } => {
  const entries = new Map(
    readArchive(zip, { entryBytes: 2_000_000, totalBytes: 20_000_000 }).map(({ name, read }) => [name, read().toString()]),
  );
  const manifest = wellFormed(entries.get('imsmanifest.xml') ?? '');
  expect([...entries.keys()][0]).toBe('imsmanifest.xml');
  expect(all(manifest, 'schema').map(({ textContent }) => textContent)).toEqual(['QTI Package']);
  const resources = all(manifest, 'resource');
  const identifiers = attributes(resources, 'identifier');
  expect(new Set(identifiers).size).toBe(identifiers.length);
  expect(attributes(all(manifest, 'dependency'), 'identifierref').filter((one) => !identifiers.includes(one))).toEqual([]);
  const files = attributes(all(manifest, 'file'), 'href');
  expect(files.toSorted()).toEqual([...entries.keys()].filter((name) => !['imsmanifest.xml', 'note.txt'].includes(name)).toSorted());
  const refs = all(wellFormed(entries.get('test.xml') ?? ''), 'qti-assessment-item-ref');
  expect(attributes(refs, 'href').filter((href) => !entries.has(href))).toEqual([]);
  for (const [name, text] of entries) if (name.endsWith('.svg') || name.endsWith('.xml')) wellFormed(text);
  return {
    items: attributes(refs, 'href').map((href) => checkItem(entries.get(href) ?? '')),
    note: entries.get('note.txt') ?? '',
    names: [...entries.keys()],
  };
};

const shared = {
  question: 'Which is $\\frac{1}{2}$ & more?\nLook well.',
  explanation: '',
  marks: 2,
  difficulty: 'beginner',
  topicId: null,
  objective: null,
  provenance: 'bank',
  sourceId: 's',
} as const;
/** Lists that the questions share, and nobody changes. */
const lists = () => ({ stepByStepSolution: [], hints: [] });
const typed = (id: string, expected: Extract<StoredQuestion, { type: 'typed' }>['expected']): StoredQuestion => ({
  ...shared,
  ...lists(),
  id,
  type: 'typed',
  expected,
  answer: '',
  slips: [],
  keys: 'words',
});

test('each kind of question has its item, with the key that it has here', async () => {
  const questions: StoredQuestion[] = [
    {
      ...shared,
      ...lists(),
      id: '1',
      type: 'multiple_choice',
      options: ['a < b', '$x^2$', 'c'],
      correctAnswer: 1,
      optionNotes: ['', '', ''],
      misconceptions: [null, null, null],
    },
    { ...shared, ...lists(), id: '2', type: 'several', options: ['a', 'b', 'c'], correctAnswers: [0, 2], optionNotes: ['', '', ''] },
    typed('3', { kind: 'number', value: '-2.5' }),
    typed('4', { kind: 'number', value: '3/4' }),
    typed('5', { kind: 'words', answers: ['Rhône', 'the "Rhône"'] }),
    typed('6', { kind: 'money', pence: 250 }),
    { ...shared, ...lists(), id: '7', type: 'order', items: ['x', 'y', 'z'], rightOrder: [2, 0, 1] },
    { ...shared, ...lists(), id: '8', type: 'match', left: ['a', 'b'], right: ['1', '2'], partners: [1, 0] },
    { ...shared, ...lists(), id: '9', type: 'sort', items: ['a', 'b', 'c'], groups: ['1', '2'], places: [0, 0, 1] },
    {
      ...shared,
      ...lists(),
      id: '10',
      type: 'essay',
      markScheme: {
        criteria: [{ name: 'Facts', points: [{ text: 'Names $CO_2$', terms: [], marks: 1 }] }],
        levels: [],
        modelAnswer: 'It is.',
      },
    },
    typed('11', { kind: 'expression', expression: '2x+1' }),
  ];
  const { files, left } = qtiPackage({
    title: 'A "check" & more',
    productName: 'Hedgerow',
    questions,
    comprehension: { type: 'poem', title: 'Rain & sun', content: 'One\nTwo' },
  });
  expect(left).toEqual([11]);
  const { writeArchive } = testApp().services;
  const { items, note, names } = checkPackage(writeArchive(files));
  expect(items.map(({ kind, key }) => [kind.replace(/^qti-|-interaction$/g, ''), ...key])).toEqual([
    ['choice', 'B'],
    ['choice', 'A', 'C'],
    ['text-entry', '-2.5'],
    ['text-entry', '3/4'],
    ['text-entry', 'Rhône'],
    ['text-entry', '£2.50'],
    ['order', 'C', 'A', 'B'],
    ['match', 'L1 R2', 'L2 R1'],
    ['match', 'L1 R1', 'L2 R1', 'L3 R2'],
    ['extended-text'],
  ]);
  expect(names).toContain('text.xml');
  expect(note).toContain('10 of 11 questions');
  expect(note).toContain('Left out, 1 of 11, because');
  expect(note).toContain('(answered on a picture, or by an expression): 11.');
  expect(note).toContain('Marked by you, with the mark scheme for the marker in the item: 10.');
  expect(note).toContain('Compared letter by letter, where we accept more ways to write the answer: 5, 6.');
});

test('a teacher takes a paper away as a package: pictures, formulae and the text with it', async () => {
  const teacher = await aTeacher(testApp());
  for (const [subject, topic, yearGroup] of [
    ['maths', 'Angles', 7],
    ['maths', 'Fractions', 9],
    ['english', 'Reading comprehension', 5],
    ['science', 'Electricity', 8],
  ] as const) {
    const classId = await aClass(testApp(), teacher, [], { subject, yearGroup });
    const made = await teacher.post('/api/teacher/papers', {
      classId,
      topic,
      difficulty: 'intermediate',
      numQuestions: 10,
      includeEssays: true,
    });
    const paper = made.json<TeacherPaper>();
    const answer = await teacher.post(`/api/teacher/papers/${paper.id}/qti`, { title: `${topic} check` });
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toMatchObject([
      200,
      'application/zip',
      expect.stringContaining(`${topic} check.zip`),
    ]);
    const { items, names } = checkPackage(answer.rawPayload);
    // What is answered on its picture is left out, and named in the note.
    const sent = paper.questions.filter(({ type }) => type !== 'on_figure');
    const drawn = sent.filter((question) => question.figure !== null && question.figure !== undefined);
    expect(names.filter((name) => name.endsWith('.svg'))).toHaveLength(drawn.length);
    expect(items).toHaveLength(sent.length);
    // The key is the one that the teacher looked at.
    const letters = sent.map(({ options }) => options.findIndex(({ correct }) => correct));
    expect(items.map(({ key }) => (key[0] === undefined ? -1 : 'ABCD'.indexOf(key[0])))).toEqual(letters);
  }
});

test('a colleague’s paper is theirs until it is set in a class that the teacher teaches', async () => {
  const teacher = await aTeacher(testApp());
  const pupil = await aPupil(testApp());
  const classId = await aClass(testApp(), teacher, [pupil]);
  const wish = { topic: 'Fractions', difficulty: 'beginner', numQuestions: 5 };
  const { id } = (await teacher.post('/api/teacher/papers', { classId, ...wish })).json<TeacherPaper>();
  const colleague = await aColleague(testApp(), teacher.schoolId);
  await teacher.put(`/api/teacher/classes/${classId}/teachers/${colleague.id}`, { role: 'co_teacher' });
  const path = `/api/teacher/papers/${id}/qti`;
  const title = { title: 'Check' };
  expect((await colleague.post(path, title)).statusCode).toBe(404);
  const set = await teacher.post('/api/teacher/set-work', { to: [{ classId }], title: 'Check', ...wish, paperId: id });
  expect(set.json<SetForClasses>().groups).toHaveLength(1);
  expect((await colleague.post(path, title)).statusCode).toBe(200);
  expect((await (await aTeacher(testApp())).post(path, title)).statusCode).toBe(404);
  expect((await pupil.post(path, title)).statusCode).toBe(403);
  expect((await testApp().visitor().post(path, title)).statusCode).toBe(401);
  expect((await teacher.post(path, { title: ' ' })).statusCode).toBe(400);
  expect((await teacher.post(`/api/teacher/papers/${nobody}/qti`, title)).statusCode).toBe(404);
  expect((await teacher.post('/api/teacher/papers/x/qti', title)).statusCode).toBe(400);
});
