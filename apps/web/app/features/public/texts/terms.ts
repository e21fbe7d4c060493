export const termsText = `
These are the rules between you and us when you use Hedgerow. We have tried to write them plainly. Last changed on 28 November 2026.

# 1. Who may use it

• Only a **parent, guardian or home educator who is 18 or over**, or a teacher whom a school has invited, may open an account.

• Children have accounts that belong to their family's. A child **under 13** uses Hedgerow only with the consent of a parent; we ask a child under 13 who comes alone to bring one, and keep nothing until then.

• A family has up to three children. Each account is for one person.

# 2. Your account

Please give your real name and an email address that reaches you, keep passwords to yourselves, and tell us at once if you think that somebody else knows yours. You decide what your children do here and are responsible for it, as you are elsewhere.

# 3. Plans and payment

• Each child has a plan. Prices are for one child and one month or one year, in pounds sterling. You see them on [the front page](/#primary-plans) and before you pay.

• We take payment by card when you choose a plan. We then take it each month, or each year if you chose to pay by the year, until you cancel. We email you 30 days before you pay for another year. There is no setup fee. Access begins as soon as the payment is confirmed.

• Card details go to our payment provider and never reach our servers.

• You can **cancel at any time** in your account, in two clicks. Your child keeps access until the end of the month or year you have paid for, and you can change your mind until then. We do not refund the rest of a year.

• When you move a child to another plan, you see the price before you agree to it. A dearer plan begins at once. A cheaper one begins when the month or year you have paid for ends, and you can change your mind until then. You can change to paying by the year at any time, and we take off what is left of your month. You can go back to paying every month when the year ends.

• If a payment fails, we tell you and try again for about a week before access ends. You can still read what your child has made.

# 4. Changing your mind: 14 days

In the **first 14 days** after you first subscribe, and in the 14 days after each yearly payment, you can get that payment back, without giving a reason: in your account, or by writing to {email}. When you subscribed, you asked us to begin at once. We refund you all the same, once in 12 months for a family. The law gives consumers other rights as well.

# 5. When prices change

We give you **30 days' notice** by email before a price changes for you. If you do not agree, you can cancel before then.

# 6. Inviting friends

Where a parent shares their code with another family, both get **£20 of credit** once the friend's first payment has been made. Credit lowers later invoices. It has no cash value, is not given for inviting oneself, and expires after **12 months** without activity.

# 7. What you put in

Your child's uploads, notes and answers stay yours. You allow us to store them, read them by machine and show them to the people who may see them. We do this so that the service can work, and for nothing else. Please upload only what you are allowed to use, and no pictures of other people.

# 8. What you get out

Guides, cards, questions and printed resources are for your family's own use and, for teachers, for their own classes. You may print as many as you need. Please do not sell them or publish collections of them.

Questions and texts are made by programs from our curriculum bank, from your child's uploads, and where it says so with an AI model. We check them carefully, and they can still be wrong. Marks for essays are estimates. Nothing here replaces a teacher, an exam board's own material, or advice about a particular child.

# 9. What is not allowed

Please do not try to break in, to see what belongs to others, to copy the service by machine, to upload anything harmful or unlawful, or to use it to upset somebody. We may close an account that does. If we do, we say why, and you can reply.

# 10. If something does not work

We work hard to keep the service running, and cannot promise that it never stops. If it is not as described, tell us and we will put it right; you have the rights of the Consumer Rights Act 2015 for digital content and services, and nothing here takes them away. We do not limit our responsibility for death or injury through our negligence, for fraud, or for anything else that the law does not let us limit. Otherwise we are responsible for losses that we could reasonably have foreseen, and for a consumer's private use we are not responsible for business losses.

# 11. Ending

You can delete your account at any time. Nobody can sign in from then on. For **30 days** you can change your mind with the link in our email. After that we keep nothing, apart from what the law makes us keep about payments. For another 30 days we also keep the note that we sent our last email to your address. If we ever have to stop the service altogether, you will have at least 30 days to take your data with you and will be repaid for the time that is left.

# 12. Changes to these terms

If we change them in a way that matters, we email you at least 30 days before. Small corrections appear here with a new date.

# 13. Schools

Teachers use Hedgerow under an agreement with their school, which may add to these terms. A teacher sees a pupil's work only while that pupil is in a class that they teach. Whoever leads a subject at the school sees figures of its classes without names, and whoever looks after support (the SENCo) sees, of pupils with extra time or their own way to read, what they have done and what is hard. A child of your family is in a class only where you have agreed that the school may see their work, and you can take that back at any time.

# 14. Law and complaints

The law of England and Wales applies to these terms. If you live in Scotland or Northern Ireland you can also go to the courts there. Before that, please write to {email}: we answer every complaint, and we would rather put it right.
`;
