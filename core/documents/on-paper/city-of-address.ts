/** «Пермь» of «614000, Пермский край, г. Пермь, ул. …», with its «г.» or «пос.»; null where an address names no town. */
export function findCity(address: string): string | null {
  const part = address
    .split(',')
    .map((one) => one.trim())
    .find((one) => /^(?:г|город|пос|п|пгт|с|село|дер|ст-ца|рп)\.?\s*\p{Lu}/u.test(one))
  if (part === undefined) return null
  return part.replace(/^(?:город|г\.?)\s*/u, 'г.\u00a0')
}
