import type { SupportedLocale } from '../../src/spec/locales';

/** Words that a sweepstake text must not use: those for deposit, withdraw, bet or wager, gamble. */
export interface Vocabulary {
  /** Beginnings of words, as parts of a regular expression. */
  stems: readonly string[];
  /** Words are not set apart, or take what stands before them: a stem counts anywhere. */
  isAnywhere?: true;
}

const spanish = ['dep[oó]sit', 'retir', 'apuest', 'apost', 'juegos? de azar'];
const hindi = ['जमा', 'निकासी', 'निकाल', 'दां?व', 'दाँव', 'सट्ट', 'जुआ', 'जुए', 'डिपॉ', 'डिपाज', 'विदड्रॉ'];

export const vocabularies: Readonly<Record<SupportedLocale, Vocabulary>> = {
  ar: { stems: ['[إا]يداع', '[أيتن]ودع', 'سحب', 'سحوب', 'رهان', 'راهن', 'قمار', 'قامر'], isAnywhere: true },
  az: {
    stems: [
      'depozit',
      'əmanət',
      'mədaxil',
      'çıxarış',
      'çıxarıl',
      'pul(u|unuzu)? çıxar',
      'nağdlaşdır',
      'mərc',
      'qumar',
    ],
  },
  bn: { stems: ['জমা', 'ডিপোজিট', 'উত্তোলন', 'তুল(?!না)', 'তোলা', 'উইথড্র', 'বাজি', 'জুয়া', 'জুয়া'] },
  de: {
    stems: [
      'einzahl',
      'eingezahl',
      'auszahl',
      'ausgezahl',
      'abheb',
      'abgehob',
      'wette',
      'wetten',
      'glücksspiel',
    ],
    isAnywhere: true,
  },
  el: {
    stems: ['κατ[αά]θ', 'κατ[εέ]θ', 'αν[αά]λ[ηή]ψ', 'στο[ιί]χ[ηή]μ', 'ποντ[αά]ρ', 'τζ[οό]γ', 'τυχερ'],
  },
  en: { stems: ['deposit', 'withdraw', 'bets?\\b', 'betting', 'wager', 'gambl'] },
  es: { stems: spanish },
  fil: {
    stems: [
      '(mag|nag|pag|i)?-?deposit',
      '(mag|nag|pag|i)?-?withdraw',
      '(mag|nag|pag|i)?-?cash ?(in|out)(?!\\p{L})',
      '(t|tum|itin|pagt)aya(?!\\p{L})',
      '(p|pum|pup|ipin)usta',
      '(mag|nag|pag)?sugal',
    ],
  },
  fr: { stems: ['d[ée]p[oôö]', 'retrait', 'retir', 'paris?(?!\\p{L})', 'parier', 'miser', 'jeux? d.argent'] },
  hi: { stems: hindi },
  id: {
    stems: [
      'deposit',
      '(me)?(ny|s)etor',
      '(di|me)?(t|n)arik',
      'penarikan',
      'pencairan',
      '(di|men)?cairkan',
      '(ber|per)?taruh',
      '(ber|per)?judi',
    ],
  },
  it: { stems: ['deposit', 'versa(re|ment)', 'preli?ev', 'scommess', 'scommett', 'puntat', 'azzardo'] },
  ja: {
    stems: ['入金', '出金', '預け入れ', '預入', '引き出', 'お引出', '賭', 'ベット', 'ギャンブル', '掛け金'],
    isAnywhere: true,
  },
  kk: {
    stems: [
      'депозит',
      'салым',
      'толықтыр',
      '(ақша|қаражат)(ты|ны)? сал',
      'шығару',
      'ақша шығар',
      'шығарып ал',
      'шешіп ал',
      'бәс',
      'тігу',
      'ставка',
      'құмар',
    ],
  },
  ko: { stems: ['입금', '예치', '출금', '인출', '베팅', '배팅', '도박'], isAnywhere: true },
  ky: {
    stems: [
      'депозит',
      'салым',
      'толукто',
      'акча(ны)? (сал|чыгар)',
      '(?<!жокко )чыгаруу',
      'чыгарып ал',
      'коюм',
      'тигүү',
      'мелдеш',
      'ставка',
      'кумар',
    ],
  },
  mr: { stems: ['जमा', 'ठेव', 'डिपॉ', 'काढ', 'विथड्रॉ', 'पैज', 'सट्ट', 'जुगार'] },
  ms: {
    stems: ['deposit', '(di)?keluarkan', 'mengeluarkan', 'pengeluaran', '(ber|per)?taruh', '(ber|per)?judi'],
  },
  pl: { stems: ['depozyt', 'wpła', 'wypła', 'zakład', 'stawk', 'obstaw', 'hazard'] },
  pt: { stems: ['dep[óo]sit', 'saques?', 'sacar', 'retirad', 'retirar', 'apost', 'jogos? de azar'] },
  ro: { stems: ['depozit', 'depun', 'retra[gs]', 'pari(u|ez|az)', 'miz[aăe]', 'jocuri? de noroc'] },
  ru: {
    stems: ['депозит', 'пополн', 'вывод', 'вывест', 'вывед', 'снят', 'ставк', 'пари(?!\\p{L})', 'азарт'],
  },
  sw: {
    stems: ['amana', '(ku)?weka pesa', '(ku|usi)?to[ae] pesa', 'uondoaji', 'utoaji', 'dau', 'beti', 'kamari'],
  },
  te: { stems: ['డిపాజిట్', 'జమ', 'విత్‌?డ్రా', 'ఉపసంహర', 'పందె', 'బెట్', 'జూద'] },
  tg: {
    stems: [
      'депозит',
      'амонат',
      'пасандоз',
      'пур кард',
      'пуркун',
      'баровар',
      '(на)?барор',
      'бозпас гириф',
      'шартгузор',
      'қимор',
    ],
  },
  th: { stems: ['ฝาก', 'ถอน', 'เดิมพัน', 'แทง', 'พนัน'], isAnywhere: true },
  tr: { stems: ['yatır', 'para çek', 'çekim', 'bahis', 'kumar', 'iddia'] },
  uk: {
    stems: ['депозит', 'поповн', 'вивед', 'вивест', 'вивод', 'знят', 'ставк', 'парі(?!\\p{L})', 'азарт'],
  },
  ur: { stems: ['جمع', 'ڈپازٹ', 'نکلو', 'نکال', 'نکاسی', 'ودڈرا', 'شرط', 'جوا(?!ب)', 'جوئے', 'سٹہ'] },
  uz: {
    stems: [
      'depozit',
      'omonat',
      'hisob\\p{L}* to.ldir',
      'to.ldirish',
      'yechi(b|l|ng|sh)',
      'yechm',
      'pul chiqar',
      'tikish',
      'garov',
      'stavka',
      'qimor',
    ],
  },
  vi: { stems: ['nạp', 'gửi tiền', 'ký quỹ', 'rút', '(đặt |cá )?cược', 'cờ bạc', 'đánh bạc'] },
  zh: {
    stems: [
      '存款',
      '存入',
      '充值',
      '提款',
      '提现',
      '提現',
      '取款',
      '投注',
      '下注',
      '押注',
      '赌',
      '賭',
      '博彩',
    ],
    isAnywhere: true,
  },
  'hi-Latn-IN': {
    stems: [
      'deposit',
      'jama',
      'withdraw',
      'nika+s',
      'nika+l',
      'da+n?v',
      'satta',
      'jua',
      'bets?\\b',
      'wager',
      'gambl',
    ],
  },
  'es-MX': { stems: spanish },
};
