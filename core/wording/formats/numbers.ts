const NBSP = '\u00a0'

/** «1 250 000» and «0,5»: groups of three from five digits on, with no-break blanks, as papers write numbers. */
export function formatNumber(number: number): string {
  const [whole = '', part] = String(number).split('.')
  const grouped = whole.length < 5 ? whole : whole.replace(/\B(?=(?:\d{3})+$)/gu, NBSP)
  return part === undefined ? grouped : `${grouped},${part}`
}
