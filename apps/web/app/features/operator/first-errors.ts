export type Problems = { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] };
/** What is wrong, by field. */
export type FieldErrors = Partial<Record<string, string>>;

/** The first thing that is wrong with each field, in the contract's words. */
export const firstErrors = ({ issues }: Problems): FieldErrors =>
  Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]).toReversed());

/** Puts the focus on the first wrong field, in the order of the form. */
export const focusFirst = (form: HTMLFormElement | null, errors: FieldErrors): void => {
  const fields = form?.querySelectorAll<HTMLElement>('[name]') ?? [];
  [...fields].find((field) => errors[field.getAttribute('name') ?? ''] !== undefined)?.focus();
};
