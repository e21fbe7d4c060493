/** A call that is being answered, as whoever collects traces sees it: by the pattern of its address, with nobody's words in it. */
export type SeenCall = {
  /** What is asked of the database within it is a part of it. */
  readonly during: (work: () => void) => void;
  readonly end: (status: number) => void;
};

/** Traces and figures for a collector outside; there is none unless the settings name one. */
export type Telemetry = {
  readonly call: (method: string, route: string) => SeenCall;
  /** What was not sent yet is sent. */
  readonly close: () => Promise<void>;
};
