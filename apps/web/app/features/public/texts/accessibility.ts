export const accessibilityText = `
We want everybody to be able to use Hedgerow: with eyes or ears, and with a mouse, a keyboard or a switch.

# What we aim at

The Web Content Accessibility Guidelines 2.2 at level AA, on every page, for visitors, children, parents and teachers alike.

# What you can count on

• You can reach and use everything with the keyboard, and you can always see where you are. A link at the top skips to the content.

• Pages have headings, landmarks and names that screen readers can read out. They also announce what changes without a new page.

• You can make text four times as big without scrolling sideways, and you can zoom on a phone.

• Colours have enough contrast, in light and in dark. Nothing is said by colour alone.

• If your system asks for less motion, nothing moves.

• When you are signed in, you can choose different letters, more room between letters and lines, and less movement. You find these under Account Settings. One typeface is made for readers with dyslexia. A parent can choose for a child.

• Your device's voice can read aloud the screens of children up to Year 2. Nothing speaks by itself.

• Buttons are at least 44 pixels high, on children's pages 52.

• Formulas are real text, not pictures, and can be read aloud.

• Guides and papers to print are tagged PDF documents, and every guide is also a page.

• Nothing has a time limit except a timed test. There a child can have a quarter more time, or no clock. To keep accounts safe, we sign you out after some time without use: for a pupil, 12 hours. Answers are saved.

• You can read these public pages with JavaScript switched off.

# What does not work well yet

• A program reads the photographs and scans that a child uploads. You can correct the text. Until then it may have mistakes, and a screen reader will read them out.

• Long formulas in printed papers are described more briefly than a person would.

• The card form belongs to the payment provider, and we cannot change how it is read out.

• There is no Welsh version and no version in British Sign Language.

# How we check

Every time our program changes, an automatic checker (axe) looks at each page. It does so in light and dark colours, at the width of a phone and of a desktop. We also go through each page with the keyboard. Automatic checks find only part of what can be wrong. Nobody from outside has audited us yet.

# If something is in your way

Please [tell us](/contact), or write to {email}: which page, what you were trying to do, and what you use to read it. You do not need to know the technical words. We answer within five working days. If you need something in another form (large print, plain text, by email), we will send it.

If you are not happy with the answer, you can contact the Equality Advisory and Support Service, equalityadvisoryservice.com, telephone 0808 800 0082.

Last changed on 28 November 2026.
`;
