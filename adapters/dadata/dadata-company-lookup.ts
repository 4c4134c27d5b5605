import type { CompanyDetails } from '@osh/core/companies/company.ts'
import type { CompanyLookup, LookupRefusal } from '@osh/core/companies/company-directory.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { z } from 'zod'

const ADDRESS = 'https://suggestions.dadata.ru/suggestions/api/4_1/rs/findById/party'
const PATIENCE_MS = 5000

const text = z.string().nullish()
const party = z.object({
  inn: z.string(),
  ...{ kpp: text, ogrn: text, okpo: text, okato: text, oktmo: text, okogu: text, okved: text },
  name: z.object({ full_with_opf: text, short_with_opf: text }).nullish(),
  management: z.object({ name: text, post: text }).nullish(),
  address: z.object({ unrestricted_value: text, value: text }).nullish(),
})
const found = z.object({ suggestions: z.array(z.object({ data: party })) })

/** Company fields from DaData's copy of ЕГРЮЛ and ЕГРИП. Fields that it does not know are left out. */
export class DadataCompanyLookup implements CompanyLookup {
  readonly #token: string
  readonly #fetch: typeof fetch
  constructor(token: string, ask: typeof fetch = fetch) {
    this.#token = token
    this.#fetch = ask
  }

  async findByInn({
    inn,
  }: {
    readonly inn: string
  }): Promise<Result<Partial<CompanyDetails>, LookupRefusal>> {
    const parsed = found.safeParse(await this.#ask(inn))
    if (!parsed.success) throw new Unavailable(502)
    const [first] = parsed.data.suggestions
    return first ? ok(takeDetails(first.data)) : err({ code: 'lookup/unknown-inn' })
  }

  async #ask(inn: string): Promise<unknown> {
    const response = await this.#fetch(ADDRESS, {
      method: 'POST',
      headers: {
        authorization: `Token ${this.#token}`,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: JSON.stringify({ query: inn, branch_type: 'MAIN' }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((cause: unknown) => {
      throw new Unavailable(null, { cause })
    })
    if (!response.ok) throw new Unavailable(response.status)
    return response.json().catch(() => null)
  }
}

function takeDetails(data: z.infer<typeof party>): Partial<CompanyDetails> {
  const { inn, kpp, ogrn, okpo, okato, oktmo, okogu, okved, name, management, address } = data
  const at = address?.unrestricted_value ?? address?.value
  const fields = {
    ...{ inn, kpp, ogrn, okpo, okato, oktmo, okogu, okved },
    name: name?.full_with_opf,
    shortName: name?.short_with_opf,
    legalAddress: at,
    directorName: management?.name,
    directorPosition: management?.post,
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => Boolean(value)))
}
