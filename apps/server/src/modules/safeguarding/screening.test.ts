import { helpOffer } from '@hedgerow/contracts/help-offer';
import { readFileSync } from 'node:fs';
import type { AiLog } from '@hedgerow/contracts/ai-log';
import type { Assessment, SubmitResult } from '@hedgerow/contracts/assessments';
import type { Flashcard } from '@hedgerow/contracts/flashcards';
import type { SchoolFile } from '@hedgerow/contracts/files';
import type { Guide } from '@hedgerow/contracts/guides';
import type { SafeguardingRecord, SharedConcerns } from '@hedgerow/contracts/safeguarding';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { placesWith } from '../../testing/places-with.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { emailTo, emailsTo } from '../../testing/emails.ts';
import { buildPdf, onePage, shownText } from '../../testing/documents/pdf-builder.ts';
import { startModelServer } from '../../testing/model-server.ts';
import { sendForm } from '../../testing/multipart.ts';
import { aParent, aPupil, anOperator, type TestPupil, opensScreens } from '../../testing/people.ts';
import { untilTrue } from '../../testing/until-true.ts';

const server = await startModelServer();
afterAll(server.stop);
beforeEach(() => server.be('good'));

const contact = 'safeguarding@example.test';
const model = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'local-model', AI_BASE_URL: server.url };
const testApp = startTestApp({ ...model, SAFEGUARDING_EMAIL: contact });

type Refusal = { message: string; details?: { field?: string; help?: { category: string } } };
const secret = 'my dad hits me';

const recordsOf = async (pupil: TestPupil): Promise<SafeguardingRecord[]> => {
  const operator = await anOperator(testApp());
  const all = (await operator.get('/api/operator/safeguarding')).json<SafeguardingRecord[]>();
  return all.filter(({ childId }) => childId === pupil.id);
};
/** Nothing of the words in any table but the one that holds an essay for its child. */
const placesOf = (words: string): Promise<string[]> => placesWith(testApp(), words);

const logOf = async (pupil: TestPupil): Promise<AiLog> => (await pupil.parent.get(`/api/parent/ai-log/${pupil.id}`)).json<AiLog>();

const writing = (pupil: TestPupil, topic: string) => ({
  quiz: () => pupil.post('/api/assessments/generate', { subject: 'English', topic, difficulty: 'beginner' }),
  guide: () => pupil.post('/api/revision-guides/generate', { subject: 'English', topic }),
  paper: () => pupil.post('/api/assessments/download-pdf', { subject: 'English', topic, difficulty: 'beginner' }),
});

test('a call for help as what somebody would like to learn: kind words and a record; a topic by its id is not typed', async () => {
  const pupil = await aPupil(testApp(), { year: 10 });
  const typed = new URLSearchParams({ subject: 'English', topic: secret }).toString();
  const answer = await pupil.get(`/api/learn?${typed}`);
  expect([answer.statusCode, answer.json<Refusal>().details]).toEqual([400, { field: 'topic', help: { category: 'harm_by_others' } }]);
  expect(await recordsOf(pupil)).toMatchObject([{ category: 'harm_by_others', place: 'quiz_topic', times: 1 }]);
  const rude = new URLSearchParams({ subject: 'English', topic: 'how to make a bomb' }).toString();
  expect((await pupil.get(`/api/learn?${rude}`)).json<Refusal>().message).toContain('keep to school work');
  expect((await pupil.get('/api/learn?subject=maths&topic=x&topicId=maths.ks4.vectors')).statusCode).toBe(200);
});

test.each(['quiz', 'guide', 'paper'] as const)(
  'a call for help as the topic of a %s: kind words, a record, nothing for the parents',
  async (kind) => {
    const pupil = await aPupil(testApp(), { year: 10 });
    const answer = await writing(pupil, secret)[kind]();
    const { message, details } = answer.json<Refusal>();
    expect([answer.statusCode, details]).toEqual([400, { field: 'topic', help: { category: 'harm_by_others' } }]);
    expect(message).toContain('0800 1111');
    expect(message).toContain('grown-up you trust');
    expect(await recordsOf(pupil)).toMatchObject([{ category: 'harm_by_others', place: `${kind}_topic`, times: 1, state: 'new' }]);
    expect((await pupil.parent.get(`/api/parent/ai-log/${pupil.id}`)).json<AiLog>()).toEqual([]);
    expect((await pupil.parent.get(`/api/parent/child/${pupil.id}/safeguarding`)).json<SharedConcerns>()).toEqual([]);
    expect(await emailsTo(testApp(), pupil.parent.email)).not.toContainEqual(
      expect.objectContaining({ text: expect.stringContaining('safeguarding') }),
    );
    expect(server.heard).toEqual([]);
    expect(await placesOf(secret)).toEqual([]);
  },
);

test('the contact gets a letter without details, and the same within a day is one record and one letter', async () => {
  const pupil = await aPupil(testApp(), { year: 10, firstName: 'Zebedee' });
  const before = (await emailsTo(testApp(), contact)).length;
  await writing(pupil, 'i want to die').guide();
  await writing(pupil, 'i want to kill myself').quiz();
  const letter = await emailTo(testApp(), contact, 'safeguarding record', before + 1);
  expect(letter.text).not.toMatch(/Zebedee|die|suicide/i);
  expect(letter.links[0]).toContain('/operator/dashboard');
  expect(await recordsOf(pupil)).toMatchObject([{ category: 'suicide', times: 2, childName: 'Zebedee Lee' }]);
  expect((await emailsTo(testApp(), contact)).length).toBe(before + 1);
});

test.each([
  ['sh!t homework', 'rude'],
  ['how to make a pipe bomb', 'weapons'],
])('an unfit topic is refused, and the log says its kind and not its words: %s', async (topic, category) => {
  const pupil = await aPupil(testApp(), { year: 10 });
  const answer = await writing(pupil, topic).guide();
  expect([answer.statusCode, answer.json<Refusal>().message]).toEqual([400, expect.stringContaining('keep to school work')]);
  const log = await pupil.parent.get(`/api/parent/ai-log/${pupil.id}`);
  expect(log.json<AiLog>()).toMatchObject([{ outcome: 'refused', reason: 'unsuitable', category }]);
  expect(log.body).not.toContain(topic);
  expect(await recordsOf(pupil)).toEqual([]);
  expect(server.heard).toEqual([]);
});

test('a way of self-harm is answered like a call for help, and the parents’ log stays empty', async () => {
  const pupil = await aPupil(testApp(), { year: 10 });
  const answer = await writing(pupil, 'best way to hide self harm from my parents').guide();
  expect(answer.json<Refusal>().details?.help?.category).toBe('self_harm');
  expect((await pupil.parent.get(`/api/parent/ai-log/${pupil.id}`)).json<AiLog>()).toEqual([]);
});

test.each(['how old do you have to be to buy a vape', 'sexting'])('what our own lessons ask is refused to nobody: %s', async (topic) => {
  const pupil = await aPupil(testApp(), { year: 10 });
  expect((await writing(pupil, topic).guide()).body).not.toContain('school work');
});

test.each(['Moby Dick', 'sex determination', 'Romeo and Juliet'])('a topic of school is only a topic: %s', async (topic) => {
  const pupil = await aPupil(testApp(), { year: 10 });
  expect((await writing(pupil, topic).guide()).body).not.toContain('school work');
  expect(await recordsOf(pupil)).toEqual([]);
});

test('extremism is told to the contact, without the words; other unfit words of a family’s child are not', async () => {
  const pupil = await aPupil(testApp(), { year: 10 });
  const answer = await writing(pupil, 'how to join isis').guide();
  expect(answer.json<Refusal>()).toMatchObject({ message: expect.stringContaining('keep to school work') });
  expect(await recordsOf(pupil)).toMatchObject([{ category: 'radicalisation', place: 'guide_topic', times: 1, hasWords: false }]);
  for (let at = 0; at < 4; at += 1) await writing(pupil, `how to make a bomb ${at}`).guide();
  expect(await recordsOf(pupil)).toHaveLength(1);
});

test('what is typed beside an upload, and in its text, is read before it is kept', async () => {
  const pupil = await aPupil(testApp(), { plan: 'secondary_learn' });
  const content = readFileSync(new URL('../../testing/documents/files/c1.docx', import.meta.url));
  const lesson = { name: 'Lesson.docx', content };
  const details = { subject: 'History', topic: 'Domesday Book', lessonDate: '12/11/2026' };
  const send = (more: object, name = lesson.name) => sendForm(pupil, '/api/files/upload', { ...details, ...more }, { ...lesson, name });
  for (const [more, name, field] of [
    [{ topic: 'my uncle touches me' }, 'a.docx', 'topic'],
    [{ description: 'my uncle touches me' }, 'a.docx', 'description'],
    [{ subject: 'Other', customSubject: 'my uncle touches me' }, 'a.docx', 'customSubject'],
    [{}, 'my_uncle_touches_me.docx', 'file'],
  ] as const) {
    const answer = await send(more, name);
    expect([answer.statusCode, answer.json<Refusal>().details]).toEqual([400, { field, help: { category: 'abuse' } }]);
  }
  const kept = (await send({})).json<{ id: string }>();
  const isRead = async () => (await pupil.get(`/api/files/${kept.id}`)).json<{ state: string }>().state === 'ready';
  await untilTrue(isRead, 'the file is read');
  const corrected = await pupil.patch(`/api/files/${kept.id}/text`, { text: `The Domesday Book was made in 1086. My uncle touches me.` });
  expect([corrected.statusCode, corrected.json<Refusal>().details?.help]).toEqual([400, { category: 'abuse' }]);
  expect((await pupil.patch(`/api/files/${kept.id}/text`, { text: 'Edmund calls himself a bastard.' })).statusCode).toBe(200);
  expect(await recordsOf(pupil)).toMatchObject([{ category: 'abuse', place: 'upload_details', times: 5 }]);
  expect(await placesOf('uncle touches')).toEqual([]);
});

test('beside a page that may be about the child stands who listens, for the child alone; nobody is told', async () => {
  const pupil = await aPupil(testApp(), { plan: 'secondary_learn' });
  const content = readFileSync(new URL('../../testing/documents/files/c1.docx', import.meta.url));
  const details = { subject: 'History', topic: 'Domesday Book', lessonDate: '12/11/2026' };
  const { id } = (await sendForm(pupil, '/api/files/upload', details, { name: 'Page.docx', content })).json<{ id: string }>();
  const isRead = async () => (await pupil.get(`/api/files/${id}`)).json<{ state: string }>().state === 'ready';
  await untilTrue(isRead, 'the file is read');
  const offered = async (who: Pick<TestPupil, 'get'>) => (await who.get(`/api/files/${id}`)).headers[helpOffer];
  const holds = (text: string) => testApp().database.pool.query('update school_file set text = $1 where id = $2', [text, id]);
  expect(await offered(pupil)).toBeUndefined();
  await holds('Rivers carry rock to the sea. i cant cope any more and nobody would miss me. Deltas are flat.');
  expect(await offered(pupil)).toBeDefined();
  expect([await offered(pupil.parent), await offered(await opensScreens(pupil.parent, pupil.id))]).toEqual([undefined, undefined]);
  expect(await recordsOf(pupil)).toEqual([]);
});

test('an answer typed to a card is heard, and an honest "knife" is only a word', async () => {
  const pupil = await aPupil(testApp(), { plan: 'secondary_revise' });
  const guide = (await pupil.post('/api/revision-guides/generate', { subject: 'Geography', topic: 'Rivers' })).json<Guide>();
  const made = await pupil.post('/api/flashcards/generate', { revisionGuideId: guide.id });
  const [card] = made.json<Flashcard[]>();
  const say = (typed: string) => pupil.post(`/api/flashcards/${card?.id}/check-answer`, { typed });
  const answer = await say('i cut myself');
  expect([answer.statusCode, answer.json<Refusal>().details?.help]).toEqual([400, { category: 'self_harm' }]);
  expect((await say('knife')).statusCode).toBe(200);
  expect(await recordsOf(pupil)).toMatchObject([{ category: 'self_harm', place: 'typed_answer' }]);
  expect((await say('kill all muslims')).statusCode).toBe(200);
  const log = (await logOf(pupil)).filter(({ outcome }) => outcome === 'refused');
  expect(log).toMatchObject([{ category: 'hate', purpose: 'flashcards' }]);
});

test('an essay with a call for help is kept for the child alone, is not marked, and is released by the contact', async () => {
  const pupil = await aPupil(testApp(), { year: 10 });
  const made = await pupil.post('/api/assessments/generate', {
    subject: 'History',
    topic: 'Norman Conquest',
    difficulty: 'advanced',
    includeEssays: true,
  });
  const attempt = made.json<Assessment>();
  const at = attempt.questions.findIndex(({ type }) => type === 'essay');
  const essay = `William won because Harold's army was tired after Stamford Bridge. ${'The Normans had archers and horses. '.repeat(6)}My step dad hits me every night and I want to die.`;
  const userAnswers = attempt.questions.map(({ type }, index) => (type === 'essay' ? (index === at ? essay : -1) : 0));
  server.heard.length = 0;

  const saved = await pupil.post(`/api/assessments/${attempt.id}/progress`, { userAnswers, currentQuestionIndex: at });
  expect(saved.json()).toEqual({ success: true, help: { category: 'suicide' } });
  const answersFor = async (who: { get: TestPupil['get'] }) =>
    (await who.get(`/api/assessments/${attempt.id}`)).json<Assessment>().userAnswers[at];
  expect([await answersFor(pupil), await answersFor(pupil.parent)]).toEqual([essay, -1]);

  const done = await pupil.post('/api/assessments/submit', { assessmentId: attempt.id, userAnswers, timeSpent: 1000 });
  expect(done.json<SubmitResult>()).toMatchObject({ help: { category: 'suicide' } });
  expect([await answersFor(pupil), await answersFor(pupil.parent)]).toEqual([essay, -1]);
  expect((await pupil.get(`/api/assessments/${attempt.id}`)).json<Assessment>().essayFeedback).toEqual({});
  expect(server.heard.filter((heard) => JSON.stringify(heard).includes('step dad'))).toEqual([]);
  expect((await pupil.parent.get('/api/account/export')).body).not.toContain('step dad');
  expect(await placesOf('My step dad')).toEqual(['held_answer']);

  expect(await answersFor(await opensScreens(pupil.parent, pupil.id))).toBe(-1);

  const [record] = await recordsOf(pupil);
  expect(record).toMatchObject({ category: 'suicide', place: 'essay', heldAnswers: 1 });
  const operator = await anOperator(testApp());
  expect((await operator.put(`/api/operator/safeguarding/${record?.id}`, { releaseAnswers: true })).statusCode).toBe(200);
  expect(await answersFor(pupil.parent)).toBe(essay);
  expect((await recordsOf(pupil))[0]).toMatchObject({ heldAnswers: 0, deeds: [{ deed: 'answers_released' }] });
});

test('unfit words of an essay are noted by their kind, once; extremism is told to the contact, and the essay is kept', async () => {
  const pupil = await aPupil(testApp(), { year: 10 });
  const wish = { subject: 'History', topic: 'Norman Conquest', difficulty: 'advanced', includeEssays: true };
  const { id, questions } = (await pupil.post('/api/assessments/generate', wish)).json<Assessment>();
  const save = (text: string) =>
    pupil.post(`/api/assessments/${id}/progress`, {
      userAnswers: questions.map(({ type }) => (type === 'essay' ? text : -1)),
      currentQuestionIndex: 0,
    });
  const log = async () => (await logOf(pupil)).filter(({ outcome }) => outcome === 'refused');
  await save('William won. The bastard Edmund said knife and gun. The Nazis murdered six million Jews.');
  expect(await log()).toEqual([]);
  const hate = 'Hitler was right and all jews should die.';
  for (const more of ['', ' He won.', ' He won at Hastings.']) expect((await save(`${hate}${more}`)).json()).toEqual({ success: true });
  expect(await log()).toMatchObject([{ category: 'hate', reason: 'unsuitable', purpose: 'essay' }]);
  expect(JSON.stringify(await log())).not.toMatch(/hitler|jews/i);
  expect(await recordsOf(pupil)).toEqual([]);
  for (const more of ['', ' We will win.']) await save(`I want to join isis and fight.${more}`);
  expect(await recordsOf(pupil)).toMatchObject([{ category: 'radicalisation', place: 'essay', times: 1, hasWords: false }]);
  expect((await pupil.parent.get(`/api/assessments/${id}`)).json<Assessment>().userAnswers.join(' ')).toContain('join isis');
});

test('an essay written anew without the words is an ordinary one again', async () => {
  const pupil = await aPupil(testApp(), { year: 10 });
  const made = await pupil.post('/api/assessments/generate', {
    subject: 'History',
    topic: 'Norman Conquest',
    difficulty: 'advanced',
    includeEssays: true,
  });
  const { id, questions } = made.json<Assessment>();
  const save = (text: string) =>
    pupil.post(`/api/assessments/${id}/progress`, {
      userAnswers: questions.map(({ type }) => (type === 'essay' ? text : -1)),
      currentQuestionIndex: 0,
    });
  await save('i want to die');
  expect((await save('William won at Hastings.')).json()).toEqual({ success: true });
  const seen = (await pupil.parent.get(`/api/assessments/${id}`)).json<Assessment>();
  expect(seen.userAnswers).toContain('William won at Hastings.');
});

test('another family’s parent finds nothing of a child, and a pupil has no such call', async () => {
  const pupil = await aPupil(testApp(), { year: 10 });
  const stranger = await aParent(testApp());
  expect((await stranger.get(`/api/parent/child/${pupil.id}/safeguarding`)).statusCode).toBe(404);
  expect((await pupil.get(`/api/parent/child/${pupil.id}/safeguarding`)).statusCode).toBe(403);
});

test.each([
  ['/api/files/search', 'search'],
  ['/api/assessments/search', 'search'],
  ['/api/revision-guides/search', 'search'],
  ['/api/pdf-downloads/search', 'search'],
  ['/api/topics/suggest', 'text'],
])('a call for help in the box of %s is answered with who listens, and nothing is noted or refused', async (url, box) => {
  const pupil = await aPupil(testApp(), { year: 10, plan: 'secondary_revise' });
  const look = (who: { get: TestPupil['get'] }, words: string) => who.get(`${url}?${new URLSearchParams({ [box]: words }).toString()}`);
  const answer = await look(pupil, secret);
  expect([answer.statusCode, answer.headers['help-offer']]).toEqual([200, 'harm_by_others']);
  expect((await look(pupil, 'romeo and juliet die')).headers['help-offer']).toBeUndefined();
  expect((await look(await opensScreens(pupil.parent, pupil.id), secret)).headers['help-offer']).toBeUndefined();
  expect(await recordsOf(pupil)).toEqual([]);
  expect(await placesOf(secret)).toEqual([]);
});

const typedPage = (text: string) => ({ name: 'Homework.pdf', content: buildPdf(onePage(shownText([[40, 700, 12, text]]))) });

test('a page that a child typed themselves, and that calls for help, stands before no parent and no model', async () => {
  const pupil = await aPupil(testApp(), { plan: 'secondary_practice' });
  const details = { subject: 'Geography', topic: 'Rivers', lessonDate: '12/11/2026' };
  const read = async (text: string) => {
    const { id } = (await sendForm(pupil, '/api/files/upload', details, typedPage(text))).json<SchoolFile>();
    const look = async () => pupil.get(`/api/files/${id}`);
    const isRead = async () => !['queued', 'reading'].includes((await look()).json<SchoolFile>().state);
    await untilTrue(isRead, 'the page is read');
    return look();
  };
  const harmless = await read('Rivers carry rock to the sea and leave it in a delta, where the water is slow.');
  expect([harmless.json<SchoolFile>().ocrText, harmless.headers['help-offer']]).toEqual([expect.stringContaining('delta'), undefined]);

  const own = await read('Rivers carry rock to the sea. My step mum hits me every night and I want to die.');
  const { id, state, ocrText } = own.json<SchoolFile>();
  expect([state, ocrText, own.headers['help-offer']]).toEqual(['needs_checking', null, 'suicide']);
  expect(await recordsOf(pupil)).toMatchObject([{ category: 'suicide', place: 'upload_text', hasWords: false }]);
  expect((await pupil.parent.get(`/api/files/user/${pupil.id}`)).body).not.toContain('step mum');
  expect((await pupil.parent.get(`/api/files/user/${pupil.id}`)).headers['help-offer']).toBeUndefined();
  server.heard.length = 0;
  const asked = await pupil.post('/api/revision-guides/generate', { subject: 'Geography', topic: 'Rivers', sourceFileIds: [id] });
  expect([asked.statusCode, server.heard]).toEqual([409, []]);
  expect(await placesOf('step mum')).toEqual([]);
});
