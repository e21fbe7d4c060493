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

/** Boxes for looking something up. Nothing is made of what is typed there and nothing kept, and a child may still cry for help in one. */
const searchBoxes = new Map([
  ['/api/files/search', 'search'],
  ['/api/assessments/search', 'search'],
  ['/api/revision-guides/search', 'search'],
  ['/api/pdf-downloads/search', 'search'],
  ['/api/topics/suggest', 'text'],
]);
const searchedFor = ({ actor, routeOptions, query }: FastifyRequest): string | undefined => {
  const box = searchBoxes.get(routeOptions.url ?? '');
  const isPupil = actor?.role === 'student' && actor.viewedBy === null;
  if (box === undefined || !isPupil || typeof query !== 'object' || query === null) return undefined;
  const typed: unknown = Reflect.get(query, box);
  return typeof typed === 'string' ? typed : undefined;
};

/** `overhear` reads what a pupil looks for, and may offer help. */
export const installGentleHelp = (app: FastifyInstance, overhear: (text: string) => void): void => {
  const offers = new WeakMap<FastifyRequest, Offer>();
  app.addHook('preHandler', (request, _reply, done) => {
    const offer: Offer = {};
    offers.set(request, offer);
    ofThisCall.run(offer, () => {
      const typed = searchedFor(request);
      if (typed !== undefined) overhear(typed);
      done();
    });
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    const category = offers.get(request)?.category;
    if (category !== undefined) void reply.header(helpOffer, category);
    done();
  });
};
