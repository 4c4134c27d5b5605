/** How each kind of a place is written before its name, by what people and registers write. */
const kinds: Readonly<Record<string, string>> = {
  ...{ г: 'г.', гор: 'г.', город: 'г.' },
  ...{ п: 'п.', пос: 'пос.', поселок: 'пос.', посёлок: 'пос.', пгт: 'пгт', рп: 'рп' },
  ...{ с: 'с.', село: 'с.', д: 'д.', дер: 'дер.', деревня: 'д.' },
  ...{ 'ст-ца': 'ст-ца', станица: 'ст-ца', х: 'х.', хутор: 'х.', аул: 'аул' },
}

/** Kinds of several words. */
const longKinds = [
  [/^(?:п\.\s?г\.\s?т\.?|пос[её]лок городского типа)/iu, 'пгт '],
  [/^(?:р\.\s?п\.?|рабочий пос[её]лок)/iu, 'рп '],
] as const

/** Subjects of the Federation that are towns: they need no «г.» to be one. */
const federal = new Set(['москва', 'санкт-петербург', 'севастополь'])

/** What a letter of a building follows: «литера Г» is no town. */
const ofBuildings =
  /^(?:лит|литера?|корп|корпус|стр|строение|дом|оф|офис|кв|пом|помещение|здание|владение|блок|секция|подъезд)$/iu

/**
 * «г. Пермь» of «614000, Пермский край, г. Пермь, ул. …», also of «ПЕРМЬ Г» and «город Пермь»; other places by their kinds, Moscow, Petersburg and
 * Sevastopol by their names alone. Null where an address names no place.
 */
export function findCity(address: string): string | null {
  for (const part of address.split(',')) {
    const place = readPlace(part.trim().replace(/^\d{6}\s+/u, ''))
    if (place !== null) return place
  }
  return null
}

function readPlace(part: string): string | null {
  if (federal.has(part.toLowerCase())) return writePlace('г.', part)
  const plain = longKinds.reduce((text, [long, short]) => text.replace(long, short), part)
  return readAfterKind(plain) ?? readBeforeKind(plain)
}

/** «г. Пермь», «ГОРОД ПЕРМЬ»; not «Г.О. ПЕРМЬ», which is a district. */
function readAfterKind(part: string): string | null {
  const [, word = '', rest = ''] = /^([\p{L}-]{1,10})(?:\.\s*|\s+)(\p{Lu}.*)$/u.exec(part) ?? []
  const [name = ''] = /^\p{Lu}[\p{L}-]+(?:\s+\p{Lu}[\p{L}-]*)*/u.exec(rest) ?? []
  const kind = kinds[word.toLowerCase()]
  return kind === undefined || name === '' ? null : writePlace(kind, name)
}

/** «Пермь г», «ПЕРМЬ Г»; a large letter after a name in small ones is a building's. */
function readBeforeKind(part: string): string | null {
  const words = part.split(/\s+/u)
  const last = words.pop()?.replace(/\.$/u, '') ?? ''
  const kind = kinds[last.toLowerCase()]
  const isName = words.length > 0 && words.every((word) => /^\p{Lu}[\p{L}-]+$/u.test(word))
  if (kind === undefined || !isName || ofBuildings.test(words[0] ?? '')) return null
  const name = words.join(' ')
  return last === last.toLowerCase() || isLarge(name) ? writePlace(kind, name) : null
}

const isLarge = (name: string): boolean => name === name.toUpperCase()

const writePlace = (kind: string, name: string): string =>
  `${kind}${kind === 'г.' ? '\u00a0' : ' '}${isLarge(name) ? writeSmall(name) : name}`

/** «Ростов-на-Дону» of «РОСТОВ-НА-ДОНУ». */
const writeSmall = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\p{L}+/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1))
    .replace(/-(?:На|Под|При|Де|Ла)-/gu, (link) => link.toLowerCase())
