/** A platform as its tokens are checked. */
export type LtiIssuer = { readonly issuer: string; readonly clientId: string; readonly jwksUrl: string };

export type LtiRole = 'learner' | 'staff' | 'other';

/** What a platform says when somebody opens us there (LTI 1.3), as far as we ask. */
export type LtiMessage = {
  readonly deploymentId: string;
  readonly subject: string;
  readonly role: LtiRole;
  /** In small letters; '' where the platform does not say it. */
  readonly email: string;
  /** The number of the school's own system; '' where the platform does not say it. */
  readonly sourcedId: string;
  readonly kind:
    | { readonly of: 'launch'; readonly work: string | undefined }
    | { readonly of: 'deep-link'; readonly returnUrl: string; readonly data: string | undefined };
};

/** Ours, by which platforms know what we sign: the private half as JSON. */
export type LtiKey = { readonly kid: string; readonly privateKey: string; readonly publicKey: Readonly<Record<string, unknown>> };

/** What is sent back when a teacher has picked: one link, with the work that it opens. */
export type LtiContentItem = { readonly title: string; readonly url: string; readonly work: string };

export type Lti = {
  readonly newKey: () => Promise<LtiKey>;
  /** Undefined when anything does not fit: signature, issuer, audience, time, nonce, version, or the shape of the message. */
  readonly readLaunch: (token: string, platform: LtiIssuer, nonce: string) => Promise<LtiMessage | undefined>;
  readonly deepLinkResponse: (
    key: LtiKey,
    platform: Pick<LtiIssuer, 'issuer' | 'clientId'>,
    answer: {
      readonly deploymentId: string;
      readonly data: string | undefined;
      readonly items: readonly LtiContentItem[];
      readonly nonce: string;
    },
  ) => Promise<string>;
  /** Whether an address may be asked at all: https, and nothing of our own network, outside tests. */
  readonly mayAsk: (address: string) => boolean;
};
