import { AsyncLocalStorage } from 'node:async_hooks';
import { helpOffer } from '@hedgerow/contracts/help-offer';
import type { ConcernCategory } from '@hedgerow/domain/concern-categories';
import type { FastifyInstance, FastifyRequest } from 'fastify';

type Offer = { category?: ConcernCategory };
const ofThisCall = new AsyncLocalStorage<Offer>();

/**
 * Quiet help beside the answer to the call that is being worked at, whichever it is: a header, so that it reaches the very screen on
 * which it was typed and no other device of the child's, and no answer's contract has to know of it.
 */
export const offerHelp = (category: ConcernCategory): void => {
  const offer = ofThisCall.getStore();
  if (offer !== undefined) offer.category ??= category;
};

export const installGentleHelp = (app: FastifyInstance): void => {
  const offers = new WeakMap<FastifyRequest, Offer>();
  app.addHook('preHandler', (request, _reply, done) => {
    const offer: Offer = {};
    offers.set(request, offer);
    ofThisCall.run(offer, done);
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    const category = offers.get(request)?.category;
    if (category !== undefined) void reply.header(helpOffer, category);
    done();
  });
};
