import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import type { Work } from '../work.ts';
import { cardPage } from './card-page.ts';
import { confirmFromPage, proveIntent, retrieveIntent, secretIntent } from './intents.ts';
import { messagePage, proofOverPage, proofPage } from './proof-page.ts';
import { bagOf, sendPage } from './send-page.ts';
import { tokenise } from './tokens.ts';
import { hostedPages } from './hosted-pages.ts';

export interface PagesNeeds {
  readonly work: Work;
  readonly publishableKey: string;
}
type Bag = Readonly<Record<string, unknown>>;

const script = 'text/javascript; charset=utf-8';
const files = [
  { url: '/sandbox/card.js', file: 'card.js', type: script },
  { url: '/sandbox/proof.js', file: 'proof.js', type: script },
  { url: '/sandbox/sandbox.css', file: 'sandbox.css', type: 'text/css; charset=utf-8' },
] as const;

const textOf = (file: string): string => readFileSync(join(import.meta.dirname, 'browser', file), 'utf8');

/** The stand-in as one script that a plain `<script src>` or an `import()` can load: its parts without their imports, in a scope of its own. */
const standIn = (): string => {
  const parts = ['talk.js', 'card-element.js', 'elements-group.js', 'challenge.js', 'stripe.js'].map(textOf);
  const plain = parts.map((part) => part.replaceAll(/^import .*$/gmu, '').replaceAll(/^export const /gmu, 'const '));
  return `(() => {\n'use strict';\n${plain.join('\n')}})();\n`;
};

const idOf = (request: FastifyRequest): string => String(bagOf(request.params)['id']);

/** What the browser may call on the product's own origin: the stand-in script, the card frame and the hosted pages. */
export const sandboxPages = ({ work, publishableKey }: PagesNeeds): FastifyPluginAsync => {
  const texts = [
    { url: '/sandbox/stripe.js', type: script, text: standIn() },
    ...files.map((entry) => ({ ...entry, text: textOf(entry.file) })),
  ];

  const checkKey = (body: Bag): Bag => {
    if (body['key'] === publishableKey) return body;
    throw new Refusal(401, {
      type: 'invalid_request_error',
      message: 'Invalid API Key provided. The sandbox takes its own pk_test_ key only.',
    });
  };

  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    app.setErrorHandler(async (error, request, reply) => {
      const status = error instanceof Refusal ? error.status : 400;
      const body = error instanceof Refusal ? error.body : { type: 'invalid_request_error', message: 'This request could not be read.' };
      const wantsPage = request.headers.accept?.includes('text/html') === true;
      return wantsPage ? sendPage(reply.code(status), messagePage('Not possible', body.message)) : reply.code(status).send({ error: body });
    });

    for (const { url, type, text } of texts)
      app.get(url, (_request, reply) =>
        reply.type(type).header('cache-control', 'no-cache').header('x-content-type-options', 'nosniff').send(text),
      );

    app.get('/sandbox/card', (request, reply) => sendPage(reply, cardPage(bagOf(request.query)['postcode'] !== 'no')));
    app.post('/sandbox/tokens', (request) => tokenise(work, checkKey(bagOf(request.body))));
    app.post('/sandbox/intents/:id', (request) => retrieveIntent(work, idOf(request), checkKey(bagOf(request.body))));
    app.post('/sandbox/intents/:id/confirm', (request) => confirmFromPage(work, idOf(request), checkKey(bagOf(request.body))));
    app.post('/sandbox/intents/:id/proof', (request) => proveIntent(work, idOf(request), bagOf(request.body)));

    hostedPages(app, work);
    app.get('/sandbox/3ds/:id', async (request, reply) => {
      const intent = await work((desk) => secretIntent(desk, idOf(request), bagOf(request.query)['client_secret']));
      const back = intent.next_action?.redirect_to_url?.return_url;
      // A hosted payment goes on to the shop from here, wherever that is.
      const targets = typeof back === 'string' ? ['http:', 'https:'] : [];
      return sendPage(
        reply,
        intent.status === 'requires_action' ? proofPage(intent) : proofOverPage(intent.status === 'succeeded'),
        targets,
      );
    });
    app.post('/sandbox/3ds/:id', async (request, reply) => {
      const body = bagOf(request.body);
      const before = await work((desk) => secretIntent(desk, idOf(request), body['client_secret']));
      const back = before.next_action?.redirect_to_url?.return_url;
      const after = bagOf(await proveIntent(work, idOf(request), body));
      const passed = after['status'] === 'succeeded';
      return typeof back === 'string' ? reply.redirect(back, 303) : sendPage(reply, proofOverPage(passed));
    });
  };
};
