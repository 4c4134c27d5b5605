/** What the chronology says of an annulment and of its taking back; null for a field that is of neither. */
export function describeAnnulment(field: string, value: unknown): readonly string[] | null {
  switch (field) {
    case 'annulled': {
      const { reason }: { readonly reason?: unknown } = Object(value)
      // what it is taken back for says it
      return reason === undefined ? [] : [`Происшествие аннулировано: ${String(reason)}`]
    }
    case 'restoredBecause':
      return [`Аннулирование снято: ${String(value)}`]
    case 'dutiesTaken':
      return [`Сняты внеплановые инструктажи и обучение, ещё не пройденные: ${String(value)}`]
    default:
      return null
  }
}
