type Text = Record<string, string>;

export type Word =
  | 'card'
  | 'virtualCard'
  | 'bankTransfer'
  | 'cash'
  | 'mobileMoney'
  | 'p2pMarket'
  | 'cardTransfer'
  | 'phoneTransfer'
  | 'buyCrypto'
  | 'qr'
  | 'giftCard'
  | 'convenienceStore'
  | 'maintenance';

/** Method texts that are words and not marks. Each has English, Spanish and Arabic; others where they are sure. */
const WORDS: Readonly<Record<Word, Text>> = {
  card: {
    en: 'Bank card',
    es: 'Tarjeta bancaria',
    ar: 'بطاقة مصرفية',
    pt: 'Cartão bancário',
    ru: 'Банковская карта',
    uk: 'Банківська картка',
    tr: 'Banka kartı',
    id: 'Kartu bank',
    vi: 'Thẻ ngân hàng',
    fr: 'Carte bancaire',
    hi: 'बैंक कार्ड',
    ja: '銀行カード',
    ko: '은행 카드',
    th: 'บัตรธนาคาร',
  },
  virtualCard: {
    en: 'Virtual card',
    es: 'Tarjeta virtual',
    ar: 'بطاقة افتراضية',
    pt: 'Cartão virtual',
    ru: 'Виртуальная карта',
    tr: 'Sanal kart',
    id: 'Kartu virtual',
    vi: 'Thẻ ảo',
    fr: 'Carte virtuelle',
  },
  bankTransfer: {
    en: 'Bank transfer',
    es: 'Transferencia bancaria',
    ar: 'تحويل بنكي',
    pt: 'Transferência bancária',
    ru: 'Банковский перевод',
    uk: 'Банківський переказ',
    tr: 'Banka havalesi',
    id: 'Transfer bank',
    vi: 'Chuyển khoản ngân hàng',
    fr: 'Virement bancaire',
    hi: 'बैंक ट्रांसफ़र',
    ja: '銀行振込',
    ko: '계좌 이체',
    th: 'โอนเงินผ่านธนาคาร',
    ms: 'Pindahan bank',
  },
  cash: {
    en: 'Cash',
    es: 'Efectivo',
    ar: 'نقدًا',
    pt: 'Dinheiro',
    ru: 'Наличные',
    uk: 'Готівка',
    tr: 'Nakit',
    id: 'Tunai',
    fr: 'Espèces',
    vi: 'Tiền mặt',
  },
  mobileMoney: {
    en: 'Mobile money',
    es: 'Dinero móvil',
    ar: 'محفظة الهاتف',
    fr: 'Mobile money',
    sw: 'Pesa kwa simu',
  },
  p2pMarket: {
    en: 'P2P market',
    es: 'Mercado P2P',
    ar: 'سوق بين الأفراد',
    ru: 'P2P-маркет',
    pt: 'Mercado P2P',
    tr: 'P2P pazarı',
  },
  cardTransfer: {
    en: 'Transfer to card',
    es: 'Transferencia a tarjeta',
    ar: 'تحويل إلى بطاقة',
    ru: 'Перевод на карту',
    uk: 'Переказ на картку',
    kk: 'Картаға аударым',
    uz: 'Kartaga o‘tkazma',
    ky: 'Картага которуу',
    tg: 'Интиқол ба корт',
    az: 'Karta köçürmə',
    bn: 'কার্ডে ট্রান্সফার',
  },
  phoneTransfer: {
    en: 'Transfer by phone number',
    es: 'Transferencia por teléfono',
    ar: 'تحويل برقم الهاتف',
    ru: 'Перевод по номеру телефона',
    uk: 'Переказ за номером телефону',
  },
  buyCrypto: {
    en: 'Buy crypto with a card',
    es: 'Comprar cripto con tarjeta',
    ar: 'شراء العملات الرقمية بالبطاقة',
    pt: 'Comprar cripto com cartão',
    ru: 'Купить криптовалюту картой',
    tr: 'Kartla kripto satın al',
  },
  qr: {
    en: 'QR payment',
    es: 'Pago con QR',
    ar: 'الدفع برمز QR',
    pt: 'Pagamento por QR',
    ru: 'Оплата по QR',
    id: 'Pembayaran QR',
    th: 'ชำระด้วย QR',
    vi: 'Thanh toán QR',
    ms: 'Bayaran QR',
    ja: 'QR決済',
    ko: 'QR 결제',
  },
  giftCard: {
    en: 'Gift card',
    es: 'Tarjeta regalo',
    ar: 'بطاقة هدايا',
    ru: 'Подарочная карта',
    ja: 'ギフトカード',
    ko: '기프트 카드',
    id: 'Kartu hadiah',
  },
  convenienceStore: {
    en: 'Convenience store',
    es: 'Tienda de conveniencia',
    ar: 'متجر صغير',
    ja: 'コンビニ',
    ko: '편의점',
  },
  maintenance: {
    en: 'Express transfer',
    es: 'Transferencia exprés',
    ar: 'تحويل سريع',
    pt: 'Transferência expressa',
    ru: 'Экспресс-перевод',
  },
};

export function worded(word: Word): Text {
  return { ...WORDS[word] };
}

/** A mark reads the same in every language that this server writes. */
export function marked(mark: string): Text {
  return { en: mark, es: mark, ar: mark };
}

/** 'SPEI' + bankTransfer → 'SPEI · Bank transfer', in each language of the word. */
export function markedWord(mark: string, word: Word): Text {
  return Object.fromEntries(Object.entries(WORDS[word]).map(([lang, value]) => [lang, `${mark} · ${value}`]));
}
