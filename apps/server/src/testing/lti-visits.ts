import type { JWK } from 'jose';
import type { Caller } from './caller.ts';
import { ltiPlatform } from './lti-platform.ts';
import type { LtiPlatform, PlatformWish } from './lti-platform.ts';
import { anAdministrator } from './people.ts';
import type { TestApp } from './test-app.ts';

const form = 'application/x-www-form-urlencoded';

export const titleOf = (html: string): string => /<h1>(?<title>[^<]+)<\/h1>/.exec(html)?.groups?.['title'] ?? '';
const valueOf = (html: string, name: string): string => new RegExp(`name="${name}" value="(?<v>[^"]+)"`).exec(html)?.groups?.['v'] ?? '';

/** A form as a browser sends it from a page. */
export const post = (browser: Caller, url: string, fields: Readonly<Record<string, string>>) =>
  browser.send({ method: 'POST', url, headers: { 'content-type': form }, payload: new URLSearchParams(fields).toString() });

/** A school's administrator, and a platform of its own that knows our keys. */
export const schoolWithPlatform = async (testApp: TestApp) => {
  const platform = await ltiPlatform(() => testApp.clock.now);
  platform.mood.keys = (await testApp.visitor().get('/api/lti/keys')).json<{ keys: JWK[] }>().keys;
  return { platform, head: await anAdministrator(testApp) };
};

/** People who come to us from a platform, each in a browser of their own. */
export const ltiVisits = (testApp: () => TestApp, platform: () => LtiPlatform) => {
  const launch = async (wish: PlatformWish, browser: Caller = testApp().visitor()) => {
    const { issuer, clientId } = platform().registration();
    const asked = await post(browser, '/api/lti/login', { iss: issuer, login_hint: 'x', target_link_uri: 'x', client_id: clientId });
    return post(browser, '/api/lti/launch', await platform().message(new URL(String(asked.headers.location)), wish));
  };
  return {
    launch,
    /** Opened, and pressed on the page that names them. */
    comeIn: async (wish: PlatformWish): Promise<Caller> => {
      const browser = testApp().visitor();
      const shown = await launch(wish, browser);
      await post(browser, '/api/lti/enter', { ticket: valueOf(shown.body, 'ticket') });
      return browser;
    },
  };
};
