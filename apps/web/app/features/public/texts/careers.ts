export const careersText = `
# Vacancies

There is no vacancy to announce at the moment. When there is one it will be on this page, with the pay, the place and the people you would work with written down before you apply.

# If you would like to work with us anyway

Write to {email} and say three things: what you are good at, something you have made or taught that you are proud of, and what on this site you would change first. A CV is welcome and not required. We read every letter, and we keep it for a year at most.

# What we look for

• **Teachers and examiners** who can write a question that tells what a child has understood, and explain an answer in three lines.

• **Engineers and designers** who care how a page feels to somebody of six, to somebody who listens to it, and to somebody on an old telephone at a bus stop.

• **Illustrators** who can draw a hedgehog that is pleased and not silly.

# How we work

• Every question has one right answer, an explanation that leads to it and words that suit the age. A program checks all three before a child can see it.

• What we promise on a page is tested. A figure that we cannot compute is not shown.

• We write plainly, to each other as well.

• Whoever is to work with children's information has to be checked and trained for it first.

# Fair chances

We welcome applications from everybody, whatever their age, background, disability, religion, sex, gender identity or sexual orientation. If something in our way of choosing people makes it harder for you, tell us, and we will change it.
`;
