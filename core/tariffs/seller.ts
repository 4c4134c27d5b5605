/**
 * Who offers the service: the party of the offer, the operator of personal data, the seller of an invoice. Null is what the service's
 * settings don't say; `kpp` has a legal entity alone.
 */
export type Seller = {
  readonly name: string | null
  readonly inn: string | null
  readonly kpp: string | null
  /** ОГРН, of a sole proprietor ОГРНИП. */
  readonly ogrn: string | null
  readonly address: string | null
}

const required = ['name', 'inn', 'ogrn', 'address'] as const

/** A seller of whom nothing is missing that an offer, a policy or an invoice says. */
export type KnownSeller = Pick<Seller, 'kpp'> & { readonly [Name in (typeof required)[number]]: string }

/** What an offer and a privacy policy may not be without, and the settings don't say. */
export const listMissingRequisites = (seller: Seller): readonly (typeof required)[number][] =>
  required.filter((requisite) => seller[requisite] === null)

/** Whether the settings say all that an offer, a policy and an invoice need. */
export const isSellerKnown = (seller: Seller): seller is KnownSeller =>
  listMissingRequisites(seller).length === 0
