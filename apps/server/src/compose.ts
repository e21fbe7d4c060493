import { startSweepingStore } from './modules/files/sweep-store.job.ts';
import { composeLearning } from './compose-learning.ts';
import { offerHelp } from './http/gentle-help.ts';
import { openInfrastructure, type Outside } from './infrastructure/open-infrastructure.ts';
import { openTeacher } from './infrastructure/open-teaching-engine.ts';
import { composeAccounts, composeReading, composeSessions } from './modules/accounts/compose.ts';
import { composeAiLog } from './modules/ai-log/compose.ts';
import { sharedPaper } from './modules/assignments/stored-paper.ts';
import { composeAudit } from './modules/audit/compose.ts';
import { drawCode } from './modules/billing/codes/draw-code.ts';
import { composeBilling } from './modules/billing/compose.ts';
import { writeEmail } from './modules/mail/email-layout.ts';
import { composeClassAssessments } from './modules/class-assessments/compose.ts';
import { composeClassResources } from './modules/class-resources/compose.ts';
import { composeClassSignIn } from './modules/class-sign-in/compose.ts';
import { composeClasses } from './modules/classes/compose.ts';
import { composeContentDesk, composePublicContent, composePublicSite } from './modules/content/compose.ts';
import { composeDigest } from './modules/digest/compose.ts';
import { composeDuties } from './modules/duties/compose.ts';
import { composeFamilies } from './modules/families/compose.ts';
import { composeLti } from './modules/lti/compose.ts';
import { composeMail } from './modules/mail/compose.ts';
import { emailTokens as makeEmailTokens } from './modules/mail/email-tokens.ts';
import { childLinkCodes } from './modules/onboarding/child-link-code.ts';
import { composeNotes } from './modules/notes/compose.ts';
import { composeOnboarding } from './modules/onboarding/compose.ts';
import { composeOperators } from './modules/operators/compose.ts';
import { composePortfolio } from './modules/portfolio/compose.ts';
import { composeSafeguardingDesk } from './modules/safeguarding/compose.ts';
import { composeSchoolSignOn } from './modules/school-sign-on/compose.ts';
import { composeSchools } from './modules/schools/compose.ts';

/** The modules, one after the other; each puts itself together and gets those before it that it asks. */
export const compose = async (outside: Outside) => {
  const { config } = outside;
  const world = await openInfrastructure(outside);
  const { paymentsRuntime, tokens, sender } = world;
  const emailTokens = makeEmailTokens(world.sealsFor('letters'));
  const childLinks = childLinkCodes({ ...world, seals: world.sealsFor('child-link') });

  const { sessions, homesSeen, ...calling } = composeSessions({
    ...world,
    tokenHash: world.sessionTokenHash,
    rateLimitFactor: config.rateLimitFactor,
  });
  const { reading, hasExtraTime } = composeReading(world);
  const { modelUses, aiLog, ledgerOf } = await composeAiLog(world);
  const {
    teacher,
    bank,
    nearnessTo,
    warm,
    close: closeTeacher,
  } = await openTeacher({
    ...world,
    model: config.model,
    sentences: outside.sentences,
    ledgerOf,
  });
  const writing = { ...sender, writeEmail, tokenOf: tokens.of, wayOut: emailTokens.of };
  const { mail, emailSwitch, startSending } = await composeMail({ ...world, writing, emailTokens });
  const hasModel = config.model !== undefined;
  const { familyRows, families, ...leaving } = await composeFamilies({ ...world, hasModel });

  const learningNeeds = { ...world, mail, families, teacher, bank, nearnessTo, modelUses, hasExtraTime, offerHelp };
  const { startReading, dueWork, knowledge, ...learning } = composeLearning(learningNeeds);
  await startReading();
  await startSweepingStore(world);

  const seller = { address: config.companyDetails, vatNumber: config.vatNumber };
  const paying = await composeBilling({
    ...world,
    ...leaving,
    mail,
    families,
    addChild: families.addChild,
    seller,
    freeWeekOn: config.freeWeek,
  });
  await startSending(paying.noticeWriter);
  const publicContent = await composePublicContent({ ...world, mail });
  const { companyDetails, schoolPrice, freeWeek, socialLinks } = config;
  const site = await composePublicSite({
    ...world,
    bank,
    mail,
    faq: publicContent.faq,
    companyDetails,
    schoolPrice,
    freeWeek,
    socialLinks,
  });
  const audit = await composeAudit(world);
  const entering = await composeAccounts({
    ...world,
    hasModel,
    sessions,
    homesSeen,
    mail,
    audit,
    childLinks,
    leaveOrders: paying.openOrders.leaveAll,
  });
  const { invitations, ...schools } = composeSchools({ ...world, ...entering, mail, audit, families: familyRows });
  const operators = await composeOperators({ ...world, ...entering, audit, mail, drawCode });
  const articlesDesk = composeContentDesk({ ...world, ...site, log: operators.log });
  const { taught, ...classes } = composeClasses({
    ...learningNeeds,
    ...knowledge,
    ...learning,
    cards: schools.pupils,
    classTeachers: schools.classTeachers,
  });
  const classResources = await composeClassResources(world);

  return {
    ...world,
    ...calling,
    reading,
    aiLog,
    warm,
    mail,
    emailSwitch,
    families,
    ...leaving,
    ...learning,
    learningNeeds,
    ...paying,
    publicContent,
    site,
    ...entering,
    ...composeOnboarding({ ...world, mail, families, codes: childLinks, changeWaiting: paying.openOrders.changeWaiting }),
    audit,
    invitations,
    schools,
    desk: { ...operators, ...articlesDesk, pageViews: site.pageViews },
    ...(await composeSafeguardingDesk(world)),
    digest: await composeDigest({ ...world, ...learning, mail, dueWork: dueWork.between }),
    notes: composeNotes({ ...world, ...learning }),
    portfolio: composePortfolio({ ...world, ...learning, ...knowledge }),
    ...classes,
    ...(await composeLti({ ...world, ...entering, ...taught, deskOf: schools.desk.deskOf, countHit: sessions.countHit })),
    ...composeSchoolSignOn({ ...world, ...entering, deskOf: schools.desk.deskOf }),
    ...composeClassSignIn({ ...world, ...entering, ...taught }),
    duties: composeDuties({ ...learningNeeds, ...knowledge }),
    classResources,
    ...composeClassAssessments({
      ...learningNeeds,
      ...learning,
      ...taught,
      classes: taught,
      readPaper: sharedPaper,
      sharedWith: classResources.sharedWith,
    }),
    stop: async () => {
      await paymentsRuntime.close();
      await audit.settled();
      await site.stop();
      await world.close();
      await closeTeacher();
    },
  };
};
export type Services = Awaited<ReturnType<typeof compose>>;
