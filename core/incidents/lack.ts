/** What an inspector will find missing in somebody's records of the day of an accident. */
export type Lack = {
  /** «Повторный инструктаж на рабочем месте: срок истёк 10.08.2026». */
  readonly what: string
  /** Whose point asks for it. */
  readonly basis: string
  /** It is of a medical examination: hidden from whoever sees nothing of those. */
  readonly medical?: true
}

/** What the records of one of the injured lacked when the accident happened; nothing of outsiders. */
export type LacksOf = { readonly fullName: string; readonly lacks: readonly Lack[] }
