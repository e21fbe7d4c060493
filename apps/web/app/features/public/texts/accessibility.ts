export const accessibilityText = `
We want everybody to be able to use Hedgerow: with eyes or ears, with a mouse, a keyboard or a switch, with a lot of patience or with none today.

# What we aim at

The Web Content Accessibility Guidelines 2.2 at level AA, on every page, for visitors, children, parents and teachers alike.

# What you can count on

• Everything can be reached and used with the keyboard, and you can always see where you are. A link at the top skips to the content.

• Pages have headings, landmarks and names that screen readers can read out. What changes without a new page is announced.

• Text can be enlarged to four times its size without scrolling sideways, and you can zoom on a telephone.

• Colours have enough contrast, in light and in dark. Nothing is said by colour alone.

• If your system asks for less motion, nothing moves.

• When you are signed in you can choose other letters (one face is drawn for readers with dyslexia), more room between letters and lines, and less movement, under Account Settings. A parent can choose them for a child.

• Screens of children up to Year 2 can be read aloud with the voice of the device. Nothing speaks by itself.

• Buttons are at least 44 pixels high, on children's pages 52.

• Formulas are real text, not pictures, and can be read aloud.

• Guides and papers to print are tagged PDF documents, and every guide is also a page.

• Nothing has a time limit except a timed test, and there a child can have a quarter more time, or no clock. To keep accounts safe a sign-in ends when it has not been used for some time, for a pupil 12 hours; what was answered is kept.

• These public pages can be read with script switched off.

# What does not work well yet

• Photographs and scans that a child uploads are read by machine. The text can be corrected, but until somebody does, it may have mistakes that a screen reader will read out.

• Long formulas in printed papers are described more briefly than a person would.

• The card form belongs to the payment provider, and we cannot change how it is read out.

• There is no Welsh version and no version in British Sign Language.

# How we check

Each page is looked at by an automatic checker (axe) in light and dark colours, at the width of a telephone and of a desk, every time that the program changes, and walked through with the keyboard. Automatic checks find only part of what can be wrong. We have not yet had an audit by an outside body, and we say so until we have.

# If something is in your way

Please [tell us](/contact), or write to {email}: which page, what you were trying to do, and what you use to read it. You need not know the technical words. We answer within five working days, and if you need something in another form (large print, plain text, by email) we will send it.

If you are not content with the answer you can turn to the Equality Advisory and Support Service, equalityadvisoryservice.com, telephone 0808 800 0082.

Last changed on 22 November 2026.
`;
