import fc from 'fast-check';

/** Texts that a server may write for players: any script, any length, and what other code would take for markup. */
const TEXTS = [
  'Bank transfer',
  'Перевод на карту',
  'التحويل المصرفي السريع',
  'یو پی آئی',
  'העברה בנקאית',
  'यूपीआई से भुगतान',
  'การโอนเงินผ่านธนาคาร',
  '銀行振込（即時）',
  '👩‍👩‍👧‍👦 Pay 🇲🇽',
  'Z͑ͫ̓ͪ̂ͫ̽͏a̴l̸g̷o',
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  'x'.repeat(120),
  'A very long name of a way to pay that somebody in marketing has written without looking at a phone even once',
  '<b>Bold</b> & "quoted" \'apostrophe\'',
  '50% off #1 <0>now</0>',
  '\u202eright to left override',
  '  spaces  around  ',
  'línea\nsegunda',
  '0',
] as const;

export const legalText: fc.Arbitrary<string> = fc.constantFrom(...TEXTS);

/** What a server says where it says nothing. */
const emptyText: fc.Arbitrary<string> = fc.constantFrom('', ' ');

const HTML = [
  '<p>Pay <b>exactly</b> the sum.</p>',
  '<ol><li>Open</li><li>Pay</li></ol><a href="https://bank.test/help" target="_blank">Help</a>',
  '<table><tr><td>Account</td><td>00112233445566778899001122334455667788</td></tr></table>',
  `<p>${'w'.repeat(300)}</p>`,
  '<p dir="rtl">ادفع المبلغ كاملا</p>',
  '<img src="https://bank.test/a.png" width="2000"><script>throw 1</script>',
  '<div><div><p>unclosed <b>everything',
  'plain text, no markup at all',
  '',
] as const;

export const legalHtml: fc.Arbitrary<string> = fc.constantFrom(...HTML);

const LANGUAGES = ['en', 'es', 'ar', 'ru', 'hi', 'pt', 'xx', 'es-MX'] as const;

/** A method's texts: some languages, one, or none at all. */
export const legalTexts: fc.Arbitrary<Record<string, string>> = fc
  .uniqueArray(fc.constantFrom(...LANGUAGES), { maxLength: 4 })
  .chain(languages =>
    fc
      .tuple(...languages.map(() => fc.oneof({ weight: 6, arbitrary: legalText }, emptyText)))
      .map(texts => Object.fromEntries(languages.map((language, index) => [language, texts[index] ?? '']))),
  );

/** Members that no contract knows. */
export const unknownMembers: fc.Arbitrary<Record<string, unknown>> = fc.constantFrom<Record<string, unknown>>(
  {},
  {},
  { debug: { trace: [1, 2, null] }, kind: 'new' },
  { constructor: 'x', toString: 1 },
);

/** A member that may be missing, or null where that means the same. */
export const maybe = <T>(member: fc.Arbitrary<T>): fc.Arbitrary<T | null | undefined> =>
  fc.oneof(
    { weight: 5, arbitrary: member },
    { weight: 4, arbitrary: fc.constant(undefined) },
    fc.constant(null),
  );
