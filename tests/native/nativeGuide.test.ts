import { describe, expect, it } from 'vitest';
import { APP_PROTOCOLS } from '../../src/domain/url/safeUrl';
import { findNativePost, nativeNames, readPath } from '../../src/host/nativeBridge';
import type { MessageOf } from '../../src/host/protocol';
import { NATIVE_LANGUAGES, readNativeCode, readNativeSource } from '../support/native/readNativeCode';

/** The messages that ask an app to act, and every field of them. */
type Heard = 'onClose' | 'copyToBuffer' | 'openExtBrowser' | 'onExternalRedirectEvent' | 'onTokenExpired';
const HEARD: Record<Heard, true> = {
  onClose: true,
  copyToBuffer: true,
  openExtBrowser: true,
  onExternalRedirectEvent: true,
  onTokenExpired: true,
};
const FIELDS: Record<
  Exclude<keyof MessageOf<'openExtBrowser'> | keyof MessageOf<'copyToBuffer'>, 'messageType'>,
  true
> = { text: true, url: true, method: true, data: true };

/** By what a system says that the process of a page has ended: without it a view stays blank, or the app ends. */
const ENDED: Record<(typeof NATIVE_LANGUAGES)[number], RegExp> = {
  swift: /navigationDelegate = self\n.*func webViewWebContentProcessDidTerminate\(/s,
  kotlin: /(?:WebViewClient\w*\(\) \{.*?onRenderProcessGone\(.*?return true.*?){2}/s,
  tsx: /onContentProcessDidTerminate=.*onRenderProcessGone=/s,
};

const sorted = (names: readonly string[]): string[] => [...names].sort();

describe.each(NATIVE_LANGUAGES)('the %s code of the native guide', language => {
  const code = readNativeCode(language);

  it('[HOST-07] puts its bridge where the widget looks for one', () => {
    const posted: string[] = [];
    const target = code.bridge.reduceRight<unknown>(
      (inner, name) => ({ [name]: inner }),
      (text: string) => posted.push(text),
    ) as Window;
    findNativePost(target, nativeNames({}))?.('hello');
    expect(posted).toEqual(['hello']);
  });

  it('[HOST-11] [HOST-17] hears the messages that ask an app to act, and reads fields that they have', () => {
    // React Native's screen also has to know when the page is there.
    const more = language === 'tsx' ? ['Loaded'] : [];
    expect(sorted(code.messageTypes)).toEqual(sorted([...Object.keys(HEARD), ...more]));
    expect(sorted(code.fields.filter(field => field !== 'messageType'))).toEqual(sorted(Object.keys(FIELDS)));
  });

  it('[HOST-09] notices that the system has ended the page', () => {
    expect(readNativeSource(language)).toMatch(ENDED[language]);
  });

  it('[DEP-06] opens https and the payment apps that the widget lets through', () => {
    const schemes = ['https:', ...APP_PROTOCOLS].map(protocol => protocol.slice(0, -1));
    expect(sorted(code.schemes)).toEqual(sorted(schemes));
  });

  it('[HOST-09] [HOST-13] its scripts hand over the data and go back by the widget’s names', () => {
    const names = nativeNames({});
    let backs = 0;
    const page = { [names.commands]: { back: () => backs++ } };
    const run = (script: string, window: object): unknown =>
      new Function('window', `return eval(${JSON.stringify(script)})`)(window);
    run(code.scripts.handOver({ token: 't' }), page);
    expect(readPath(page, names.userData)).toEqual({ token: 't' });
    // Before the widget is there nobody can go back: the code is told, or does not ask.
    expect(run(code.scripts.back, {})).toBe(language === 'tsx');
    expect(run(code.scripts.back, page)).toBe(true);
    expect(backs).toBe(1);
  });
});
