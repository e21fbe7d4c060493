import { useEffect, useRef } from 'react';

type Form<Field extends string> = {
  readonly getInputNode: (field: Field) => HTMLElement | null;
  readonly setFieldValue: (field: Field, value: string, options: { readonly forceUpdate: boolean }) => void;
};

/** Fields of a prerendered page can be filled in before its script has come, by hand or by a password manager: the form takes that over. */
export const useFilledBefore = <Field extends string>(form: Form<Field>, fields: readonly Field[]): void => {
  const looked = useRef(false);
  useEffect(() => {
    if (looked.current) return;
    looked.current = true;
    for (const field of fields) {
      const input = form.getInputNode(field);
      if (input instanceof HTMLInputElement && input.value !== '') form.setFieldValue(field, input.value, { forceUpdate: false });
    }
  }, [form, fields]);
};
