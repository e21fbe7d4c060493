/** The part of autocannon that we use; it brings no types. */
declare module 'autocannon' {
  type Sent = {
    readonly method?: string;
    readonly path?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  };
  type Options = {
    readonly url: string;
    readonly connections: number;
    /** Seconds; or `amount` requests. */
    readonly duration?: number;
    readonly amount?: number;
    /** Seconds that an answer is waited for. */
    readonly timeout?: number;
    /** Requests after which a connection is opened anew. */
    readonly reconnectRate?: number;
    readonly requests: readonly (Sent & { readonly setupRequest?: (request: Sent) => Sent })[];
  };
  type Result = {
    /** Seconds. */
    readonly duration: number;
    readonly requests: { readonly total: number };
    /** Milliseconds. */
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly non2xx: number;
    readonly errors: number;
  };
  function autocannon(options: Options): Promise<Result>;
  export = autocannon;
}
