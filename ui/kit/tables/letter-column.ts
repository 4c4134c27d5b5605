/** A column as spreadsheets letter it; the first is 0. */
export function letterColumn(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : letterColumn(Math.floor(column / 26) - 1) + last
}
