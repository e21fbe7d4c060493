import { memoryStore } from '../../memory-store.ts';
import { openSandbox } from '../../open-sandbox.ts';
import { allRoutes } from '../../resources/all.ts';
import { type Complaint, heldAgainst } from './held-against.ts';
import { type Answer, recorded } from './recorded.ts';
import { walk } from './walk.ts';

export interface Held {
  readonly answers: readonly Answer[];
  readonly events: readonly { readonly type: string }[];
  readonly kinds: number;
  /** Calls that the sandbox answers, and those of them that nobody made. */
  readonly calls: number;
  readonly notMade: readonly string[];
  readonly complaints: readonly Complaint[];
}

const patternOf = (url: string): RegExp => new RegExp(`^${url.replaceAll(/:\w+/gu, '[^/]+')}$`, 'u');

/** A path that fits two addresses belongs to the one without an id there. */
const routeOf = (call: string): string | undefined => {
  const [method, path = ''] = call.split(' ');
  const fitting = allRoutes.filter((route) => route.method === method && patternOf(route.url).test(path));
  return (fitting.find(({ url }) => url === path) ?? fitting[0])?.url;
};
const nameOf = ({ method, url }: { readonly method: string; readonly url: string }): string => `${method} ${url}`;

/** Every call that the sandbox answers is made through the real SDK, and what came back is held against the SDK's declarations. */
export const holdSandbox = async (): Promise<Held> => {
  const sandbox = await openSandbox({ store: memoryStore(), now: () => new Date() });
  const answers: Answer[] = [];
  try {
    await walk(recorded(sandbox, answers));
  } finally {
    await sandbox.close();
  }
  const list = answers.find(({ method }) => method === 'events.list');
  const { data: events } = JSON.parse(list?.body ?? '{"data":[]}') as { readonly data: readonly { readonly type: string }[] };
  const made = new Set(answers.map(({ call }) => `${call.split(' ')[0]} ${routeOf(call)}`));
  return {
    answers,
    events,
    kinds: new Set(events.map(({ type }) => type)).size,
    calls: allRoutes.length,
    notMade: allRoutes.map(nameOf).filter((name) => !made.has(name)),
    complaints: heldAgainst(answers, events),
  };
};
