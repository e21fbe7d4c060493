export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Beyond the usual ones. */
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * Sends one mail. Throws when it could not be handed over, so that the job tries again. A letter has the same key each time: where the answer
 * of the first try was lost, whoever delivers it knows the second by it.
 */
export type Mailer = { readonly send: (mail: Mail, key: string) => Promise<void> };
