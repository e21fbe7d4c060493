/** What a service worker's own scope has beside the browser's common names; the libraries of types for pages and for workers exclude each other. */
type Lasting = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
export type Asked = Lasting & {
  readonly request: Request;
  readonly clientId: string;
  readonly respondWith: (answer: Promise<Response>) => void;
};
type Told = Lasting & { readonly data: unknown; readonly ports: readonly MessagePort[] };

type WorkerScope = {
  readonly addEventListener: {
    (kind: 'install' | 'activate', listen: (event: Lasting) => void): void;
    (kind: 'fetch', listen: (event: Asked) => void): void;
    (kind: 'message', listen: (event: Told) => void): void;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly get: (id: string) => Promise<{ readonly postMessage: (message: unknown, transfer: []) => void } | undefined>;
  };
};

export const scope = globalThis as unknown as WorkerScope;
