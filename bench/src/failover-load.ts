import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answers } from './answers.ts';
import { aPayingParent, type Pupil } from './people.ts';
import { source } from './product.ts';

/** What was acknowledged, and what was tried: each by what it is found by afterwards. */
export type Ledger = {
  readonly tried: Set<string>;
  /** With the moment at which each was acknowledged. */
  readonly messages: Map<string, number>;
  readonly uploads: Set<string>;
  readonly quizzes: Set<string>;
  readonly families: Set<string>;
  /** A pupil and a minute of theirs. */
  readonly minutes: Set<string>;
};
export const emptyLedger = (): Ledger => ({
  tried: new Set(),
  messages: new Map(),
  uploads: new Set(),
  quizzes: new Set(),
  families: new Set(),
  minutes: new Set(),
});

export type Load = { readonly url: string; readonly answers: Answers; readonly ledger: Ledger; readonly going: () => boolean };

const patienceMs = 20_000;
const pauseMs = 50;
const lesson = readFileSync(join(source, 'testing/documents/files/c1.docx'));

/** What came back, when it was acknowledged. A refusal of ours names its code; a proxy's does not. */
const ask = async <T>({ answers }: Load, address: string, init: RequestInit): Promise<T | undefined> => {
  const begunAt = performance.now();
  try {
    const answer = await fetch(address, { method: 'POST', signal: AbortSignal.timeout(patienceMs), ...init });
    const body = (await answer.json().catch(() => undefined)) as (T & { readonly code?: string }) | undefined;
    if (answer.ok && body !== undefined) {
      answers.acknowledged(begunAt);
      return body;
    }
    answers.refused(body?.code === undefined ? `${answer.status} of the proxy` : `${answer.status}`);
  } catch {
    answers.refused('no answer');
  }
  await sleep(pauseMs);
  return undefined;
};

const json = (url: string, body: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  headers: { origin: url, 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

const write = async (load: Load): Promise<void> => {
  const { url, ledger, going } = load;
  while (going()) {
    const message = `failover ${randomUUID()}`;
    ledger.tried.add(message);
    const said = await ask(
      load,
      `${url}/api/contact`,
      json(url, { name: 'Ann Lee', email: 'ann@example.test', topic: 'Something else', message }),
    );
    if (said !== undefined) ledger.messages.set(message, performance.now());
    await sleep(pauseMs);
  }
};

const upload = async (load: Load, pupil: Pupil): Promise<void> => {
  const { url, ledger, going } = load;
  while (going()) {
    const form = new FormData();
    for (const [name, value] of Object.entries({ subject: 'History', topic: 'Domesday Book', lessonDate: '12/11/2026' }))
      form.set(name, value);
    form.set('file', new Blob([lesson]), 'lesson.docx');
    const { cookie = '' } = pupil.headers();
    const kept = await ask<{ id: string }>(load, `${url}/api/files/upload`, { headers: { origin: url, cookie }, body: form });
    if (kept !== undefined) ledger.uploads.add(kept.id);
    await sleep(10 * pauseMs);
  }
};

/** Again until somebody says that it is. */
const untilHandedIn = async (load: Load, pupil: Pupil, assessmentId: string): Promise<boolean> => {
  const { url, going } = load;
  const answers = { assessmentId, userAnswers: [0, 1, 2, 0, 1], timeSpent: 60_000 };
  while (going()) if ((await ask(load, `${url}/api/assessments/submit`, json(url, answers, pupil.headers()))) !== undefined) return true;
  return false;
};

const handIn = async (load: Load, pupil: Pupil): Promise<void> => {
  const { url, ledger, going } = load;
  const wish = { subject: 'maths', topic: 'Fractions', difficulty: 'intermediate', numQuestions: 5 };
  while (going()) {
    const quiz = await ask<{ id: string }>(load, `${url}/api/assessments/generate`, json(url, wish, pupil.headers()));
    if (quiz !== undefined && (await untilHandedIn(load, pupil, quiz.id))) ledger.quizzes.add(quiz.id);
    await sleep(10 * pauseMs);
  }
};

const minuteNow = (): number => Math.floor(Date.now() / 60_000);

const study = async (load: Load, pupil: Pupil): Promise<void> => {
  const { url, ledger, going } = load;
  while (going()) {
    const minute = minuteNow();
    const noted = await ask(load, `${url}/api/student/active-minute`, json(url, {}, pupil.headers()));
    // Over the turn of a minute nobody here knows which of the two it was.
    if (noted !== undefined && minute === minuteNow()) ledger.minutes.add(`${pupil.id} ${minute}`);
    await sleep(40 * pauseMs);
  }
};

const pay = async ({ url, ledger, going }: Load): Promise<void> => {
  while (going()) {
    const parent = await aPayingParent(url, 2).catch(() => undefined);
    if (parent !== undefined) ledger.families.add(parent.id);
    await sleep(40 * pauseMs);
  }
};

/** Eight people: three who write, a parent who pays after the other, and two pupils who upload, hand in quizzes and have their minutes noted. */
export const work = async (load: Load, [one, other]: readonly [Pupil, Pupil]): Promise<void> => {
  await Promise.all([
    write(load),
    write(load),
    write(load),
    upload(load, one),
    upload(load, other),
    handIn(load, one),
    study(load, other),
    pay(load),
  ]);
};
