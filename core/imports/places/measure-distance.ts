/**
 * How many letters are wrong, missing, too many or changed with the next one; null where they are more than `most`.
 *
 * @example measureDistance('слесарь', 'слеасрь', 1) // 1
 */
export function measureDistance(a: string, b: string, most: number): number | null {
  if (Math.abs(a.length - b.length) > most) return null
  let [earlier, above]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, i) => i)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      const changed = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(
        Math.min(
          (above[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (above[j - 1] ?? 0) + (isSame ? 0 : 1),
          changed ? (earlier[j - 2] ?? 0) + 1 : most + 1,
        ),
      )
    }
    if (Math.min(...row) > most) return null
    ;[earlier, above] = [above, row]
  }
  const distance = above[b.length] ?? 0
  return distance > most ? null : distance
}
