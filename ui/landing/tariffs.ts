export const terms = [3, 6, 12] as const
/** How many months are paid for at once. */
export type Term = (typeof terms)[number]

export type Tariff = {
  readonly name: string
  /** Roubles for the whole term; null where nothing is paid. */
  readonly price: Readonly<Record<Term, number>> | null
  readonly includes: readonly string[]
}

export const tariffs: readonly Tariff[] = [
  { name: 'Ознакомительный', price: null, includes: [] },
  {
    name: 'Базовый',
    price: { 3: 6000, 6: 10000, 12: 18000 },
    includes: ['до 50 работников', 'только офисные рабочие места', 'СУОТ, обучение, инструктажи, СОУТ'],
  },
  {
    name: 'Стандартный',
    price: { 3: 9000, 6: 15000, 12: 27000 },
    includes: [
      'до 500 работников',
      'все направления деятельности',
      'всё из базового, медосмотры и СИЗ',
      'персональные шаблоны бесплатно',
    ],
  },
]

/** The price of a month when a term is paid at once, rounded up to whole hundreds of roubles. */
export const monthlyFrom = (price: number, term: Term): number => Math.ceil(price / term / 100) * 100

/** «18 000 ₽», with no-break blanks. */
export const roubles = (sum: number): string =>
  `${String(sum).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0')}\u00a0₽`
