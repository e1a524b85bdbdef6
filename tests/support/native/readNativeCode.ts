import { readSnippets } from '../package/readSnippets';

/** What the guide's code for one kind of app says to the page and hears from it. */
interface NativeCode {
  /** Where the web view leaves the app's way in on the window. */
  bridge: readonly string[];
  messageTypes: readonly string[];
  /** Fields of the messages that it reads. */
  fields: readonly string[];
  /** Addresses that it opens. */
  schemes: readonly string[];
  /** Scripts that it runs in the page; a value stands in place of what the code puts in. */
  scripts: {
    handOver(userData: unknown): string;
    back: string;
    setToken(token: string): string;
  };
}

/** How a language says what is looked for; each pattern's first group is the find. */
interface Syntax {
  bridge: (code: string) => string[];
  messageTypes: RegExp;
  fields: RegExp;
  schemes: RegExp;
}

const SYNTAX = {
  swift: {
    bridge: code => ['webkit', 'messageHandlers', only(code, /\.add\(.*, name: "(\w+)"\)/g), 'postMessage'],
    messageTypes: /^ *case (".*"):$/gm,
    fields: /fields\["(\w+)"\]/g,
    schemes: /let schemes = \[(.*)\]/g,
  },
  kotlin: {
    bridge: code => [
      only(code, /addJavascriptInterface\(\w+\(\), "(\w+)"\)/g),
      only(code, /@JavascriptInterface\s+fun (\w+)\(/g),
    ],
    messageTypes: /^ *(".*") ->/gm,
    fields: /message\.(?:opt|get)\w+\("(\w+)"\)/g,
    schemes: /setOf\("(https".*)\)\)/g,
  },
  // The library makes the bridge: its name is not in the code.
  tsx: {
    bridge: () => ['ReactNativeWebView', 'postMessage'],
    messageTypes: /messageType === ('\w+')/g,
    fields: /(?:message\.(\w+)|^interface Opened \{([^}]*)\})/gm,
    schemes: /const ALLOWED = \/\^\((.*)\):\/;/g,
  },
} satisfies Record<string, Syntax>;

type NativeLanguage = keyof typeof SYNTAX;

export const NATIVE_LANGUAGES = Object.keys(SYNTAX) as NativeLanguage[];

export const readNativeSource = (language: NativeLanguage): string =>
  readSnippets('docs/guides/native.md', language).join('');

export function readNativeCode(language: NativeLanguage): NativeCode {
  const code = readNativeSource(language);
  const syntax: Syntax = SYNTAX[language];
  const scripts = [...code.matchAll(/(["'`])((?:!!)?(?:window|document)\..*?)\1/g)].map(
    ([, , script = '']) => script,
  );
  const scriptWith = (text: string): string => {
    const found = scripts.filter(script => script.includes(text));
    if (found.length !== 1) throw new Error(`${found.length} scripts with ${text} in the ${language} code`);
    return found[0] ?? '';
  };
  const withValue = (script: string, value: unknown): string =>
    script.replace(/ = .*?;/, () => ` = ${JSON.stringify(value)};`);
  return {
    bridge: syntax.bridge(code),
    messageTypes: wordsOf(code, syntax.messageTypes),
    fields: wordsOf(code, syntax.fields),
    schemes: wordsOf(code, syntax.schemes),
    scripts: {
      handOver: userData => withValue(scriptWith('__BILLING'), userData),
      back: scriptWith('back()'),
      setToken: token => withValue(scriptWith('querySelector'), token),
    },
  };
}

/** The words of all that a pattern finds; type names of fields are none. */
function wordsOf(code: string, pattern: RegExp): string[] {
  const found = [...code.matchAll(pattern)].flatMap(groups => groups.slice(1)).join('\n');
  const names = found.replace(/:.*$/gm, '').match(/\w+/g) ?? [];
  return [...new Set(names)];
}

function only(code: string, pattern: RegExp): string {
  const found = [...code.matchAll(pattern)].map(([, name = '']) => name);
  if (found.length !== 1) throw new Error(`${pattern} is found ${found.length} times`);
  return found[0] ?? '';
}
