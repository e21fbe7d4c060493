/** docs/product/families.md#ages: accounts are for children of 3 to 18. */
export const youngestChild = 3;
export const oldestChild = 18;

/** docs/product/years-and-stages.md#when-only-an-age-is-known: an age alone has to bring a school year, and Reception begins at 4. */
export const youngestByAge = 4;

export const isAgeOfChild = (age: number): boolean => Number.isInteger(age) && age >= youngestByAge && age <= oldestChild;
