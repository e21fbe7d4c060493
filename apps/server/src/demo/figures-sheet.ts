import type { FigureQuestion } from '@hedgerow/curriculum/question';
import { difficulties } from '@hedgerow/domain/difficulties';
import { givenView } from '@hedgerow/figures/answering/given';
import { type FigureKind, figureKinds, figureView, sampleFigure } from '@hedgerow/figures/figure';
import { faultsOf } from '@hedgerow/figures/faults';
import { type Look, toSvg } from '@hedgerow/figures/to-svg';
import { generatorDrafts } from '@hedgerow/teaching/compose/generator-drafts';
import { instantiate } from '@hedgerow/teaching/compose/instantiate';
import { bareMethod } from '@hedgerow/teaching/compose/methods';
import { generatorById } from '@hedgerow/teaching/generators/all-generators';
import { figureForm, turnedBy } from '@hedgerow/teaching/on-figure/figure-form';
import { picturedBy, pictureTask } from '@hedgerow/teaching/on-figure/picture-tasks';
import { rightOn } from '@hedgerow/teaching/on-figure/right-on';
import { rightWords } from '@hedgerow/teaching/practice/given-answer';
import { inlineText } from '@hedgerow/teaching/render/inline-text';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** The inks of figure.module.css with the colours of each theme: a test holds them to both. */
const screen = (inks: Omit<Look['inks'], 'none'>): Look => ({ inks: { ...inks, none: 'none' }, hatched: {} });
export const looks = {
  light: screen({
    line: '#1c1b2e',
    faint: '#c5c7d0',
    text: '#1c1b2e',
    paper: '#ffffff',
    tint: '#f1efff',
    one: '#5640d6',
    two: '#0a6b42',
    three: '#c2410c',
    four: '#fcd58a',
  }),
  dark: screen({
    line: '#eef2f3',
    faint: '#475d68',
    text: '#eef2f3',
    paper: '#172d38',
    tint: '#2b2c5e',
    one: '#c0b6ff',
    two: '#63d6a0',
    three: '#ff9d6b',
    four: '#7a5a1e',
  }),
  print: undefined,
} as const;
type LookName = keyof typeof looks;
const lookNames = Object.keys(looks) as LookName[];
const seeds = [1, 2, 3, 4, 5];

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`);

type View = ReturnType<typeof figureView>;

/** A picture in every look; each of them has an address of its own. */
const inLooks = (address: string, { width, height, words }: View): string => {
  const images = lookNames.map(
    (look) =>
      `<div class="${look}"><img loading="lazy" src="/dev/figures/${address}/${look}" width="${width}" height="${height}" alt="${escaped(`${look}: ${words}`)}"></div>`,
  );
  return `<div class="row">${images.join('')}</div>`;
};

const row = (kind: FigureKind, seed: number): string => {
  const view = figureView(sampleFigure(kind, seed));
  const faults = faultsOf(view).map((fault) => `<li>${escaped(fault)}</li>`);
  return `${inLooks(`${kind}/${seed}`, view)}<p>${escaped(view.words)}</p>${faults.length === 0 ? '' : `<ul class="faults">${faults.join('')}</ul>`}`;
};

/** A generator's question as it is answered on its picture; of several draws the first that has a place there. */
const answered = (id: string): FigureQuestion | undefined => {
  const generator = generatorById(id);
  if (generator === undefined) return undefined;
  const drafts = difficulties
    .toReversed()
    .flatMap((difficulty) => generatorDrafts([bareMethod(generator)], { seed: 3, difficulty, count: 8 }));
  const [first] = drafts.flatMap(
    (draft, at) => figureForm(instantiate(draft, { seed: at, keyPlace: at % 4, keyStage: generator.keyStage })) ?? [],
  );
  return first;
};
const states = ['asked', 'right'] as const;
const stateOf = (question: FigureQuestion, state: (typeof states)[number]): View =>
  state === 'asked' ? figureView(question.figure) : givenView(question.figure, question.task, rightOn(question));

/** What is answered on a picture, as it is asked and with the right answer on it. */
const answeredRow = (id: string): string => {
  const question = answered(id);
  if (question === undefined) return '';
  const rows = states.map((state) => inLooks(`answered/${id}/${state}`, stateOf(question, state)));
  return `<h3>${id}</h3><p>${escaped(inlineText(question.question))}</p>${rows.join('')}`;
};

/** Pictures of one generator to match, order or sort. */
const pictured = (id: string) => {
  const generator = generatorById(id);
  if (generator === undefined) return undefined;
  const [first] = difficulties
    .toReversed()
    .flatMap((difficulty) => pictureTask(bareMethod(generator), { seed: 3, difficulty, keyStage: generator.keyStage }) ?? []);
  return first === undefined || first.type === 'several' ? undefined : first;
};
const picturedRow = (id: string): string => {
  const task = pictured(id);
  if (task === undefined) return '';
  const shown = (task.pictures ?? []).map((figure, at) => inLooks(`pictured/${id}/${at}`, figureView(figure)));
  return `<h3>${id}</h3><p>${escaped(inlineText(task.question))}</p>${shown.join('')}<p>${escaped(inlineText(rightWords(task)))}</p>`;
};

const style =
  'body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;padding:1rem;max-width:76rem;color:#1c1b2e;background:#fffdf8}nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem}a{color:#4632b4}.row{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,18rem),1fr));gap:.5rem}.row div{padding:.5rem;border:1px solid #d9d8e4;border-radius:8px}.light{background:#fff}.dark{background:#172d38}.print{background:#fff}img{display:block;max-width:100%;height:auto}p{color:#565b6b}.faults{color:#a3201a}';

const page = (): string => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Figures</title><style>${style}</style></head>
<body><main><h1>Every kind of picture</h1><p>Five of each: on a light screen, on a dark one, and on paper, with the words for whoever does not see them.</p>
<nav aria-label="Kinds">${figureKinds.map((kind) => `<a href="#${kind}">${kind}</a>`).join('')}</nav>
${figureKinds.map((kind) => `<section aria-labelledby="${kind}"><h2 id="${kind}">${kind}</h2>${seeds.map((seed) => row(kind, seed)).join('')}</section>`).join('\n')}
<section aria-labelledby="answered"><h2 id="answered">answered on</h2><p>One question of each generator that is answered on its picture: as it is asked, and with the right answer.</p>${Object.keys(turnedBy).map(answeredRow).join('')}</section>
<section aria-labelledby="pictured"><h2 id="pictured">to match, order or sort</h2><p>One task of each generator whose pictures are matched, ordered or sorted, with its right answer.</p>${Object.keys(picturedBy).map(picturedRow).join('')}</section>
</main></body></html>`;

type PicturedWish = { readonly id: string; readonly at: string; readonly look: string };
type AnsweredWish = { readonly id: string; readonly state: string; readonly look: string };
type Wish = { readonly kind: string; readonly seed: string; readonly look: string };

const send = (reply: FastifyReply, view: View | undefined, wished: string) => {
  const look = lookNames.find((one) => one === wished);
  if (view === undefined || look === undefined) return reply.callNotFound();
  const { words, ...drawing } = view;
  return reply
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .type('image/svg+xml')
    .send(toSvg(drawing, words, looks[look]));
};

/** Outside production: every kind of figure, for people who draw them, and for a journey. */
export const installFiguresSheet = (app: FastifyInstance): void => {
  const access = { config: { access: 'machine' }, schema: { hide: true } } as const;
  app.get('/dev/figures', access, (_request, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8')
      .send(page()),
  );
  app.get<{ Params: AnsweredWish }>('/dev/figures/answered/:id/:state/:look', access, ({ params }, reply) => {
    const state = states.find((one) => one === params.state);
    const question = Object.keys(turnedBy).includes(params.id) ? answered(params.id) : undefined;
    return send(reply, question && state && stateOf(question, state), params.look);
  });
  app.get<{ Params: PicturedWish }>('/dev/figures/pictured/:id/:at/:look', access, ({ params }, reply) => {
    const task = Object.keys(picturedBy).includes(params.id) ? pictured(params.id) : undefined;
    const figure = /^\d$/.test(params.at) ? task?.pictures?.[Number(params.at)] : undefined;
    return send(reply, figure && figureView(figure), params.look);
  });
  app.get<{ Params: Wish }>('/dev/figures/:kind/:seed/:look', access, ({ params }, reply) => {
    const kind = figureKinds.find((one) => one === params.kind);
    const isSeed = /^\d{1,4}$/.test(params.seed);
    return send(reply, kind && isSeed ? figureView(sampleFigure(kind, Number(params.seed))) : undefined, params.look);
  });
};
