/** Where this browser remembers how its reader likes to read, so that a page is right before it has asked. Gone with signing out. */
export const readingPlace = 'hedgerow:reading';

/** Stands in every page's head: no letter is shown in the wrong face first. */
export const readingScript = `try{Object.assign(document.documentElement.dataset,JSON.parse(localStorage.getItem('${readingPlace}')))}catch{}`;
