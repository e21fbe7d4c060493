/** What this needs of a Mantine form. */
type Form = {
  readonly getInitialValues: () => object;
  readonly getInputNode: (path: string) => HTMLElement | null;
};

/** For `form.onSubmit(send, focusFirstError(form))`: the first wrong field in the order of the form takes the focus. */
export const focusFirstError =
  (form: Form) =>
  (errors: Readonly<Record<string, unknown>>): void => {
    const order = Object.keys(form.getInitialValues());
    const place = (path: string): number => order.indexOf(path.split('.')[0] ?? path);
    const [first] = Object.keys(errors).toSorted((one, other) => place(one) - place(other));
    if (first !== undefined) form.getInputNode(first)?.focus();
  };
